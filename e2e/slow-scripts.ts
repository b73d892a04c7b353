/** Pages whose scripts are late, as on a bad line: between what a visitor sees and what wakes it lie seconds. */
import type { Page } from 'playwright-core';
import { touchIslands } from './waking.ts';

/** All but the first script, which finds the islands. */
export const laterScripts = /\/assets\/(?!main-)[\w-]+\.js/;
export const allScripts = /\/assets\/[\w-]+\.js/;

/** Phone and computer: what a visitor does early is kept on both. */
export const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: '1280 px', viewport: { width: 1280, height: 800 } },
];

/** Keeps scripts back until `release` is called; then they come, or fail to. */
export const holdScripts = async (
  page: Page,
  which = laterScripts,
  end: 'come' | 'fail' = 'come',
) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    // The page may be gone by now.
    await (end === 'come' ? route.continue() : route.abort()).catch(() => undefined);
  });
  return { release };
};

/** Opens a page, touches it, and comes back when its first script has run, and one that is held has been asked for. */
export const openAsleep = async (
  page: Page,
  address: string,
  ...[which = laterScripts, end]: [RegExp?, ('come' | 'fail')?]
) => {
  const held = await holdScripts(page, which, end);
  const asked = page.waitForRequest(which);
  await page.goto(address);
  await touchIslands(page);
  await asked;
  return held;
};
