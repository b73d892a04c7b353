/** The rule that lists of dated records share: a year, a month, a search, newest first. */
import { all, type Choice, type Filtered, matchesSearch, optionOrAll } from './choice.ts';
import { type Day, monthNames, monthOf, monthsOf, newestFirst, yearOf, yearsOf } from './day.ts';

export type YearMonth = { year: string; month: string };
/** Whether any record is of this year and month. */
export type HasAny = (wanted: YearMonth) => boolean;

export type DatedList<T> = {
  dayOf: (record: T) => Day;
  titleOf: (record: T) => string;
  /** News counts months, the others name them (promises 2.6 and 9.5). */
  months: 'names' | 'numbers';
  /** The year before the visitor chose one. */
  defaultYear: 'current' | 'all';
  /** What is applied in the end; `ignoreEmptyYear` unless a list says otherwise. */
  settle?: (wanted: YearMonth, hasAny: HasAny) => YearMonth;
};

/** A year without any record: both filters are ignored and all shows (promises 4.1 and 4.3). */
export const ignoreEmptyYear = (wanted: YearMonth, hasAny: HasAny): YearMonth =>
  hasAny({ year: wanted.year, month: all }) ? wanted : { year: all, month: all };

/** Nothing in year and month: the year before is tried, then All (promise 4.2). */
export const tryYearBefore = (wanted: YearMonth, hasAny: HasAny): YearMonth => {
  if (wanted.year === all) return wanted;
  const before = { ...wanted, year: String(Number(wanted.year) - 1) };
  return [wanted, before].find(hasAny) ?? { ...wanted, year: all };
};

const isYear = (text: string) => /^\d{4}$/.test(text);

export const filterByDate = <T>(
  records: readonly T[],
  chosen: Partial<Choice>,
  today: Day,
  list: DatedList<T>,
): Filtered<T> => {
  const days = records.map(list.dayOf);
  const monthLabel = (month: number) =>
    list.months === 'names' ? (monthNames[month - 1] ?? '') : String(month);
  const months = monthsOf(days).map(monthLabel);
  const fits = (day: Day, { year, month }: YearMonth) =>
    (year === all || yearOf(day) === Number(year)) &&
    (month === all || monthLabel(monthOf(day)) === month);
  const defaultYear = list.defaultYear === 'current' ? String(yearOf(today)) : all;
  const year = chosen.year ?? defaultYear;
  const wanted = { year: isYear(year) ? year : all, month: optionOrAll(chosen.month, months) };
  const applied = (list.settle ?? ignoreEmptyYear)(wanted, (candidate) =>
    days.some((day) => fits(day, candidate)),
  );
  const search = chosen.search ?? '';
  return {
    records: newestFirst(
      records.filter(
        (record) =>
          fits(list.dayOf(record), applied) && matchesSearch(list.titleOf(record), search),
      ),
      list.dayOf,
    ),
    applied: { ...applied, search, page: chosen.page ?? 1 },
    years: [all, ...yearsOf(days).map(String)],
    months: [all, ...months],
  };
};
