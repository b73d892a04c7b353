/** Students from a list: which columns it may have, the roll as it is, and where a list is given. */
import type { AdminViewServerProps } from 'payload';
import { rollSample } from '../../roll/endpoints.ts';
import { mayKeepRoll } from '../../roll/may-keep-roll.ts';
import { SampleOfSheet } from '../sheet/sample.tsx';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { forOffice } from './for-office.ts';
import { RollSheetTools } from './roll-sheet-tools.tsx';

export const RollSheetView = (view: AdminViewServerProps) => (
  <SheetPage view={view} mayUse={mayKeepRoll} isFor={forOffice}>
    {(school) => (
      <>
        <h1>Students from a list</h1>
        <p>
          The list of your school software or register will do as it is, if a row above the names
          says what stands in each column. The order makes no difference, and other columns are not
          read. Of the date of birth only day and month are kept.
        </p>
        <SampleOfSheet sample={rollSample} path="students/sheet" />
        <p>
          Who is on <a href="/admin/collections/students">the roll</a> already is found by the
          admission number (or, where it is not known yet, by name and class) and changed where the
          list says something else; a blank cell changes nothing. Nobody is taken off the roll.
        </p>
        <p className="sheet-page__downloads">
          <a href={`/api/students/sheet?school=${school}`} download>
            Download the roll as it is
          </a>
        </p>
        <RollSheetTools school={school} />
      </>
    )}
  </SheetPage>
);
