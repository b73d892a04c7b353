/** Moments as a clock in India shows them: the only zone that anybody here reads. */

/** India has one zone, without summer time. */
const offset = 5.5 * 3600_000;

/** As a browser's picker wants it: `2026-08-15T09:30`. */
export const toIndianTime = (moment: string | Date): string =>
  new Date(new Date(moment).valueOf() + offset).toISOString().slice(0, 16);

/** What a picker gave, as a moment; null for one that was emptied. */
export const fromIndianTime = (text: string): string | null => {
  const moment = new Date(`${text}:00.000Z`).valueOf() - offset;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};

/** The moment at which a day begins. */
export const startOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offset).toISOString();

const asWritten = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
export const formatMoment = (moment: string | Date): string => asWritten.format(new Date(moment));

const inWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
/** A day in words: `18 January 2026`. */
export const formatDay = (day: string): string => inWords.format(new Date(`${day}T00:00:00Z`));

const dayLength = 24 * 3600_000;
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
