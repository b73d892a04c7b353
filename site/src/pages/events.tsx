/** Events (promise 2.3). */
import { eventsKind, island } from '../islands/EventsList.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { heedsChoice, listPropsFor, summaryOf } from './list-page.tsx';
import type { PageDefinition } from './page.ts';

export const eventsPage: PageDefinition<'events'> = {
  heeds: heedsChoice,
  dependsOnDay: true,
  view: async (input) => {
    const [events, summary] = await Promise.all([input.read.list('allEvents'), summaryOf(input)]);
    return {
      summary,
      files: {},
      body: (
        <div className="wide page-body">
          <Island of={island} props={listPropsFor(eventsKind, 'allEvents', events, input)} />
        </div>
      ),
    };
  },
};
