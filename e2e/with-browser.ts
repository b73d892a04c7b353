import { after } from 'node:test';
import type { Browser } from 'playwright-core';
import { closePages, openBrowser } from './browser.ts';

/**
 * What the tests of a file work on, and a browser to do it with. Both end after the tests; to be awaited outside of any
 * hook, where one that cannot be started ends the file's process, and with it the other.
 */
export const withBrowser = async <Started extends { stop: () => Promise<void> }>(
  starting: Promise<Started>,
): Promise<[Started, Browser]> => {
  const [started, browser] = await Promise.all([starting, openBrowser()]);
  after(async () => {
    await closePages(browser);
    await browser.close();
    await started.stop();
  });
  return [started, browser];
};
