/** What follows a right password that is not enough: a ticket for the next step, and no session. */
import type { Payload } from 'payload';
import { assertEnabled } from '../accounts/account-hooks.ts';
import type { Staff } from '../payload-types.ts';
import { answer } from './answers.ts';
import type { SecondStepNeeded } from './needed.ts';
import { ticketCookie } from './ticket.ts';

/** The header with the ticket; whoever may no longer sign in is told so instead. */
export const ticketFor = async (
  payload: Payload,
  { account: id, step }: SecondStepNeeded,
): Promise<string> => {
  const account = await payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: id } },
  });
  assertEnabled(account);
  return ticketCookie(payload.secret, step, account, Date.now());
};

/** The answer to the sign-in form: taken, but not done. */
export const askForStep = async (payload: Payload, needed: SecondStepNeeded): Promise<Response> =>
  answer({ message: needed.message, secondStep: needed.step }, 202, {
    'set-cookie': await ticketFor(payload, needed),
  });
