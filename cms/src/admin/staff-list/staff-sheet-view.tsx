/** Staff from a list: which columns it may have, and where it is given. */
import type { AdminViewServerProps } from 'payload';
import { checkAddress, fromCheck } from '../../disclosure/mend.ts';
import { mayUseStaffSheet, staffSample } from '../../staff-list/endpoints.ts';
import { SampleOfSheet } from '../sheet/sample.tsx';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { StaffSheetTools } from './staff-sheet-tools.tsx';

export const StaffSheetView = (view: AdminViewServerProps) => (
  <SheetPage
    view={view}
    mayUse={mayUseStaffSheet}
    isFor="This is for those who keep the Staff List."
  >
    {(school) => (
      <>
        <h1>Staff from a list</h1>
        <p>
          A list in Excel or Word will do as it is, if a row above the names says what stands in
          each column. Other columns are not read.
        </p>
        <SampleOfSheet sample={staffSample} path="faculty/sheet" />
        <p>
          Who stands on the <a href="/admin/collections/faculty">Staff List</a> already, by name, is
          changed where the list says something else; a blank cell changes nothing. Nobody is taken
          off it.
        </p>
        <StaffSheetTools school={school} />
        {view.searchParams?.[fromCheck.name] === fromCheck.value && (
          <p>
            <a href={checkAddress}>Back to the check</a>
          </p>
        )}
      </>
    )}
  </SheetPage>
);
