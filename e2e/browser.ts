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
  const page = await openPageIn(t, context, expected);
  t.after(() => context.close());
  return page;
};

/** The same in a context that several tests share: what one has loaded, scripts above all, need not be loaded again. */
export const openPageIn = async (
  t: TestContext,
  context: BrowserContext,
  expected: RegExp[] = [],
): Promise<Page> => {
  const page = await context.newPage();
  const problems = collectProblems(page);
  const story = collectStory(page);
  t.after(async () => {
    // The types do not know it yet.
    const { error } = t as { error?: Error | null };
    if (error) await tellStory(error, page, story);
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

/** Lists, from now on, the requests that were refused or failed, and all that changed something. */
const collectStory = (page: Page): string[] => {
  const story: string[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (method !== 'GET' || response.status() >= 400)
      story.push(`${method} ${response.url()}: ${response.status()}`);
  });
  page.on('requestfailed', (request) =>
    story.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  return story;
};

/** Says with the error of a failed test where its page stands: nobody can look at it later. */
const tellStory = async (error: Error, page: Page, story: readonly string[]): Promise<void> => {
  const shown = await page
    .locator('[role=alert], [role=status], [data-sonner-toast], .field-error')
    .allInnerTexts()
    .catch((reason: Error) => [reason.message]);
  const cause = error.cause instanceof Error ? error.cause : error;
  cause.message += `\n${[
    `The page: ${page.url()}`,
    ...shown.filter((text) => text.trim() !== '').map((text) => `It says: ${text.trim()}`),
    ...story.slice(-8),
  ].join('\n')}`;
};

/** The samples' PDF is not a real one: the browser's viewer says so in a window of its own, which takes focus and clicks. */
export const keepPdfsAway = (page: Page): Promise<unknown> =>
  page.route(/\/api\/image\/.*\.pdf/, (route) => route.abort());
