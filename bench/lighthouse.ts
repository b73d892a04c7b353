/** Lighthouse, mobile, on one page of each kind: points, weight and paints of the first view, medians of several runs. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import type { PageKind } from '../contract/src/routes.ts';
import { root } from '../e2e/prepared-data.ts';
import { chromium as chromiumProgram, findOrInstall } from '../scripts/setup/programs.mjs';
import { budgetOf, firstViewOf, kilobyte } from './budgets.ts';
import { onePerKind } from './one-per-kind.ts';
import { holdOtherSites } from './other-sites.ts';
import {
  atLeast,
  atMost,
  type Bound,
  below,
  type Figure,
  holds,
  median,
  toHead,
  toRow,
} from './table.ts';

const debuggingPort = 18222;
const page = 'docs/figures/speed.md';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Performance moves with the machine, so it has some room; the others do not. */
const leastPoints: Record<(typeof categories)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

type Place = { path: string; kind: PageKind['kind'] };

/** One page of each kind; of albums the one with the most photos. */
const findPlaces = async (siteUrl: string): Promise<Place[]> => {
  const answer = await fetch(`${siteUrl}/api/gallery/All/NJMS`);
  const { data } = (await answer.json()) as { data: { _id: string; attachments: string[] }[] };
  const [album] = data.toSorted((a, b) => b.attachments.length - a.attachments.length);
  return onePerKind.map(({ path, page: { kind } }) => ({
    path: kind === 'sub-gallery' ? `${path}?id=${album?._id}` : path,
    kind,
  }));
};

/** Lets the website make the pictures' AVIF copies, which nobody waits for, before anything is measured. */
const warmUp = async (browser: Browser, url: string) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const opened = await context.newPage();
  const pictures: string[] = [];
  opened.on('request', (request) => {
    if (request.url().includes('/api/image/') && request.resourceType() === 'image')
      pictures.push(request.url());
  });
  await opened.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  const end = Date.now() + 20_000;
  for (const picture of pictures)
    while (Date.now() < end) {
      const { headers } = await fetch(picture, {
        method: 'HEAD',
        headers: { accept: 'image/avif' },
      });
      if (headers.get('vary') !== 'accept' || headers.get('content-type') === 'image/avif') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
};

type Request = { url: string; resourceType?: string; mimeType?: string; transferSize?: number };

const isPicture = ({ resourceType }: Request) => resourceType === 'Image';
const isScript = ({ resourceType }: Request) => resourceType === 'Script';
/** A paper that stands in a page: a phone shows its link instead, but Lighthouse's browser is that of a computer. */
const isPaper = ({ mimeType }: Request) => mimeType === 'application/pdf';

/** Kilobytes that the website itself sent for a first view; the browser's own viewer of PDFs brings scripts, too. */
const weightOf = (
  { audits, finalDisplayedUrl }: Result,
  counts: (request: Request) => boolean,
): number => {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] };
  const { origin } = new URL(finalDisplayedUrl);
  return (
    items
      .filter((request) => request.url.startsWith(`${origin}/`) && counts(request))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / kilobyte
  );
};

const columns = [
  ...categories.map((title) => ({ title, unit: 'points of 100' })),
  { title: 'first view', unit: 'KB' },
  { title: 'without pictures and papers', unit: 'KB' },
  { title: 'JavaScript', unit: 'KB' },
  { title: 'first paint', unit: 'ms' },
  { title: 'largest paint', unit: 'ms' },
  { title: 'layout shift', unit: 'score' },
];

const toFigures = (reports: Result[], kind: PageKind['kind'], islands: number): Figure[] => {
  const bounds = firstViewOf(kind, islands);
  const of = (measure: (report: Result) => number, bound?: Bound, digits?: number): Figure => ({
    value: median(reports.map(measure)),
    ...(bound ? { bound } : {}),
    ...(digits ? { digits } : {}),
  });
  const audit = (name: string) => (report: Result) =>
    report.audits[name]?.numericValue ?? Number.NaN;
  const limit = (value: number | undefined) => (value === undefined ? undefined : atMost(value));
  return [
    ...categories.map((name) =>
      of(
        ({ categories: all }) => Math.round((all[name]?.score ?? 0) * 100),
        atLeast(leastPoints[name]),
      ),
    ),
    of((report) => weightOf(report, () => true), limit(bounds.all), 1),
    of(
      (report) => weightOf(report, (request) => !isPicture(request) && !isPaper(request)),
      limit(bounds.withoutPictures),
      1,
    ),
    of((report) => weightOf(report, isScript), atMost(budgetOf(kind, islands).script), 1),
    of(audit('first-contentful-paint'), atMost(bounds.fcp)),
    of(audit('largest-contentful-paint'), atMost(bounds.lcp)),
    of(audit('cumulative-layout-shift'), below(0.01), 3),
  ];
};

/** Prints a row per kind of page, and writes the table down; gives how many miss a bound. */
export const measureLighthouse = async (siteUrl: string, runs: number): Promise<number> => {
  const others = await holdOtherSites();
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
      others.argument,
    ],
  });
  const rows: string[] = [];
  let missed = 0;
  console.log(toHead('page', columns));
  try {
    for (const { path, kind } of await findPlaces(siteUrl)) {
      const url = siteUrl + path;
      await warmUp(browser, url);
      const islands = (await (await fetch(url)).text()).split('<aangan-island ').length - 1;
      const reports: Result[] = [];
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(url, {
          port: debuggingPort,
          output: 'json',
          logLevel: 'error',
          onlyCategories: [...categories],
        });
        if (result) reports.push(result.lhr);
      }
      const figures = toFigures(reports, kind, islands);
      if (!figures.every(holds)) missed++;
      const row = toRow(path.replace(/\?.*/, ''), figures);
      rows.push(row);
      console.log(row);
      const failed = Object.values(reports[0]?.audits ?? {}).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      for (const { id } of failed) console.log(`|  ↳ ${id} |`);
    }
  } finally {
    await browser.close();
    others.end();
  }
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(
    join(root, page),
    `# The first view on a slow phone

Written by \`npm run bench -- lighthouse\`: Lighthouse's own phone and line, the demo school, medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, ${day}.
Machine: ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}); browser and product shared it. Bounds stand in brackets (promise 11.3); ✗ marks what misses its own.

${toHead('page', columns)}
${rows.join('\n')}
`,
  );
  return missed;
};
