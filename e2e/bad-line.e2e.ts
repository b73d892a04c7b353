/** Filters and the calendar on a line that is slow, or gone: the latest choice wins, and a failure leaves what was there. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { routes } from '../contract/src/routes.ts';
import { type IslandName, islandNames } from '../site/src/islands/names.ts';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { screens } from './slow-scripts.ts';
import { awake, scriptOf } from './waking.ts';
import { withBrowser } from './with-browser.ts';

const pageWith = new Map<IslandName, string>();

const [product, browser] = await withBrowser(startProduct());
for (const { path } of routes) {
  const html = await (await fetch(product.siteUrl + path)).text();
  for (const [, name] of html.matchAll(/<aangan-island name="([\w-]+)"/g))
    if (!pageWith.has(name as IslandName)) pageWith.set(name as IslandName, path);
}

const expected = [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503/];
const openAwake = async (
  t: TestContext,
  path: string,
  name: IslandName,
  options: Parameters<typeof openPage>[2] = {},
) => {
  const page = await openPage(t, browser, { expected, reducedMotion: 'reduce', ...options });
  // The notices would cover the calendar.
  await page.route(scriptOf('notice-popup'), (route) => route.abort());
  await page.goto(product.siteUrl + path);
  await page
    .locator(`aangan-island[name="${name}"]`)
    .evaluate((island) => island.firstElementChild?.scrollIntoView());
  await awake(page, name);
  return page;
};
const seen = '.list-count, .entries, .empty, .pager, .calendar :is(td, li)';
/** What is to be seen of a list or a calendar, but for the line that says that it could not be loaded. */
const content = (page: Page) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].map(({ textContent }) => textContent).join('|'),
    seen,
  );
const contentBesides = (page: Page, before: string) =>
  page.waitForFunction(
    ([parts = '', old]) =>
      [...document.querySelectorAll(parts)].map(({ textContent }) => textContent).join('|') !== old,
    [seen, before],
  );
const quietLine = (page: Page) => page.locator('.not-loaded');
const told = (page: Page) => page.locator('.not-loaded:not(:empty)').waitFor();
const titles = (page: Page) => page.locator('.entry h2').allTextContents();
/** Waits for the list to show these: a step back changes the address at once, the list when its records are there. */
const showsTitles = async (page: Page, expected: string[]) => {
  await page
    .waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.entry h2')].map((title) => title.textContent).join('|') ===
        wanted,
      expected.join('|'),
    )
    .catch(() => undefined);
  assert.deepEqual(await titles(page), expected);
};
const drawnTitles = async (t: TestContext, query: string) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await page.goto(`${product.siteUrl}/News?${query}`);
  return titles(page);
};
/** Holds the answers of a call, each until it is let go by its number. */
const holdAnswers = async (page: Page, call: RegExp) => {
  const held: Route[] = [];
  let heard = () => {};
  await page.route(call, (route) => {
    held.push(route);
    heard();
  });
  const arrived = async (count: number) => {
    while (held.length < count)
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
  };
  return { held, arrived, release: (index: number) => held[index]?.continue() };
};
const newsCall = /\/api\/news\/all\//;
const eventsCall = /\/api\/events\/All\//;
/** The call of whatever list a page has. */
const anyList = /\/api\/\w+(\/\w+)?\/NJMS$/;

const yearsOf = (page: Page) => page.locator('select[name=year] option').allTextContents();

