/** What every page of the back office must hold, whoever opens it and on whatever screen. */
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** No axe finding within a part of the page. */
export const assertAccessible = async (page: Page, within: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  );
};

/** It is no wider than the screen. */
export const assertFits = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0, `${await page.title()}: ${wider} pixels wider than the screen`);
};
