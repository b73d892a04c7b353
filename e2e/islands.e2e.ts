/** Every island: rendered by the server, woken without a mismatch, and the page still there when its code does not come. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { type IslandName, islandNames } from '../site/src/islands/names.ts';
import { routes } from '../site/src/routes.ts';
import { openBrowser, openPage } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
const pageWith = new Map<IslandName, string>();

before(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  for (const { path } of routes) {
    const html = await (await fetch(product.siteUrl + path)).text();
    for (const [, name] of html.matchAll(/<aangan-island name="([\w-]+)"/g))
      if (!pageWith.has(name as IslandName)) pageWith.set(name as IslandName, path);
  }
});
after(async () => {
  await browser?.close();
  await product?.stop();
});

const elsewhere = /openstreetmap|ERR_NAME_NOT_RESOLVED|ERR_INTERNET/;
/** The file that the build made of an island: its name in capitals, and a hash. */
const chunkOf = (name: IslandName) =>
  new RegExp(
    `/assets/${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}-`,
  );

describe('every island', () => {
  for (const name of islandNames) {
    test(`${name} wakes on its page without a complaint`, async (t) => {
      const path = pageWith.get(name);
      assert.ok(path, 'no page has this island');
      const page = await openPage(t, browser, { expected: [elsewhere] });
      await page.goto(product.siteUrl + path);
      const island = page.locator(`aangan-island[name="${name}"]`).first();
      await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
      await page.waitForSelector(`aangan-island[name="${name}"][status="hydrated"]`, {
        state: 'attached',
      });
    });

    test(`${name}: when its code fails to come, the page stays as the server made it`, async (t) => {
      const path = pageWith.get(name);
      assert.ok(path, 'no page has this island');
      const page = await openPage(t, browser, { expected: [elsewhere, /ERR_FAILED/] });
      await page.route(chunkOf(name), (route) => route.abort());
      await page.goto(product.siteUrl + path);
      const island = page.locator(`aangan-island[name="${name}"]`).first();
      const html = await island.evaluate((element) => {
        element.firstElementChild?.scrollIntoView();
        return element.innerHTML;
      });
      await page.waitForSelector(`aangan-island[name="${name}"][status="failed"]`, {
        state: 'attached',
      });
      assert.equal(await island.evaluate((element) => element.innerHTML), html);
    });
  }
});
