/** Guest book (promise 2.19). */
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { island } from '../islands/GuestBookForm.tsx';
import { Island } from '../server/rendering/islands.tsx';
import { formPropsFor } from './form-page.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

export const guestBookPage: PageDefinition<'guest-book'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => ({
    summary: await summaryOf(input),
    files: {},
    body: (
      <div className="narrow page-body">
        <Island
          of={island}
          props={formPropsFor(
            input,
            addressOf(calls.form, { school: input.school.code, type: 'GuestBook' }),
          )}
        />
      </div>
    ),
  }),
};
