/** What a first view of each page weighs, in compressed bytes as a real browser received them, against the budgets of promise 11.1. */
import type { CDPSession, Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { openBrowser } from '../e2e/browser.ts';
import { type Budget, budgetOf, kilobyte, largestHomePicture } from './budgets.ts';
import { atMost, below, type Figure, holds, toHead, toRow } from './table.ts';

type Weights = { script: number; words: number; picture: number; shift: number; islands: number };

/** The phone that the budgets are for. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const watchNetwork = async (session: CDPSession) => {
  const types = new Map<string, string>();
  const sizes: { type: string; bytes: number }[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  );
  return sizes;
};

const measure = async (page: Page, url: string): Promise<Weights> => {
  const session = await page.context().newCDPSession(page);
  const sizes = await watchNetwork(session);
  await page.addInitScript(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Islands that wake by themselves are part of the first view.
  await page
    .waitForFunction(
      () =>
        ![...document.querySelectorAll('aangan-island[on=idle]')].some(
          (island) => island.getAttribute('status') !== 'hydrated',
        ),
    )
    .catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const sum = (...kinds: string[]) =>
    sizes.filter(({ type }) => kinds.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  const weights = {
    script: sum('Script'),
    words: sum('Document', 'Stylesheet'),
    picture: Math.max(0, ...sizes.filter(({ type }) => type === 'Image').map(({ bytes }) => bytes)),
    shift: await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
    islands: await page.locator('aangan-island').count(),
  };
  await session.detach();
  return weights;
};

const toFigures = (weights: Weights, budget: Budget, isHome: boolean): Figure[] => [
  { value: weights.islands },
  { value: weights.script / kilobyte, digits: 1, bound: atMost(budget.script) },
  { value: weights.words / kilobyte, digits: 1, bound: atMost(budget.words) },
  {
    value: weights.picture / kilobyte,
    digits: 1,
    bound: isHome ? atMost(largestHomePicture) : undefined,
  },
  { value: weights.shift, digits: 3, bound: below(0.01) },
];

/** Prints a row per route; gives how many routes are over their budget. */
export const measureWeight = async (siteUrl: string): Promise<number> => {
  const browser = await openBrowser();
  let missed = 0;
  console.log(
    toHead('page', [
      { title: 'islands', unit: 'count' },
      { title: 'JavaScript', unit: 'KB' },
      { title: 'HTML + CSS', unit: 'KB' },
      { title: 'largest picture', unit: 'KB' },
      { title: 'layout shift', unit: 'score' },
    ]),
  );
  try {
    for (const { path, page: kind } of routes) {
      const context = await browser.newContext(phone);
      const weights = await measure(await context.newPage(), siteUrl + path);
      await context.close();
      const figures = toFigures(
        weights,
        budgetOf(kind.kind, weights.islands),
        kind.kind === 'home',
      );
      if (!figures.every(holds)) missed++;
      console.log(toRow(path, figures));
    }
  } finally {
    await browser.close();
  }
  return missed;
};
