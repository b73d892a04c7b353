/** What a first view may weigh (promise 11.1), in compressed kilobytes of 1,024 bytes; and how quick it must be (promises 11.2 and 11.3). */
import type { PageKind } from '../contract/src/routes.ts';

export type Budget = { script: number; words: number };

/** `script` is JavaScript, `words` are HTML and CSS together. */
export const budgets = {
  withoutIslands: { script: 0, words: 20 },
  listsAndForms: { script: 80, words: 30 },
  home: { script: 120, words: 45 },
} as const satisfies Record<string, Budget>;

export const kilobyte = 1024;

/** The largest picture of the home page on a phone. */
export const largestHomePicture = 60;

/** Requests per second of a cached page, as a share of nginx with the same bytes as a file. */
export const leastOfNginx = 0.6;

export const budgetOf = (kind: PageKind['kind'], islands: number): Budget =>
  kind === 'home' ? budgets.home : islands === 0 ? budgets.withoutIslands : budgets.listsAndForms;
