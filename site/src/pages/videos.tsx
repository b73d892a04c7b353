/** Video gallery (promise 2.10). */
import { island, videosKind } from '../islands/VideosList.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const videosPage: PageDefinition<'videos'> = {
  heeds: heedsChoice,
  dependsOnDay: false,
  view: async (input) => {
    const [videos, summary] = await Promise.all([input.read.list('videos'), summaryOf(input)]);
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island of={island} props={listPropsFor(videosKind, 'videos', videos, input)} />
        </div>
      ),
    };
  },
};
