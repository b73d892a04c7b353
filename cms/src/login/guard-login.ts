/**
 * What stands around Payload's own sign-in over HTTP: limits, and the same words in the same time whether or not there is
 * such an account. Payload's own count of wrong passwords is off: a stranger could lock anybody out with it, and of a hundred
 * guesses at once it let nineteen through.
 */
import { pbkdf2, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { APIError, AuthenticationError, type PayloadHandler } from 'payload';
import { inMinutes, retryAfter } from '../allowance.ts';
import { addressOf, readBody } from './asked.ts';
import { addressMark, findAccount, hasMark } from './known-addresses.ts';
import { browserCookie, browserOf } from './known-browser.ts';
import { LoginLimits } from './limits.ts';

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
const tooMany = (wait: number) =>
  new APIError(
    `Too many wrong passwords were tried. Please wait ${inMinutes(wait)} and try again, or ask the head of your school, or whoever set up the back office, for a new password.`,
    429,
    undefined,
    true,
  );

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
    const address = addressOf(req);
    const account = await findAccount(req.payload, typed);
    const { secret } = req.payload;
    const isKnown = hasMark(account?.knownAddresses, addressMark(secret, typed, address));
    const own = { email: typed, salt: account?.salt ?? '' };
    const browser = browserOf(secret, own, req.headers.get('cookie'));
    const decision = loginLimits.take({ email: typed, address, isKnown, browser });
    const refuseFor = async (wait: number): Promise<never> => {
      req.responseHeaders = new Headers({ 'Retry-After': retryAfter(wait) });
      await floor();
      throw tooMany(wait);
    };
    if ('wait' in decision) return refuseFor(decision.wait);
    try {
      const response = await handler(req);
      decision.attempt.giveBack();
      response.headers.append('Set-Cookie', browserCookie(secret, own, browser));
      return response;
    } catch (error) {
      const isWrong = error instanceof AuthenticationError;
      // A full disk says nothing about the password.
      if (!isWrong) decision.attempt.giveBack();
      else if (!account) await spendTimeOfACheck(password);
      // Others here are refused unlooked at: a wrong password must not be told otherwise where the account is known.
      if (isWrong && decision.attempt.othersWait > 0) return refuseFor(decision.attempt.othersWait);
      await floor();
      throw error;
    }
  };
