/** Lighthouse, mobile, on one page of each kind. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { routes } from '../site/src/routes.ts';

const debuggingPort = 18222;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Performance moves with the machine, so it has some room; the others do not. */
const floors: Record<(typeof categories)[number], number> = {
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

/** Prints a row a kind of page; gives how many miss a floor. */
export const measureLighthouse = async (siteUrl: string): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
  console.log(`| page | ${categories.join(' | ')} | largest paint ms | shift |`);
  console.log(`|---|${categories.map(() => '---|').join('')}---|---|`);
  try {
    for (const { path } of onePerKind()) {
      const result = await lighthouse(siteUrl + path, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      const report = result?.lhr;
      const scores = categories.map((name) =>
        Math.round((report?.categories[name]?.score ?? 0) * 100),
      );
      if (categories.some((name, index) => (scores[index] ?? 0) < floors[name])) missed++;
      const numeric = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
      console.log(
        `| ${path} | ${scores.join(' | ')} | ${Math.round(numeric('largest-contentful-paint'))} | ${numeric('cumulative-layout-shift').toFixed(3)} |`,
      );
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
