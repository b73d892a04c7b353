/** Homework, circulars, datesheets, syllabi (promise 2.17). */
import { documentsKind, island } from '../islands/DocumentsList.tsx';
import { ofCategory } from '../rules/list-filters.ts';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const documentsPage: PageDefinition<'documents'> = {
  heeds: heedsChoice,
  dependsOnDay: false,
  view: async (input) => {
    const { category } = input.page;
    const [documents, summary] = await Promise.all([
      input.read.list('documents'),
      summaryOf(input),
    ]);
    const answer = { ...documents, data: ofCategory(documents.data, category) };
    return {
      summary,
      files: {},
      body: (
        <div className="narrow page-body">
          <Island
            of={island}
            props={{ ...listPropsFor(documentsKind, 'documents', answer, input), category }}
          />
        </div>
      ),
    };
  },
};
