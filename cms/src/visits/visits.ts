/**
 * How many pages of each school were shown on each day, as the website's processes tell it. Each process tells its own sum for
 * a day, which takes the place of what it told before: nothing is counted twice, whatever is sent again, by whichever machine.
 */
import type { VisitsReport } from '@aangan/contract/visits.ts';
import type { Payload } from 'payload';
import { dayAfter, daysBetween } from '../indian-time.ts';

const prefix = 'visits:';
/** Longer than anybody looks back. */
const keptDays = 31;
/** A week has one Sunday, whichever days it is made of. */
const shownDays = 7;

const dayIn = (key: string): string =>
  key.slice(prefix.length, prefix.length + '2026-01-01'.length);

export const keepVisits = (payload: Payload, { process, day, pages }: VisitsReport) =>
  payload.kv.set(`${prefix}${day}:${process}`, pages);

const listKeys = async (payload: Payload): Promise<string[]> =>
  (await payload.kv.keys()).filter((key) => key.startsWith(prefix));

export const removeOldVisits = async (payload: Payload, today: string): Promise<void> => {
  for (const key of await listKeys(payload))
    if (daysBetween(dayIn(key), today) >= keptDays) await payload.kv.delete(key);
};

/** The pages a day of each school, by its code: the mean of the last days that are over and of which anything was told. */
export const loadPagesADay = async (
  payload: Payload,
  today: string,
): Promise<Map<string, number>> => {
  const keys = (await listKeys(payload)).filter((key) => {
    const age = daysBetween(dayIn(key), today);
    return age >= 1 && age <= shownDays;
  });
  const [first] = keys.map(dayIn).sort();
  if (first === undefined) return new Map();
  const told = await Promise.all(keys.map((key) => payload.kv.get<VisitsReport['pages']>(key)));
  const sums = new Map<string, number>();
  for (const [school, pages] of told.flatMap((pages) => Object.entries(pages ?? {})))
    sums.set(school, (sums.get(school) ?? 0) + pages);
  const days = daysBetween(first, today);
  return new Map([...sums].map(([school, sum]) => [school, Math.round(sum / days)]));
};

/** Whether a report is of a day that it can be of: midnight is not at the same moment on two machines. */
export const isOfToday = (day: string, today: string): boolean => {
  const age = daysBetween(day, today);
  return (age >= 0 && age <= shownDays) || day === dayAfter(today);
};
