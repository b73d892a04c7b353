/** The styles that a page carries are all that it needs: with the whole sheet besides, nothing looks different. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct());
const html = await (await fetch(`${product.siteUrl}/News`)).text();
const sheet = html.match(/ styles="([^"]+)"/)?.[1] ?? '';
const answer = await fetch(`${product.apiUrl}/api/gallery/NJMS`);
const album = ((await answer.json()) as { data: { _id: string }[] }).data[0]?._id ?? '';

/** How every element of the page looks, in one line each. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'color',
      'backgroundColor',
      'backgroundImage',
      'font',
      'padding',
      'margin',
      'border',
      'borderRadius',
      'gap',
      'flex',
      'gridTemplateColumns',
      'maskImage',
      'overflow',
      'visibility',
      'animationName',
      'boxShadow',
      'textDecoration',
      'listStyleType',
      'fill',
      'stroke',
    ] as const;
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return `${element.tagName}.${element.getAttribute('class')}${part ?? ''}: ${properties.map((name) => style[name]).join('; ')}`;
      }),
    );
  });

for (const { path } of routes)
  test(`${path} looks the same with the whole style sheet`, async (t) => {
    // Scripts would change the page meanwhile; the map's frame is another site's.
    const page = await openPage(t, browser, { reducedMotion: 'reduce', expected: [/net::ERR/] });
    await page.route(/\/assets\/[\w-]+\.js/, (route) => route.abort());
    await page.route(/\.(pdf|webp)|openstreetmap/, (route) => route.abort());
    await page.goto(`${product.siteUrl}${path}${path === '/SubGallery' ? `?id=${album}` : ''}`);
    assert.ok(sheet, 'an island names the sheet');
    const alone = new Map<number, string[]>();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      alone.set(width, await looks(page));
    }
    await page.addStyleTag({ url: sheet });
    for (const [width, before] of alone) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await looks(page), before, `at ${width} px`);
    }
  });
