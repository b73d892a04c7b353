/** Toppers of class X and of class XII (promise 2.15). */
import { island, toppersKind } from '../islands/ToppersList.tsx';
import { ofClass } from '../rules/toppers-filter.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const toppersPage: PageDefinition<'toppers'> = {
  heeds: heedsChoice,
  dependsOnDay: true,
  view: async (input) => {
    const [toppers, summary] = await Promise.all([input.read.list('toppers'), summaryOf(input)]);
    const answer = { ...toppers, data: ofClass(toppers.data, input.page.class) };
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island
            of={island}
            props={{
              ...listPropsFor(toppersKind, 'toppers', answer, input),
              class: input.page.class,
            }}
          />
        </div>
      ),
    };
  },
};
