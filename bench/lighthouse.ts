/** Lighthouse, mobile, on one page of each kind. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { chromium as chromiumProgram, findOrInstall } from '../scripts/setup/programs.mjs';
import { atLeast, type Figure, holds, toHead, toRow } from './table.ts';

const debuggingPort = 18222;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Performance moves with the machine, so it has some room; the others do not. */
const leastPoints: Record<(typeof categories)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The first route of each kind of page; an album needs its id. */
const onePerKind = () => {
  const seen = new Set(['sub-gallery']);
  return routes.filter(({ page: { kind } }) => !seen.has(kind) && seen.add(kind));
};

/** Prints a row per kind of page; gives how many miss a bound. */
export const measureLighthouse = async (siteUrl: string): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: await findOrInstall(chromiumProgram),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  let missed = 0;
  console.log(
    toHead('page', [
      ...categories.map((title) => ({ title, unit: 'points of 100' })),
      { title: 'largest paint', unit: 'ms' },
      { title: 'layout shift', unit: 'score' },
    ]),
  );
  try {
    for (const { path } of onePerKind()) {
      const result = await lighthouse(siteUrl + path, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      const report = result?.lhr;
      const numeric = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
      const figures: Figure[] = [
        ...categories.map((name) => ({
          value: Math.round((report?.categories[name]?.score ?? 0) * 100),
          bound: atLeast(leastPoints[name]),
        })),
        { value: numeric('largest-contentful-paint') },
        { value: numeric('cumulative-layout-shift'), digits: 3 },
      ];
      if (!figures.every(holds)) missed++;
      console.log(toRow(path, figures));
      const failed = Object.values(report?.audits ?? {}).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      for (const { id } of failed) console.log(`|  ↳ ${id} |`);
    }
  } finally {
    await browser.close();
  }
  return missed;
};