describe('the latest choice wins', () => {
  test('Next pressed before a search is shown: the search is, and neither box nor address lies', async (t) => {
    const page = await openAwake(t, '/News?year=All', 'news-list');
    const answers = await holdAnswers(page, newsCall);
    const box = page.locator('input[name=q]');
    await box.pressSequentially('day');
    await page.getByRole('link', { name: 'Next' }).click();
    await answers.arrived(1);
    await page.unroute(newsCall);
    for (const route of answers.held) await route.continue().catch(() => undefined);
    await page.waitForURL(/q=day/);
    await showsTitles(page, await drawnTitles(t, 'year=All&q=day'));
    assert.equal(await box.inputValue(), 'day');
    assert.equal(new URL(page.url()).searchParams.get('page'), null);
  });

  test('typing on: the request of the letters before is aborted, and the list fits the box', async (t) => {
    const page = await openAwake(t, '/News?year=All', 'news-list');
    const answers = await holdAnswers(page, newsCall);
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.failure()?.errorText ?? ''));
    const box = page.locator('input[name=q]');
    await box.pressSequentially('a');
    await answers.arrived(1);
    await box.pressSequentially('nnual');
    await answers.arrived(2);
    await answers.release(answers.held.length - 1);
    await page.waitForURL(/q=annual/);
    await showsTitles(page, await drawnTitles(t, 'year=All&q=annual'));
    // The first answer arrives last: nobody waits for it any more.
    for (let index = 0; index < answers.held.length - 1; index++)
      await answers.release(index)?.catch(() => undefined);
    await page.waitForLoadState('networkidle');
    assert.equal(await box.inputValue(), 'annual');
    assert.deepEqual(await titles(page), await drawnTitles(t, 'year=All&q=annual'));
    assert.match(page.url(), /q=annual/);
    assert.ok(aborted.length > 0);
    assert.deepEqual([...new Set(aborted)], ['net::ERR_ABORTED']);
  });

  test('a year after a year: the last one, in the list, in the dropdown and in the address', async (t) => {
    const page = await openAwake(t, '/News', 'news-list');
    const answers = await holdAnswers(page, newsCall);
    const [, , second = '', third = ''] = await yearsOf(page);
    await page.selectOption('select[name=year]', second);
    await answers.arrived(1);
    await page.selectOption('select[name=year]', third);
    await answers.arrived(2);
    await answers.release(1);
    await page.waitForURL(`**/News?year=${third}`);
    await answers.release(0)?.catch(() => undefined);
    assert.equal(await page.locator('select[name=year]').inputValue(), third);
    await showsTitles(page, await drawnTitles(t, `year=${third}`));
  });

  test('back and forward lead from choice to choice, without a new page', async (t) => {
    const page = await openAwake(t, '/News', 'news-list');
    const arrived = await page.evaluate(() => performance.timeOrigin);
    const first = await titles(page);
    const [, , second = '', third = ''] = await yearsOf(page);
    await page.selectOption('select[name=year]', second);
    await page.waitForURL(`**/News?year=${second}`);
    await page.locator('input[name=q]').pressSequentially('an');
    await page.waitForURL(`**/News?year=${second}&q=an`);
    await page.selectOption('select[name=year]', third);
    await page.waitForURL((url) => url.searchParams.get('year') === third);
    await page.goBack();
    await page.waitForURL(`**/News?year=${second}&q=an`);
    await showsTitles(page, await drawnTitles(t, `year=${second}&q=an`));
    assert.equal(await page.locator('input[name=q]').inputValue(), 'an');
    assert.equal(await page.locator('select[name=year]').inputValue(), second);
    await page.goBack();
    await page.waitForURL('**/News');
    await showsTitles(page, first);
    assert.equal(await page.locator('input[name=q]').inputValue(), '');
    await page.goForward();
    await page.waitForURL(`**/News?year=${second}&q=an`);
    await showsTitles(page, await drawnTitles(t, `year=${second}&q=an`));
    assert.equal(await page.evaluate(() => performance.timeOrigin), arrived);
  });
});

