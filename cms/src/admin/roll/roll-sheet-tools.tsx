'use client';
/** The list of students that is pasted or uploaded. */
import type { Listed } from '../../roll/endpoints.ts';
import type { Counts } from '../../roll/plan.ts';
import { newAndChanged, plainCounts } from '../sheet/list-words.ts';
import { SheetTools } from '../sheet/sheet-tools.tsx';

export const RollSheetTools = ({ school }: { school: string | number }) => (
  <SheetTools<Listed, keyof Counts>
    school={school}
    path="students/sheet"
    countWords={[...plainCounts, ['absent', 'on the roll and not in this list: they stay']]}
    groups={newAndChanged('On the roll already, and changed')}
    whom={['student', 'students']}
    whenDone={(counts) => `Written: ${counts.new} new, ${counts.changed} changed.`}
  />
);
