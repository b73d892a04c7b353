/** Toppers from a list: which columns it may have, and where it is given. */
import type { AdminViewServerProps } from 'payload';
import { mayUseTopperSheet, topperSample } from '../../topper-list/endpoints.ts';
import { SampleOfSheet } from '../sheet/sample.tsx';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { TopperSheetTools } from './topper-sheet-tools.tsx';

export const TopperSheetView = (view: AdminViewServerProps) => (
  <SheetPage view={view} mayUse={mayUseTopperSheet} isFor="This is for those who keep the toppers.">
    {(school) => (
      <>
        <h1>Toppers from a list</h1>
        <p>
          A list in Excel will do as it is, if a row above the names says what stands in each
          column. Marks are taken as 98.2, 98.2% or ९८.२, and for both classes together.
        </p>
        <SampleOfSheet sample={topperSample} path="toppers/sheet" />
        <p>
          Who is a <a href="/admin/collections/toppers">topper</a> already, by name, class and
          session, is changed where the list says something else; a blank cell changes nothing.
          Nobody is taken off. Photographs are added on the topper’s own page.
        </p>
        <TopperSheetTools school={school} />
      </>
    )}
  </SheetPage>
);
