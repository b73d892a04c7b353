/** What a first view may weigh (promise 11.1), in compressed kilobytes of 1,024 bytes; and how quick it must be (promises 11.2 and 11.3). */
import type { PageKind } from '../contract/src/routes.ts';

export type Budget = { script: number; words: number };

/** `script` is JavaScript before the visitor touches anything, `words` are HTML and CSS together. */
export const budgets = {
  withoutIslands: { script: 0, words: 20 },
  listsAndForms: { script: 3, words: 30 },
  home: { script: 35, words: 45 },
} as const satisfies Record<string, Budget>;

export const kilobyte = 1024;

/** The largest picture of the home page on a phone. */
export const largestHomePicture = 60;

/** The fonts of a page in English. */
export const fontsOfAPage = 26;

/**
 * Bounds of a first view on Lighthouse's slow phone (promise 11.3): kilobytes, of all or of all but pictures, and milliseconds to the first and
 * to the largest paint.
 */
export type FirstView = { all?: number; withoutPictures?: number; fcp: number; lcp: number };
const firstViews = {
  home: { all: 180, fcp: 900, lcp: 1300 },
  list: { withoutPictures: 70, fcp: 900, lcp: 1100 },
  gallery: { all: 180, fcp: 900, lcp: 1300 },
  album: { all: 250, fcp: 900, lcp: 1300 },
  text: { withoutPictures: 60, fcp: 900, lcp: 1100 },
} as const satisfies Record<string, FirstView>;

const galleries: readonly PageKind['kind'][] = ['gallery', 'videos', 'clippings', 'tour'];

export const firstViewOf = (kind: PageKind['kind'], islands: number): FirstView => {
  if (kind === 'home') return firstViews.home;
  if (kind === 'sub-gallery') return firstViews.album;
  if (galleries.includes(kind)) return firstViews.gallery;
  return islands > 0 ? firstViews.list : firstViews.text;
};

/** Requests per second of a cached page, as a share of nginx with the same bytes as a file. */
export const leastOfNginx = 0.6;

/** What it takes to answer with a cached page, as a share of what nginx takes for the same bytes: the slowest of a hundred, and processor time. */
export const mostOfNginx = { p99: 1.3, processor: 1.1 };

/** Milliseconds until a home page that is not in memory has been sent. */
export const longestCold = 60;

export const budgetOf = (kind: PageKind['kind'], islands: number): Budget =>
  kind === 'home' ? budgets.home : islands === 0 ? budgets.withoutIslands : budgets.listsAndForms;

/** An album of a phone's photos over a slow line (promise 11.4): what must come, in how many seconds, and how many megabytes may travel. */
export const photoAlbum = {
  photos: 80,
  leastMegabytes: 3.8,
  bitsPerSecond: 2_000_000,
  seconds: 300,
  megabytes: 40,
} as const;
