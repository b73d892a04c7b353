'use client';
/** The list of toppers that is pasted or uploaded. */
import type { Counts } from '../../sheet/plan.ts';
import type { Listed } from '../../topper-list/endpoints.ts';
import { newAndChanged, plainCounts } from '../sheet/list-words.ts';
import { SheetTools } from '../sheet/sheet-tools.tsx';

export const TopperSheetTools = ({ school }: { school: string | number }) => (
  <SheetTools<Listed, keyof Counts>
    school={school}
    path="toppers/sheet"
    countWords={plainCounts}
    groups={newAndChanged('Toppers already, and changed')}
    whom={['topper', 'toppers']}
    whenDone={(counts) =>
      `Written: ${counts.new} new, ${counts.changed} changed. The website shows those whose parents agree, within seconds.`
    }
  />
);
