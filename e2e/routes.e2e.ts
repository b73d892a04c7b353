/** Every route of the table, as a visitor, a search engine, a keyboard and a narrow phone meet it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { openContext, openPage, openPageIn } from './browser.ts';
import { startProduct } from './product.ts';
import { withBrowser } from './with-browser.ts';

const widths = [320, 390, 768, 1280, 1440];

const [product, browser] = await withBrowser(startProduct());
/** One for all routes, as for a visitor who goes from page to page: what they share is loaded once. */
const visitor = await openContext(browser);
// The notices would cover the page; they have tests of their own.
await visitor.addInitScript(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
});
const withoutScripts = await openContext(browser, {
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
});
const response = await fetch(`${product.apiUrl}/api/gallery/NJMS`);
const albumId = ((await response.json()) as { data: { _id: string }[] }).data[0]?._id ?? '';

/** The address of a route; an album needs its id. */
const addressOf = (path: string) =>
  `${product.siteUrl}${path}${path === '/SubGallery' ? `?id=${albumId}` : ''}`;

const seenUnwoken = new Set<string>();

/** What axe finds; the map's frame is another site's. */
const axeFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // What passes need not be told: that is most of the work.
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    // One page less to open for each look: there is no frame of ours to look into.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

describe('every route', () => {
  for (const route of routes) {
    test(`${route.path}: status, title, crumbs, one heading, no axe finding, no overflow`, async (t) => {
      // The map is another site's, out of reach here.
      const page = await openPageIn(t, visitor, [
        /openstreetmap|ERR_NAME_NOT_RESOLVED|ERR_INTERNET|net::ERR/,
      ]);
      const response = await page.goto(addressOf(route.path));
      assert.equal(response?.status(), 200);
      const title = await page.title();
      assert.match(title, / - Nirmal Jyoti Mission School$/);
      if (route.path !== '/SubGallery')
        assert.equal(title, `${route.title} - Nirmal Jyoti Mission School`);
      assert.equal(await page.locator('h1').count(), 1);
      assert.equal(
        await page.locator('nav[aria-label="Breadcrumb"] li').first().textContent(),
        'Home',
      );
      assert.equal(await page.locator('header.site-header').count(), 1);
      assert.equal(await page.locator('footer.site-footer').count(), 1);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(overflow <= 0, `${overflow} px wider than a screen of ${width} px`);
      }

      await page.setViewportSize({ width: 390, height: 844 });
      assert.deepEqual(await axeFindings(page), []);
    });

    test(`${route.path}: everything can be read without JavaScript`, async (t) => {
      const page = await openPageIn(t, withoutScripts, [/./]);
      await page.goto(addressOf(route.path));
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      assert.ok(words > 5, `the page has ${words} words`);
      const names: (string | null)[] = [];
      for (const island of await page.locator('aangan-island').all()) {
        assert.equal(await island.getAttribute('status'), 'identified');
        names.push(await island.getAttribute('name'));
      }
      // Of pages with the same islands, the first stands for all.
      const islands = names.join(', ');
      if (!islands || seenUnwoken.has(islands)) return;
      seenUnwoken.add(islands);
      // axe is a script itself, so it looks at the page whose own scripts never come.
      const unwoken = await openPage(t, browser, {
        viewport: { width: 390, height: 844 },
        expected: [/net::ERR/],
      });
      await unwoken.route('**/assets/*.js', (request) => request.abort());
      await unwoken.goto(addressOf(route.path));
      assert.deepEqual(await axeFindings(unwoken), []);
    });
  }
});

test('an address without a page: 404 with header, footer, Site Map and Home', async (t) => {
  const page = await openPage(t, browser, { expected: [/404/] });
  const response = await page.goto(`${product.siteUrl}/NoSuchPage`);
  assert.equal(response?.status(), 404);
  assert.equal(await page.locator('.page-body a[href="/SiteMap"]').count(), 1);
  assert.equal(await page.locator('.page-body a[href="/"]').count(), 1);
  assert.equal(await page.locator('footer.site-footer').count(), 1);
});

test('links of every page lead to pages that are there', async () => {
  const seen = new Map<string, string>();
  for (const route of routes) {
    const html = await (await fetch(addressOf(route.path))).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      seen.set(href.replaceAll('&amp;', '&'), route.path);
  }
  const dead: string[] = [];
  for (const [href, from] of seen) {
    const { status } = await fetch(product.siteUrl + href, { method: 'HEAD', redirect: 'manual' });
    if (status !== 200) dead.push(`${href} (${status}), linked from ${from}`);
  }
  assert.ok(seen.size > routes.length);
  assert.deepEqual(dead, []);
});
