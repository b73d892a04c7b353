/** Which toppers show, on the home page and on their own pages (promises 2.15 and 4). */
import type { Topper, TopperClass } from '@aangan/contract/entities.ts';
import { all, type ListRule, matchesSearch } from './choice.ts';
import { type Day, yearOf } from './day.ts';

/** The previous calendar year to the current one: `2025-2026` in 2026. */
export const defaultSession = (today: Day): string => `${yearOf(today) - 1}-${yearOf(today)}`;

export const ofClass = (toppers: readonly Topper[], topperClass: TopperClass): Topper[] =>
  toppers.filter((topper) => topper.class === topperClass);

/** Of one class: the session chosen, or the default one, or the newest that there is; best marks first. */
export const filterToppers: ListRule<Topper> = (toppers, chosen, today) => {
  const sessions = [...new Set(toppers.map((topper) => topper.sessionYear))].sort().reverse();
  const wanted = chosen.year ?? defaultSession(today);
  const session = wanted === all || sessions.includes(wanted) ? wanted : (sessions[0] ?? all);
  const search = chosen.search ?? '';
  return {
    records: toppers
      .filter(
        (topper) =>
          (session === all || topper.sessionYear === session) && matchesSearch(topper.name, search),
      )
      .sort((a, b) => b.division - a.division),
    applied: { year: session, month: all, search, page: chosen.page ?? 1 },
    years: [all, ...sessions],
    months: [],
  };
};