describe('what cannot be loaded', () => {
  const nextMonth = (page: Page) => page.getByRole('link', { name: 'Next month' }).click();
  /** Asks an island for what it does not have yet. */
  const ask = async (page: Page, name: IslandName) => {
    if (name === 'event-calendar') return nextMonth(page);
    const years = await yearsOf(page);
    const now = await page.locator('select[name=year]').inputValue();
    const other = years.findLast((year) => year !== now) ?? '';
    await page.selectOption('select[name=year]', other);
  };
  const askAgain = (page: Page, name: IslandName) =>
    name === 'event-calendar' ? nextMonth(page) : page.locator('.filters button').click();
  const loading = islandNames.filter((name) => name.endsWith('-list') || name === 'event-calendar');
  for (const name of loading)
    for (const { name: way, fail, recover } of [
      {
        name: 'no answer',
        fail: (page: Page) => page.route(anyList, (route) => route.abort()),
        recover: (page: Page) => page.unroute(anyList),
      },
      {
        name: 'status 503',
        fail: (page: Page) =>
          page.route(anyList, (route) => route.fulfill({ status: 503, json: { error: {} } })),
        recover: (page: Page) => page.unroute(anyList),
      },
      {
        name: 'an answer that is none',
        fail: (page: Page) => page.route(anyList, (route) => route.fulfill({ body: '<p>Sign in' })),
        recover: (page: Page) => page.unroute(anyList),
      },
      {
        name: 'offline',
        fail: (page: Page) => page.context().setOffline(true),
        recover: (page: Page) => page.context().setOffline(false),
      },
    ])
      test(`${name}, ${way}: what is there stays, a quiet line says so, the next choice tries again`, async (t) => {
        const page = await openAwake(t, pageWith.get(name) ?? '', name);
        const arrived = await page.evaluate(() => performance.timeOrigin);
        const address = page.url();
        const before = await content(page);
        assert.equal(await quietLine(page).textContent(), '');
        await fail(page);
        await ask(page, name);
        await told(page);
        assert.equal(await quietLine(page).getAttribute('role'), 'status');
        assert.ok((await content(page)) === before, 'what was there has stayed');
        assert.equal(page.url(), address);
        await recover(page);
        await askAgain(page, name);
        await contentBesides(page, before);
        assert.equal(await quietLine(page).textContent(), '');
        assert.equal(await page.evaluate(() => performance.timeOrigin), arrived, 'the same page');
      });

  for (const { name: width, ...screen } of screens)
    test(`the quiet line at ${width} stands between filters and list, and fits`, async (t) => {
      const page = await openAwake(t, '/News', 'news-list', screen);
      await page.context().setOffline(true);
      await page.locator('input[name=q]').pressSequentially('annual');
      await told(page);
      const box = await quietLine(page).boundingBox();
      const filters = await page.locator('.filters').boundingBox();
      assert.ok(box && filters && box.y >= filters.y + filters.height);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      assert.equal(await page.locator('input[name=q]').inputValue(), 'annual');
      assert.equal(page.url(), `${product.siteUrl}/News`);
    });

  test('back on a line that is gone: the list stays, no error page; forward and back again recover it', async (t) => {
    const page = await openAwake(t, '/News', 'news-list');
    const first = await titles(page);
    const [, , second = ''] = await yearsOf(page);
    await page.selectOption('select[name=year]', second);
    await page.waitForURL(`**/News?year=${second}`);
    // Loaded anew, the page has only what it shows; the step back still belongs to it.
    await page.reload();
    await awake(page, 'news-list');
    const shown = await titles(page);
    await page.context().setOffline(true);
    await page.goBack();
    await told(page);
    assert.deepEqual(await titles(page), shown);
    await page.context().setOffline(false);
    await page.goForward();
    await page.waitForFunction(() => document.querySelector('.not-loaded')?.textContent === '');
    assert.deepEqual(await titles(page), shown);
    await page.goBack();
    await page.waitForURL('**/News');
    await showsTitles(page, first);
  });
});

test('a phone that wants no movement shows the home page no wider than itself', async (t) => {
  const [{ name: _name, ...phone } = {}] = screens;
  const page = await openPage(t, browser, { ...phone, reducedMotion: 'reduce' });
  await page.goto(product.siteUrl);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
});

describe('the calendar on a slow line', () => {
  const month = (page: Page) => page.locator('.calendar-month').textContent();

  for (const { name: width, ...screen } of screens)
    test(`quick clicks while the events load all count at ${width}`, async (t) => {
      const page = await openAwake(t, '/', 'event-calendar', screen);
      const reference = await openPage(t, browser, { javaScriptEnabled: false, ...screen });
      await reference.goto(product.siteUrl);
      for (let turn = 0; turn < 3; turn++) {
        const link = reference.getByRole('link', { name: 'Next month' });
        await reference.goto(product.siteUrl + (await link.getAttribute('href')));
      }
      const answers = await holdAnswers(page, eventsCall);
      const next = page.getByRole('link', { name: 'Next month' });
      for (let turn = 0; turn < 4; turn++) await next.click();
      await page.getByRole('link', { name: 'Previous month' }).click();
      await answers.arrived(1);
      // Whichever is the last: the ones before are aborted.
      await page.route(eventsCall, (route) => route.continue());
      for (const route of answers.held) await route.continue().catch(() => undefined);
      await page.waitForFunction(
        (wanted) => document.querySelector('.calendar-month')?.textContent === wanted,
        await month(reference),
      );
      assert.deepEqual(
        await page.locator('.calendar-title').allTextContents(),
        await reference.locator('.calendar-title').allTextContents(),
      );
    });
});
