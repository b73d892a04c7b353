/** Days of a school folder are relative to the day of import, so that a demo is always alive. */
import { readSessionYear } from '../fields/session-field.ts';

const pad = (number: number): string => String(number).padStart(2, '0');

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** 29 February in a common year becomes 28 February. */
const dayOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(Math.min(day, daysInMonth(year, month)))}`;

const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

const isMonthDay = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2024, month);

/**
 * Reads `2025-08-15`, `today`, `today -12d`, `last 08-15`, `last 08-15 -2y`, `next 01-26`, `next 01-26 +1y`.
 * Gives undefined for anything else.
 */
export const readDay = (text: string, today: string): string | undefined => {
  const exact = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (exact) {
    const [year, month, day] = exact.slice(1).map(Number) as [number, number, number];
    return isMonthDay(month, day) && day <= daysInMonth(year, month) ? text : undefined;
  }
  const relative = /^today(?: ([+-]\d{1,5})d)?$/.exec(text);
  if (relative) return addDays(today, Number(relative[1] ?? 0));

  const yearly = /^(last|next) (\d{2})-(\d{2})(?: ([+-]\d{1,3})y)?$/.exec(text);
  if (!yearly) return undefined;
  const [, which, monthText, dayText, shift] = yearly;
  const [month, day] = [Number(monthText), Number(dayText)];
  if (!isMonthDay(month, day)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const here = dayOf(thisYear, month, day);
  const base =
    which === 'last'
      ? here <= today
        ? thisYear
        : thisYear - 1
      : here >= today
        ? thisYear
        : thisYear + 1;
  return dayOf(base + Number(shift ?? 0), month, day);
};

/** Board results of a session, which ends in March, are out by June. */
const resultsOut = '06-01';

/**
 * Reads `2024-2025`, or `session 0` (previous calendar year to current year), `session -1`, …, or `results 0`, the last session
 * whose board results are out, `results -1`, …
 */
export const readSession = (text: string, today: string): string | undefined => {
  const [, what, shift] = /^(session|results) ([+-]?\d{1,3})$/.exec(text) ?? [];
  if (!what) return readSessionYear(text);
  const notYet = what === 'results' && today.slice(5) < resultsOut ? 1 : 0;
  const end = Number(today.slice(0, 4)) - notYet + Number(shift);
  return `${end - 1}-${end}`;
};
