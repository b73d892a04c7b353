/** Lists, sliders and notices on a bad line: what a visitor chooses before the script has come is applied when it comes. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { type IslandName, islandNames } from '../site/src/islands/names.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { openAsleep, screens } from './slow-scripts.ts';
import { awake, scriptOf } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const pagesWith = new Map<IslandName, string[]>(islandNames.map((name) => [name, []]));

const [product, browser] = await withBrowser(startProduct());
for (const { path } of routes) {
  const html = await (await fetch(product.siteUrl + path)).text();
  for (const [, name] of html.matchAll(/<aangan-island name="([\w-]+)"/g))
    pagesWith.get(name as IslandName)?.push(path);
}

/** What a list shows, and what its filters say. */
const shown = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    entries: [...main.querySelectorAll('.entries > li')].map((entry) => entry.textContent),
    empty: main.querySelector('.empty')?.textContent,
    count: main.querySelector('.list-count')?.textContent,
    filters: [...main.querySelectorAll<HTMLInputElement>('.filters [name]')].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
  }));
/** What the server makes of the same address without JavaScript. */
const drawnAt = async (t: TestContext, address: string) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await page.goto(address);
  return shown(page);
};
const addressed = (page: Page, query: Record<string, string>) =>
  page.waitForURL((url) =>
    Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value),
  );

for (const name of islandNames.filter((each) => each.endsWith('-list')))
  describe(`${name} before it wakes`, () => {
    for (const { name: width, ...screen } of screens)
      test(`a year, a month and a search at ${width}: applied when it wakes`, async (t) => {
        const paths = pagesWith.get(name) ?? [];
        assert.notEqual(paths.length, 0, 'no page has this list');
        for (const path of paths) {
          const page = await openPage(t, browser, screen);
          const { release } = await openAsleep(page, product.siteUrl + path);
          const chosen: Record<string, string> = {};
          for (const filter of ['year', 'month']) {
            const options = page.locator(`select[name=${filter}] option`);
            if ((await options.count()) < 2) continue;
            chosen[filter] = (await options.last().textContent()) ?? '';
            await page.selectOption(`select[name=${filter}]`, chosen[filter]);
          }
          if (await page.locator('input[name=q]').count()) {
            chosen.q = 'a';
            await page.locator('input[name=q]').pressSequentially('a');
          }
          const arrived = await page.evaluate(() => performance.timeOrigin);
          release();
          await awake(page, name);
          await page.waitForURL(/\?/);
          assert.equal(await page.evaluate(() => performance.timeOrigin), arrived, 'the same page');
          const query = new URLSearchParams(chosen);
          assert.deepEqual(
            await shown(page),
            await drawnAt(t, `${product.siteUrl}${path}?${query}`),
            `${path}?${query}`,
          );
        }
      });

    test('its button pressed: applied once it is awake, or by the browser if it cannot wake', async (t) => {
      const [path = ''] = pagesWith.get(name) ?? [];
      for (const end of ['come', 'fail'] as const) {
        const page = await openPage(t, browser, { expected: [/ERR_FAILED/] });
        const { release } = await openAsleep(page, product.siteUrl + path, scriptOf(name), end);
        const year = (await page.locator('select[name=year] option').last().textContent()) ?? '';
        await page.selectOption('select[name=year]', year);
        await page.locator('.filters button').click();
        release();
        await addressed(page, { year });
        await page.locator('.entries, .empty').first().waitFor();
        assert.deepEqual(
          await shown(page),
          await drawnAt(t, `${product.siteUrl}${path}?year=${year}`),
          end,
        );
      }
    });
  });

test('a search typed before the list woke goes on where the visitor types', async (t) => {
  const page = await openPage(t, browser);
  const { release } = await openAsleep(page, `${product.siteUrl}/News?year=All`);
  const box = page.locator('input[name=q]');
  await box.pressSequentially('an');
  release();
  await awake(page, 'news-list');
  await page.keyboard.type('nual');
  await addressed(page, { q: 'annual' });
  assert.equal(await box.inputValue(), 'annual');
  assert.deepEqual(
    await shown(page),
    await drawnAt(t, `${product.siteUrl}/News?year=All&q=annual`),
  );
});

test('a row of slides scrolled before it moves goes on from there', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce', expected: [/ERR_/] });
  const { release } = await openAsleep(page, product.siteUrl);
  const row = page.locator('[data-slider].slider-four').first();
  await row.evaluate((slider) => slider.scrollIntoView({ behavior: 'instant' }));
  const third = row.locator('.slide').nth(2);
  const left = () =>
    third.evaluate((slide) =>
      Math.round(
        slide.getBoundingClientRect().left -
          (slide.closest('[data-slider]')?.getBoundingClientRect().left ?? 0),
      ),
    );
  await third.evaluate((slide) =>
    slide.parentElement?.scrollTo({
      left: (slide as HTMLElement).offsetLeft - slide.parentElement.offsetLeft,
      behavior: 'instant',
    }),
  );
  assert.equal(await left(), 0);
  release();
  await page.waitForFunction(
    () => document.querySelector('.slider-four.swiper-initialized') !== null,
  );
  assert.equal(await left(), 0);
});

test('notices opened before their island woke stay open, and stay closed once closed', async (t) => {
  const page = await openPage(t, browser, { expected: [/ERR_/] });
  const { release } = await openAsleep(page, product.siteUrl);
  const notices = page.locator('#notices');
  await page.getByRole('button', { name: 'Notices' }).click();
  await notices.waitFor();
  release();
  await awake(page, 'notice-popup');
  assert.equal(await notices.isVisible(), true);
  await notices.getByRole('button', { name: 'Close' }).click();
  await notices.waitFor({ state: 'hidden' });
  await page.goto(product.siteUrl);
  await awake(page, 'notice-popup');
  assert.equal(await notices.isVisible(), false);
});
