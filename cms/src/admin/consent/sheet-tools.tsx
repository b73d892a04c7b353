'use client';
/** The sheet of consents that is given back. */
import type { Listed } from '../../consent/sheet/endpoints.ts';
import type { Counts } from '../../consent/sheet/plan.ts';
import { SheetTools } from '../sheet/sheet-tools.tsx';

export const ConsentSheetTools = ({ school }: { school: string | number }) => (
  <SheetTools<Listed, keyof Counts>
    school={school}
    path="consents/sheet"
    countWords={[
      ['new', 'new'],
      ['changed', 'changed'],
      ['withdrawn', 'of these withdrawn, in whole or in part'],
      ['unchanged', 'as before'],
      ['blank', 'without an answer'],
      ['problems', 'that cannot be read'],
    ]}
    groups={[
      {
        id: 'sheet-withdrawn',
        title: 'Withdrawn: the website stops showing it at once',
        isOpen: true,
        has: ({ isWithdrawn }) => isWithdrawn,
      },
      { id: 'sheet-changes', title: 'All that is written', isOpen: false, has: () => true },
    ]}
    whom={['student', 'students']}
    whenDone={(counts) =>
      `Written: ${counts.new} new, ${counts.changed} changed, ${counts.withdrawn} withdrawn. The website follows within seconds.`
    }
  />
);
