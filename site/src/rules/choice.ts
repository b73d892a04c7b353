/** What a visitor chose in a list's filters, read from a query string and written back to one. */

import { monthNames } from './day.ts';

/** The option that filters nothing. */
export const all = 'All';

export type Choice = {
  /** A year, a session such as `2024-2025`, or All. */
  year: string;
  /** A month's number or abbreviation, as the list spells it, or All. */
  month: string;
  /** Part of a title or a name. */
  search: string;
  /** The page of a long list, from 1. */
  page: number;
};

/** What a list's rules make of a choice. */
export type Filtered<T> = {
  /** Every record that fits, in the list's order. */
  records: T[];
  /** What was applied in the end, fallbacks included: the dropdowns show this (promise 10.7). */
  applied: Choice;
  years: string[];
  months: string[];
};

/** A rule of a list: pure, the day passed in. An absent field of the choice means that the visitor did not choose. */
export type ListRule<T> = (
  records: readonly T[],
  chosen: Partial<Choice>,
  today: string,
) => Filtered<T>;

const longestSearch = 100;

/** Years, sessions and months as any list may spell them. */
const years = /^(All|\d{4}|\d{4}-\d{4})$/;
const months = new Set([all, ...monthNames, ...monthNames.map((_, index) => String(index + 1))]);

/** Reads a choice from a query string; what is not there, or cannot be meant, stays absent. */
export const toChoice = (query: URLSearchParams): Partial<Choice> => {
  const choice: Partial<Choice> = {};
  const year = query.get('year') ?? '';
  const month = query.get('month') ?? '';
  const search = query.get('q')?.trim().slice(0, longestSearch);
  const page = Number(query.get('page'));
  if (years.test(year)) choice.year = year;
  if (months.has(month)) choice.month = month;
  if (search) choice.search = search;
  if (Number.isInteger(page) && page > 1) choice.page = page;
  return choice;
};

/** The query string of a choice, with a leading `?`; empty when nothing was chosen. */
export const toQuery = (choice: Partial<Choice>): string => {
  const query = new URLSearchParams();
  if (choice.year) query.set('year', choice.year);
  if (choice.month && choice.month !== all) query.set('month', choice.month);
  if (choice.search) query.set('q', choice.search);
  if (choice.page && choice.page > 1) query.set('page', String(choice.page));
  return query.size > 0 ? `?${query}` : '';
};

// Without case, Latin accents and the joiners that Devanagari is typed with or without, so that "annual day" finds
// "Annual Day 2026" and "cafe" finds "Café". Devanagari's own signs are letters, and stay.
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLocaleLowerCase('en')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a title or a name contains what the visitor typed. */
export const matchesSearch = (title: string, search: string | undefined): boolean =>
  !search || folded(title).includes(folded(search));

/** The option if it is one, else All. */
export const optionOrAll = (chosen: string | undefined, options: readonly string[]): string =>
  chosen !== undefined && options.includes(chosen) ? chosen : all;

/** The slice of a long list that one page shows, and how many pages there are. */
export const pageOf = <T>(records: readonly T[], page: number, size: number) => {
  const pages = Math.max(1, Math.ceil(records.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { pages, current, shown: records.slice((current - 1) * size, current * size) };
};
