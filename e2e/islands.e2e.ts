/** Every island: rendered by the server, woken without a mismatch, and the page still there when its code does not come. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { routes } from '../contract/src/routes.ts';
import { type IslandName, islandNames } from '../site/src/islands/names.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { awake, scriptOf, touchIslands } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const pageWith = new Map<IslandName, string>();

const [product, browser] = await withBrowser(startProduct());
for (const { path } of routes) {
  const html = await (await fetch(product.siteUrl + path)).text();
  for (const [, name] of html.matchAll(/<aangan-island name="([\w-]+)"/g))
    if (!pageWith.has(name as IslandName)) pageWith.set(name as IslandName, path);
}

const elsewhere = /openstreetmap|ERR_NAME_NOT_RESOLVED|ERR_INTERNET/;
describe('every island', () => {
  for (const name of islandNames) {
    test(`${name} wakes on its page without a problem`, async (t) => {
      const path = pageWith.get(name);
      assert.ok(path, 'no page has this island');
      const page = await openPage(t, browser, { expected: [elsewhere] });
      await page.goto(product.siteUrl + path);
      await awake(page, name);
    });

    test(`${name}: asleep, it shows no control that would do nothing`, async (t) => {
      const page = await openPage(t, browser, { javaScriptEnabled: false });
      await page.goto(product.siteUrl + (pageWith.get(name) ?? ''));
      const idle = await page
        .locator(`aangan-island[name="${name}"] :is(button, input, select, textarea, a)`)
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) =>
                control.checkVisibility({ visibilityProperty: true }) &&
                !control.closest('form[action]') &&
                !control.hasAttribute('href'),
            )
            .map((control) => control.outerHTML.slice(0, 200)),
        );
      assert.deepEqual(idle, []);
    });

    test(`${name}: when its code fails to come, the page stays as the server made it`, async (t) => {
      const path = pageWith.get(name);
      assert.ok(path, 'no page has this island');
      const page = await openPage(t, browser, { expected: [elsewhere, /ERR_FAILED/] });
      await page.route(scriptOf(name), (route) => route.abort());
      await page.goto(product.siteUrl + path);
      const island = page.locator(`aangan-island[name="${name}"]`).first();
      const html = await island.evaluate((element) => element.innerHTML);
      await touchIslands(page);
      await page.waitForSelector(`aangan-island[name="${name}"][status="failed"]`, {
        state: 'attached',
      });
      assert.equal(await island.evaluate((element) => element.innerHTML), html);
    });
  }
});
