/** How work on many records leaves room for others: a few at a time, each few in a transaction of their own. */
import { setImmediate as letOthersIn, setTimeout as sleep } from 'node:timers/promises';

/** How many records are a part. */
export const partSize = 5;
/** After so much writing there is a gap. */
const writeAtMost = 250;
/** Longer than another process waits between two tries at SQLite's lock (sqlite-client.ts). */
const gap = 130;

/** Gives what is to be awaited before each part. */
export const makeRoom = (): (() => Promise<void>) => {
  let begun = performance.now();
  return async () => {
    // SQLite's calls block: without this the process would do nothing else until the last part.
    if (performance.now() - begun < writeAtMost) return void (await letOthersIn());
    await sleep(gap);
    begun = performance.now();
  };
};
