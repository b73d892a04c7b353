/** How many pages of each school this process has shown on each day, to be told to the provider. Nothing is known of who asked. */
import { randomBytes } from 'node:crypto';
import type { VisitsReport } from '@aangan/contract/visits.ts';
import type { Count } from '@aangan/contract/watch/count.ts';
import { type Day, todayInKolkata } from '../../rules/day.ts';

export type Visits = {
  /** Where a page of a school that is shown today is counted. Not to be kept beyond midnight. */
  of: (school: string) => Count;
  /** Tells what has changed since it was last told, and keeps what could not be told for the next time. */
  tell: () => Promise<void>;
};

/** A report for each thousand schools: they are well within what the provider takes. */
const mostSchools = 1000;
/** A provider that is away for longer is not told of the days before. */
const mostDays = 7;

type DayCounts = { schools: Map<string, Count>; told: number };

/** @param send fails when the provider did not take it */
export const createVisits = (
  send: (report: VisitsReport) => Promise<void>,
  now: () => number = Date.now,
): Visits => {
  const id = randomBytes(8).toString('hex');
  const days = new Map<Day, DayCounts>();

  const countsOf = (day: Day): DayCounts => {
    const known = days.get(day);
    if (known) return known;
    const begun = { schools: new Map<string, Count>(), told: 0 };
    days.set(day, begun);
    for (const old of [...days.keys()].slice(0, -mostDays)) days.delete(old);
    return begun;
  };

  const tellDay = async (day: Day, counts: DayCounts) => {
    const entries = [...counts.schools].map(([school, { value }]) => [school, value] as const);
    const sum = entries.reduce((total, [, value]) => total + value, 0);
    if (sum === counts.told) return;
    for (let at = 0; at < entries.length; at += mostSchools)
      await send({
        // Each report stands for itself, so each part has a name of its own.
        process: at === 0 ? id : id.slice(0, 12) + String(at / mostSchools).padStart(4, '0'),
        day,
        pages: Object.fromEntries(
          entries.slice(at, at + mostSchools).filter(([, value]) => value > 0),
        ),
      });
    counts.told = sum;
  };

  return {
    of: (school) => {
      const { schools } = countsOf(todayInKolkata(now()));
      let count = schools.get(school);
      if (!count) {
        count = { value: 0 };
        schools.set(school, count);
      }
      return count;
    },
    tell: async () => {
      const today = todayInKolkata(now());
      for (const [day, counts] of [...days]) {
        await tellDay(day, counts);
        if (day !== today) days.delete(day);
      }
    },
  };
};
