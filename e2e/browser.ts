/** A real browser for the tests, in which nothing may go wrong unnoticed. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromium as chromiumProgram, findProgram } from '../scripts/setup/programs.mjs';

/** Opens the Chromium that was found; close it when done. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = findProgram(chromiumProgram);
  if (!executablePath)
    throw new Error('No Chromium was found: npm test looks for one, or set CHROMIUM.');
  return chromium.launch({
    executablePath,
    args: [
      // A container's root user has no sandbox to give.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // It must ask for nothing by itself: the tests watch what is requested.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

/** How long something may take to come on a machine that is busy with other things. What never comes fails all the same. */
const timeoutMs = 120_000;

/** Opens a context, with cookies and storage of its own. */
export const openContext = async (
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeoutMs);
  return context;
};

/**
 * Opens a page with cookies and storage of its own, for one test. The test fails if the page's code throws, or anything is
 * written to its console as an error, unless `expected` matches it.
 */
export const openPage = async (
  t: TestContext,
  browser: Browser,
  { expected, ...options }: BrowserContextOptions & { expected?: RegExp[] } = {},
): Promise<Page> => {
  const context = await openContext(browser, options);
  t.after(() => context.close());
  return openPageIn(t, context, expected);
};

/** The same in a context that several tests share: what one has loaded, scripts above all, need not be loaded again. */
export const openPageIn = async (
  t: TestContext,
  context: BrowserContext,
  expected: RegExp[] = [],
): Promise<Page> => {
  const page = await context.newPage();
  const problems = collectProblems(page);
  t.after(async () => {
    await page.close();
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    assert.deepEqual(unexpected, [], 'nothing may go wrong in the browser unnoticed');
  });
  return page;
};

/** Closes all pages: before a website is stopped that they may still be loading from. */
export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};

/** Lists, from now on, whatever goes wrong in a page. */
export const collectProblems = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  return problems;
};

/** The samples' PDF is not a real one: the browser's viewer says so in a window of its own, which takes focus and clicks. */
export const keepPdfsAway = (page: Page): Promise<unknown> =>
  page.route(/\/api\/image\/.*\.pdf/, (route) => route.abort());
