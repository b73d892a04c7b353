/** News (promise 2.6). */
import { island, newsKind } from '../islands/NewsList.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const newsPage: PageDefinition<'news'> = {
  heeds: heedsChoice,
  dependsOnDay: true,
  view: async (input) => {
    const [news, summary] = await Promise.all([input.read.list('news'), summaryOf(input)]);
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island of={island} props={listPropsFor(newsKind, 'news', news, input)} />
        </div>
      ),
    };
  },
};
