/** What is answered to codes. As values, not thrown: what was counted of a wrong code is stored. */
import { inMinutes, retryAfter } from '../allowance.ts';
import type { Outcome } from './factor.ts';

/** What is said is meant for one person alone. */
export const answer = (
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

export const refusal = (
  message: string,
  status: number,
  headers: Record<string, string> = {},
): Response => answer({ errors: [{ message }] }, status, headers);

const whomToAsk = 'the head of your school, or whoever set up the back office';

export const tooMany = (wait: number): Response =>
  refusal(
    `Too many wrong codes were tried. Please wait ${inMinutes(wait)} and try again. If you have lost your phone, use a recovery code, or ask ${whomToAsk}, to remove your second factor.`,
    429,
    { 'retry-after': retryAfter(wait) },
  );

export const startAgain = (): Response =>
  refusal('The time for this step is over. Please sign in again.', 410);

/** To a code that was not right. */
export const refusalOf = (outcome: Exclude<Outcome, { kind: 'right' }>): Response => {
  if (outcome.kind === 'unreadable')
    return refusal(
      `Codes of your app cannot be checked any more, because the secret of this installation was changed. Please use a recovery code, or ask ${whomToAsk}, to remove your second factor.`,
      409,
    );
  if (outcome.wait > 0) return tooMany(outcome.wait);
  return refusal(
    'This code is not right. A code works once, and for half a minute: please type the one that your app shows now.',
    401,
  );
};
