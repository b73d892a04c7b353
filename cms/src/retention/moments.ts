/** When the nightly run is due, and from which moment on something is kept, by the calendar of India. */
import type { Period } from '@aangan/contract/privacy.ts';
import { fromIndianTime, toIndianTime } from '../indian-time.ts';

const day = 24 * 3600_000;
/** When the fewest are awake. */
const dueAt = '02:30';

const inIndia = (day: string, time: string): number =>
  Date.parse(fromIndianTime(`${day}T${time}`) as string);

/** The last moment at which a run was due. */
export const lastDue = (now: number): number => {
  const due = inIndia(toIndianTime(new Date(now)).slice(0, 10), dueAt);
  return due <= now ? due : due - day;
};

const before = (now: number, months: number): number => {
  const [today, time] = toIndianTime(new Date(now)).split('T') as [string, string];
  const [year, month, date] = today.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  // Of a month that is too short for it, the last day.
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return inIndia(lastOfMonth.toISOString().slice(0, 10), time);
};

/** What was counted from before this moment has been kept for the period. */
export const startOfPeriod = (now: number, period: Period): string =>
  new Date('days' in period ? now - period.days * day : before(now, period.months)).toISOString();
