/** From which moment on something is kept, by the calendar of India. */
import type { Period } from '@aangan/contract/privacy.ts';
import { toIndianTime } from '../indian-time.ts';
import { inIndia } from '../jobs/last-due.ts';

const day = 24 * 3600_000;

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
