/** A month as a calendar shows it: weeks from Monday to Sunday, with no limit to either side. */
import { type Day, monthNames } from './day.ts';

/** `YYYY-MM` */
export type Month = string;

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
const firstYear = 1;
const lastYear = 9999;

/** The month if it is one, else the fallback. */
export const toMonth = (text: string | null | undefined, fallback: Month): Month => {
  const match = text?.match(/^(\d{4})-(\d{2})$/);
  const month = Number(match?.[2]);
  return match && Number(match[1]) >= firstYear && month >= 1 && month <= 12 ? match[0] : fallback;
};

export const monthOfDay = (day: Day): Month => day.slice(0, 7);

/** The month so many months later, or earlier. It stays within the years that a date can be written in. */
export const addMonths = (month: Month, count: number): Month => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const bounded = Math.min(Math.max(index, firstYear * 12), lastYear * 12 + 11);
  return `${pad(Math.floor(bounded / 12), 4)}-${pad((bounded % 12) + 1, 2)}`;
};

/** `Aug 2026` */
export const formatMonth = (month: Month): string =>
  `${monthNames[Number(month.slice(5)) - 1]} ${Number(month.slice(0, 4))}`;

/** The weeks of a month; null stands for a day of the month before or after. */
export const weeksOf = (month: Month): (Day | null)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(0);
  first.setUTCFullYear(year, number - 1, 1);
  const last = new Date(first);
  last.setUTCMonth(number, 0);
  // getUTCDay counts from Sunday; a school's week begins on Monday.
  const before = (first.getUTCDay() + 6) % 7;
  const days: (Day | null)[] = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length: last.getUTCDate() }, (_, index) => `${month}-${pad(index + 1, 2)}`),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
