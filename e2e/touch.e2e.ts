/** Islands wake at a visitor's first touch: until then a page asks for no script, and what that touch began is finished. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { holdAllScripts, holdScripts, screens } from './slow-scripts.ts';
import { awake, scriptOf } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct());
const answer = await fetch(`${product.apiUrl}/api/gallery/NJMS`);
const { data } = (await answer.json()) as { data: { _id: string; attachments: string[] }[] };
const album = `/SubGallery?id=${data.find(({ attachments }) => attachments.length > 1)?._id}`;

const statusOf = (page: Page, name: string) =>
  page.locator(`aangan-island[name="${name}"]`).getAttribute('status');
const arrivedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('until it is touched, a page asks for no script; only the home page, whose slides move, for two islands', async (t) => {
  const page = await openPage(t, browser, { expected: [/net::ERR|openstreetmap/] });
  for (const { path } of routes) {
    await page.goto(product.siteUrl + (path === '/SubGallery' ? album : path));
    // Idle: an island that wakes by itself would have asked by now. What the page itself has asked for: the page before may
    // still be asking, and the browser's own PDF viewer has scripts, too.
    const scripts = await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => name.match(/(?<=\/assets\/)[\w-]+(?=-[\w-]{8}\.js$)/) ?? []);
    });
    // The first script, which every other page carries, and what these two islands are made of.
    const allowed =
      path === '/' ? ['main', 'sliders', 'notice-popup', 'slider-engine', 'preload-helper'] : [];
    assert.deepEqual(
      scripts.filter((script) => !allowed.includes(script)),
      [],
      path,
    );
  }
});

test('kept on a phone from the home page, the website is an app; from any other page, it is that page', async (t) => {
  const page = await openPage(t, browser, { expected: [/net::ERR|openstreetmap/] });
  await page.goto(product.siteUrl);
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await page.goto(`${product.siteUrl}/News`);
  await awake(page, 'news-list');
  assert.equal(await page.locator('link[rel=manifest]').count(), 0);
});

describe('what the first touch began is finished by the island, in place', () => {
  for (const { name, ...screen } of screens)
    test(`at ${name}: a page of a list, a month of the calendar, a place of the tour`, async (t) => {
      for (const { path, island, link, shown } of [
        { path: '/News?year=All', island: 'news-list', link: 'Next', shown: /Page 2 of/ },
        { path: '/VirtualTour', island: 'panorama-tour', link: 'Music Room', shown: /Music Room/ },
      ]) {
        const page = await openPage(t, browser, screen);
        const { release } = await holdScripts(page);
        await page.goto(product.siteUrl + path);
        const arrived = await arrivedAt(page);
        const target = page.getByRole('main').getByRole('link', { name: link, exact: true });
        await ('hasTouch' in screen ? target.tap() : target.click());
        assert.notEqual(await statusOf(page, island), 'hydrated');
        release();
        await page.locator('.pager, .panorama figcaption').filter({ hasText: shown }).waitFor();
        assert.equal(await arrivedAt(page), arrived, 'the same page');
        assert.equal(await statusOf(page, island), 'hydrated');
      }
    });

  test('two months turned before the calendar woke are two months', async (t) => {
    const page = await openPage(t, browser, { expected: [/net::ERR/] });
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => undefined;
    });
    const { release } = await holdScripts(page);
    await page.goto(`${product.siteUrl}/?month=2026-01`);
    const next = page.getByRole('link', { name: 'Next month' });
    await next.click();
    await next.click();
    release();
    await page.locator('.calendar-month').filter({ hasText: 'Mar 2026' }).waitFor();
  });

  test('a photo opens in the viewer, or as a picture if the viewer’s code does not come', async (t) => {
    for (const end of ['come', 'fail'] as const) {
      const page = await openPage(t, browser, { expected: [/ERR_FAILED/] });
      const { release } = await holdScripts(page, scriptOf('photo-viewer'), end);
      await page.goto(product.siteUrl + album);
      await page.locator('.album a').nth(1).click();
      assert.equal(await statusOf(page, 'photo-viewer'), 'identified');
      release();
      if (end === 'come') await page.locator('.yarl__slide_current img').waitFor();
      else await page.waitForURL(/\/api\/image\//);
    }
  });
});

test('by keyboard alone: focus wakes a list, and what is typed then filters it', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${product.siteUrl}/News?year=All`);
  assert.equal(await statusOf(page, 'news-list'), 'identified');
  await page.locator('select[name=year]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('annual');
  await page.waitForURL(/q=annual/);
  assert.equal(await statusOf(page, 'news-list'), 'hydrated');
});

test('what was chosen before any script came is a touch, and is applied when the first has come', async (t) => {
  const page = await openPage(t, browser);
  const { release } = await holdAllScripts(page);
  await page.goto(`${product.siteUrl}/News`, { waitUntil: 'commit' });
  const last = (await page.locator('select[name=year] option').last().textContent()) ?? '';
  await page.selectOption('select[name=year]', last);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  release();
  await page.waitForURL(`**/News?year=${last}*`);
});

test('reading and scrolling is no touch', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${product.siteUrl}/News?year=All`);
  await page.locator('.entry').nth(1).hover();
  await page.mouse.wheel(0, 600);
  await page.locator('.entry').nth(5).click();
  assert.equal(await statusOf(page, 'news-list'), 'identified');
  await awake(page, 'news-list');
});

test('promise 2.19: the tour stays as wide as the phone while a panorama turns', async (t) => {
  const [phone] = screens;
  const { name: _name, ...screen } = phone ?? {};
  const page = await openPage(t, browser, { ...screen, expected: [/WebGL|GL Driver/i] });
  await page.goto(`${product.siteUrl}/VirtualTour`);
  await page.getByRole('link', { name: 'Look around in 360°' }).click();
  await page.locator('.psv-canvas-container, .panorama img').first().waitFor({ state: 'attached' });
  await page.locator('.panorama-viewer, .panorama img').first().waitFor();
  const wide = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    tour: document.querySelector('.tour')?.getBoundingClientRect().right ?? 0,
  }));
  assert.ok(wide.page <= 390 && wide.tour <= 390, JSON.stringify(wide));
});
