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

const shiftYears = (day: string, count: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return dayOf(year + count, month, date);
};

/** `last 08-15 -2y`, `next 01-26`: the day of the year that was last, or comes next; the day itself is both. */
const readYearly = (text: string, from: string): string | undefined => {
  const yearly = /^(last|next) (\d{2})-(\d{2})(?: ([+-]\d{1,3})y)?$/.exec(text);
  if (!yearly) return undefined;
  const [, which, monthText, dayText, shift] = yearly;
  const [month, day] = [Number(monthText), Number(dayText)];
  if (!isMonthDay(month, day)) return undefined;
  const thisYear = Number(from.slice(0, 4));
  const here = dayOf(thisYear, month, day);
  const base =
    which === 'last'
      ? here <= from
        ? thisYear
        : thisYear - 1
      : here >= from
        ? thisYear
        : thisYear + 1;
  return dayOf(base + Number(shift ?? 0), month, day);
};

const readExact = (text: string): string | undefined => {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  return isMonthDay(month, day) && day <= daysInMonth(year, month) ? text : undefined;
};

/** `last 2022-01-18 every 5y`: of that day and all that lie whole turns before or after it, the last one. */
const readTurn = (text: string, from: string): string | undefined => {
  const [, start = '', turn] = /^last (\S+) every ([1-9]\d?)y$/.exec(text) ?? [];
  const first = readExact(start);
  if (first === undefined) return undefined;
  const years = Number(turn);
  const turns = Math.floor((Number(from.slice(0, 4)) - Number(first.slice(0, 4))) / years);
  const candidate = shiftYears(first, turns * years);
  return candidate <= from ? candidate : shiftYears(first, (turns - 1) * years);
};

const readShift = (text: string, from: string): string | undefined => {
  const [, days] = /^([+-]\d{1,5})d$/.exec(text) ?? [];
  return days === undefined ? undefined : addDays(from, Number(days));
};

const readFirst = (text: string, today: string): string | undefined =>
  text === 'today'
    ? today
    : text.startsWith('today ')
      ? readShift(text.slice('today '.length), today)
      : (readExact(text) ?? readTurn(text, today) ?? readYearly(text, today));

/** What is counted from a day: `-7d`, `next 03-31 +4y`; with several, each from the one before it. */
export const countFrom = (day: string, steps: readonly string[]): string | undefined =>
  steps.reduce<string | undefined>(
    (from, step) => from && (readShift(step, from) ?? readYearly(step, from)),
    day,
  );

/**
 * Reads `2025-08-15`, `today`, `today -12d`, `last 08-15`, `last 08-15 -2y`, `next 01-26`, `next 01-26 +1y`, `last 2022-01-18 every 5y`. What
 * follows a comma is counted from the day before it: `last 06-03, -7d`, `last 06-03, next 06-02 +2y`. Gives undefined for anything else.
 */
export const readDay = (text: string, today: string): string | undefined => {
  const [first = '', ...steps] = text.split(', ');
  const day = readFirst(first, today);
  return day && countFrom(day, steps);
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
