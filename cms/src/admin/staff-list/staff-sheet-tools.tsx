'use client';
/** The list of staff that is pasted or uploaded. */
import { whatToWrite } from '../../disclosure/posts.ts';
import type { Listed } from '../../staff-list/endpoints.ts';
import type { Counts } from '../../staff-list/plan.ts';
import { SheetTools } from '../sheet/sheet-tools.tsx';

export const StaffSheetTools = ({ school }: { school: string | number }) => (
  <SheetTools<Listed, keyof Counts>
    school={school}
    path="faculty/sheet"
    countWords={[
      ['new', 'new'],
      ['changed', 'changed'],
      ['unchanged', 'as before'],
      ['uncounted', 'that count as no post'],
      ['problems', 'that cannot be read'],
    ]}
    groups={[
      {
        id: 'sheet-uncounted',
        title: 'Count as no post',
        hint: `They are written all the same. ${whatToWrite}`,
        isOpen: true,
        has: ({ isUncounted }) => isUncounted,
      },
      {
        id: 'sheet-changed',
        title: 'On the Staff List already, and changed',
        isOpen: true,
        has: ({ kind }) => kind === 'changed',
      },
      { id: 'sheet-new', title: 'New', isOpen: true, has: ({ kind }) => kind === 'new' },
    ]}
    whom={['person', 'people']}
    whenDone={(counts) =>
      `Written: ${counts.new} new, ${counts.changed} changed. The Staff List and the disclosure follow within seconds.`
    }
  />
);
