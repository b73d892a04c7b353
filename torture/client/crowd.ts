/** Many at once, but never more than so many. */

/** Does something for each of `count` numbers, `concurrency` at a time, until all are done or the signal says to stop. */
export const inCrowd = async (
  count: number,
  concurrency: number,
  work: (index: number) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> => {
  let next = 0;
  const one = async () => {
    while (next < count) {
      signal?.throwIfAborted();
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, one));
};

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so; throws when it takes too long. */
export const until = async (
  what: string,
  isSo: () => Promise<boolean>,
  limitMs: number,
): Promise<number> => {
  const began = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > limitMs)
      throw new Error(`${what}: not so after ${Math.round(limitMs / 1000)} s`);
    await pause(100);
  }
  return performance.now() - began;
};

/** Gives a number from 0 up to 1, each time another. */
export type Random = () => number;

/** Numbers from 0 to 1 that are the same in every run, so that what was found once is found again. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of some values. */
export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;
