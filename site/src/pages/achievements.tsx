/** Our achievements (promise 2.15). */
import { achievementsKind, island } from '../islands/AchievementsList.tsx';
import { island as photoViewer } from '../islands/photo-viewer.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const achievementsPage: PageDefinition<'achievements'> = {
  heeds: heedsChoice,
  dependsOnDay: true,
  view: async (input) => {
    const [documents, summary] = await Promise.all([
      input.read.list('documents'),
      summaryOf(input),
    ]);
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island
            of={island}
            props={listPropsFor(achievementsKind, 'documents', documents, input)}
          />
          <Island of={photoViewer} props={{}} />
        </div>
      ),
    };
  },
};
