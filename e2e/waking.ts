/** How tests wake islands, most of which sleep until a visitor touches what they answer to. */
import type { Page } from 'playwright-core';
import { type IslandName, islandSource } from '../site/src/islands/names.ts';

/** A pointer comes near everything that a sleeping island answers to. */
export const touchIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('aangan-island[answers]'))
      document
        .querySelector(island.getAttribute('answers') ?? '')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });

/** Touches the page's islands, and comes back when the one that is named is awake. */
export const awake = async (page: Page, name: string): Promise<void> => {
  await touchIslands(page);
  await page.waitForSelector(`aangan-island[name="${name}"][status="hydrated"]`, {
    state: 'attached',
  });
};

/** The file that the build made of an island: its module's name, and a hash. */
export const scriptOf = (island: string): RegExp => {
  const [, source] = islandSource(island as IslandName).match(/([\w-]+)\.tsx?$/) ?? [];
  return new RegExp(`/assets/${source}-[\\w-]{8}\\.js`);
};
