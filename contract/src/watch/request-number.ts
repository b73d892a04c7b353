/**
 * The number of a request, by which its lines in the logs of all processes are found: drawn by lot where it arrives, sent along
 * with every call that is made for it, and written into each line that is logged on its way. It says nothing of who asked.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export const requestNumberHeader = 'x-request-id';

// Next loads modules once for each of its bundles; a request has one number in all of them.
const key = Symbol.for('aangan.request-number');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
shared[key] ??= new AsyncLocalStorage<string>();
const current = shared[key];

/** Ours has sixteen digits, nginx's thirty-two. Anything else could be somebody's words. */
const wellFormed = /^[0-9a-f]{16,32}$/;

/** The number that a request brings along from somebody who is believed, or a new one. */
export const numberOf = (brought: unknown): string =>
  typeof brought === 'string' && wellFormed.test(brought)
    ? brought
    : randomBytes(8).toString('hex');

/** Does the work of a request, and whatever it leads to. */
export const withNumber = <T>(number: string, work: () => T): T => current.run(number, work);

/** That of the request on whose way we are; undefined where nobody asked. */
export const currentNumber = (): string | undefined => current.getStore();

/** As a header of a call that is made for the request. */
export const numberHeader = (): Record<string, string> => {
  const number = currentNumber();
  return number === undefined ? {} : { [requestNumberHeader]: number };
};
