/** Between the password and the session: the code. */
import type { PayloadHandler, PayloadRequest } from 'payload';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { writeActivity } from '../hooks/record-activity.ts';
import { readBody } from '../login/asked.ts';
import { loginLimits, triedBy } from '../login/guard-login.ts';
import { browserCookie } from '../login/known-browser.ts';
import { findByTicket, lockAndFind } from './account.ts';
import { answer, refusalOf, startAgain, tooMany } from './answers.ts';
import { beginSession } from './begin-session.ts';
import type { Outcome } from './factor.ts';
import { takeCode } from './take-code.ts';
import { noTicketCookie } from './ticket.ts';

const findWaiting = (req: PayloadRequest) => findByTicket(req, 'code');

/** Within the request's transaction: the outcome, and what is answered. */
const tryToSignIn = async (
  req: PayloadRequest,
): Promise<{ kind: Outcome['kind'] | 'over'; response: Response }> => {
  const account = await lockAndFind(req, findWaiting);
  if (!account) return { kind: 'over', response: startAgain() };
  const { code } = (req.data ?? {}) as { code?: unknown };
  const outcome = await takeCode(req, account, code);
  const { kind } = outcome;
  if (kind !== 'right') return { kind, response: refusalOf(outcome) };
  const isByRecovery = outcome.by === 'recovery';
  if (isByRecovery) {
    req.context.doneBy = account.name;
    await writeActivity(req, 'staff', account.id, 'recovered');
  }
  const { token, exp, cookie } = await beginSession(req, account);
  const left = isByRecovery ? { left: outcome.factor.codes.length } : {};
  return { kind, response: answer({ token, exp, ...left }, 200, { 'set-cookie': cookie }) };
};

/** Wrong codes count as wrong passwords do, and beside that in the database, which several back offices share. */
const typeCode: PayloadHandler = async (req) => {
  await readBody(req);
  const account = await findWaiting(req);
  if (!account) return startAgain();
  const { tried, own } = await triedBy(req, account.email);
  const decision = loginLimits.take(tried);
  if ('wait' in decision) return tooMany(decision.wait);
  // A full disk says nothing about the code.
  let settle = decision.attempt.refund;
  try {
    const response = await inOneTransaction(async () => {
      const done = await tryToSignIn(req);
      if (done.kind === 'wrong') settle = () => undefined;
      return done.response;
    })(req);
    if (!response.ok) return response;
    settle = decision.attempt.giveBack;
    response.headers.append('set-cookie', browserCookie(req.payload.secret, own, tried.browser));
    response.headers.append('set-cookie', noTicketCookie());
    return response;
  } finally {
    settle();
  }
};

/** Somebody else wants to sign in at this computer. */
const cancel: PayloadHandler = () => answer({}, 200, { 'set-cookie': noTicketCookie() });

// Below `/login`: there the browser shows the cookie by which it is known.
export const signInEndpoints = [
  { path: '/login/code', method: 'post' as const, handler: typeCode },
  { path: '/login/cancel', method: 'post' as const, handler: cancel },
];
