/**
 * What stands around Payload's own sign-in over HTTP: limits, and the same words in the same time whether or not there is
 * such an account. Payload's own count of wrong passwords is off: a stranger could lock anybody out with it, and of a hundred
 * guesses at once it let nineteen through.
 */
import { pbkdf2, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { APIError, AuthenticationError, type PayloadHandler, type PayloadRequest } from 'payload';
import { inMinutes, retryAfter } from '../allowance.ts';
import { askForStep } from '../second-factor/ask-for-step.ts';
import { isSecondStepNeeded } from '../second-factor/needed.ts';
import { addressOf, readBody } from './asked.ts';
import { addressMark, findAccount, hasMark } from './known-addresses.ts';
import { type Account, browserCookie, browserOf } from './known-browser.ts';
import { LoginLimits, type Tried } from './limits.ts';

/** Next may load this module once for each of its bundles, but tries are counted once. */
const shared = globalThis as { aanganLoginLimits?: LoginLimits };
shared.aanganLoginLimits ??= new LoginLimits(Date.now);
export const loginLimits = shared.aanganLoginLimits;

/** A wrong answer never comes sooner, so that what little differs between an account and none does not show. */
const answerFloor = 600;

/** As costly as Payload's check of a password (600,000 rounds of PBKDF2); a test compares the times. */
const spendTimeOfACheck = async (password: string): Promise<void> => {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
};

/** The same for every account, and for none. */
export const tooManyPasswords = (wait: number): string =>
  `Too many wrong passwords were tried. Please wait ${inMinutes(wait)} and try again, or ask the head of your school, or whoever set up the back office, for a new password.`;

/** What the limits go by, for the address that was typed; `own` is what makes the browser known once somebody is signed in. */
export const triedBy = async (
  req: PayloadRequest,
  email: string,
): Promise<{ tried: Tried; own: Account; isAccount: boolean }> => {
  const address = addressOf(req);
  const account = await findAccount(req.payload, email);
  const { secret } = req.payload;
  const isKnown = hasMark(account?.knownAddresses, addressMark(secret, email, address));
  const own = { email, salt: account?.salt ?? '' };
  const browser = browserOf(secret, own, req.headers.get('cookie'));
  return { tried: { email, address, isKnown, browser }, own, isAccount: account !== undefined };
};

/** Payload's sign-in, within the limits. */
export const guardLogin =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const begun = performance.now();
    const floor = () => sleep(Math.max(0, answerFloor - (performance.now() - begun)));
    const { email, password } = await readBody(req);
    // Payload says which of the two is missing.
    if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '')
      return handler(req);

    const typed = email.toLowerCase().trim();
    const { tried, own, isAccount } = await triedBy(req, typed);
    const decision = loginLimits.take(tried);
    const refuseFor = async (wait: number): Promise<never> => {
      req.responseHeaders = new Headers({ 'Retry-After': retryAfter(wait) });
      await floor();
      throw new APIError(tooManyPasswords(wait), 429, undefined, true);
    };
    if ('wait' in decision) return refuseFor(decision.wait);
    try {
      const response = await handler(req);
      decision.attempt.giveBack();
      response.headers.append('Set-Cookie', browserCookie(req.payload.secret, own, tried.browser));
      return response;
    } catch (error) {
      if (isSecondStepNeeded(error)) {
        decision.attempt.refund();
        return askForStep(req.payload, error);
      }
      const isWrong = error instanceof AuthenticationError;
      // A full disk says nothing about the password.
      if (!isWrong) decision.attempt.giveBack();
      else if (!isAccount) await spendTimeOfACheck(password);
      // Others here are refused unlooked at: a wrong password must not be told otherwise where the account is known.
      if (isWrong && decision.attempt.othersWait > 0) return refuseFor(decision.attempt.othersWait);
      await floor();
      throw error;
    }
  };
