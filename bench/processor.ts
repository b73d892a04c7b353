/** Processor time of other processes, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
export const microsecondsPerTick = 10_000;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The ticks that all processes have used so far whose command holds these words. */
export const ticksOf = (words: string): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').includes(words))
    .reduce((sum, pid) => {
      // The name of the program stands in brackets and may hold anything; after it, user and system time are the 12th and 13th.
      const fields = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }, 0);
