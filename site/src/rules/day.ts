/** Days as `YYYY-MM-DD` strings. Asia/Kolkata is the only time zone that any rule uses. */

/** `YYYY-MM-DD` */
export type Day = string;

/** The month names, Jan to Dec (promise 9.5). */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export type MonthName = (typeof monthNames)[number];

// India has one zone, without summer time, so its clock is UTC and five and a half hours (and needs no ICU data).
const kolkataOffset = 5.5 * 3600_000;
const dayLength = 24 * 3600_000;

/** The day that it is in Asia/Kolkata. */
export const todayInKolkata = (now: number): Day =>
  new Date(now + kolkataOffset).toISOString().slice(0, 10);

/** The day in Asia/Kolkata of a moment. */
export const dayInKolkata = (moment: string): Day => todayInKolkata(Date.parse(moment));

/** How many milliseconds are left until midnight in Asia/Kolkata. */
export const untilMidnightInKolkata = (now: number): number =>
  dayLength - ((now + kolkataOffset) % dayLength);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
/** 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: Day): number => Number(day.slice(8, 10));
export const monthName = (day: Day): MonthName => monthNames[monthOf(day) - 1] ?? 'Jan';

/** As a parent writes it: `5 Aug 2026`. */
export const formatDay = (day: Day): string =>
  `${dayOfMonth(day)} ${monthName(day)} ${yearOf(day)}`;

/** A moment as a clock in India shows it: `5 Aug 2026, 4:05 pm`. */
export const formatMoment = (moment: string): string => {
  const there = new Date(Date.parse(moment) + kolkataOffset).toISOString();
  const hour = Number(there.slice(11, 13));
  const half = hour < 12 ? 'am' : 'pm';
  return `${formatDay(there.slice(0, 10))}, ${hour % 12 || 12}:${there.slice(14, 16)} ${half}`;
};

/** Sorts newest first; records of the same day keep their order. */
export const newestFirst = <T>(records: readonly T[], dayOf: (record: T) => Day): T[] =>
  [...records].sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));

/** The years of some days, each once, newest first. */
export const yearsOf = (days: readonly Day[]): number[] =>
  [...new Set(days.map(yearOf))].sort((a, b) => b - a);

/** The months (1 to 12) of some days, each once, January first. */
export const monthsOf = (days: readonly Day[]): number[] =>
  [...new Set(days.map(monthOf))].sort((a, b) => a - b);
