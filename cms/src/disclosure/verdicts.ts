/** What is said of a row of the disclosure, and how bad it is. */
import { daysBetween, formatDay } from '../indian-time.ts';
import { norms } from './norms.ts';

export type State = 'red' | 'amber' | 'green';
export type Verdict = {
  state: State;
  reason: string;
  /** Where else something must be set first, for those who may. */
  help?: { words: string; href: string };
};

export const red = (reason: string): Verdict => ({ state: 'red', reason });
export const amber = (reason: string): Verdict => ({ state: 'amber', reason });
export const green = (reason: string): Verdict => ({ state: 'green', reason });

const inDays = (count: number): string =>
  count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`;

/** What is said of a last day that is over, or near. */
export const lapse = (
  until: string,
  today: string,
  [past, coming]: [string, string],
): Verdict[] => {
  const left = daysBetween(today, until);
  if (left < 0) return [red(`${past} on ${formatDay(until)}`)];
  return norms.warnDays.some((days) => left <= days)
    ? [amber(`${coming} ${inDays(left)}, on ${formatDay(until)}`)]
    : [];
};
