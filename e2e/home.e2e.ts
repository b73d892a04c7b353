/** The home page, part by part (promises 2.2, 4 and 9): with its data, without it, with the provider down, and without JavaScript. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { messages } from '../contract/src/messages.ts';
import { TestProvider } from '../site/test/provider.ts';
import { contentOf } from '../site/test/samples.ts';
import { makeFolder, removeFolder, Website } from '../site/test/website.ts';
import { closePages, openBrowser, openPage } from './browser.ts';
import { awake } from './waking.ts';

let browser: Browser;
let provider: TestProvider;
let folder: string;
let website: Website;

/** Enough of everything that rows have something to move. */
const fill = () => {
  const content = contentOf('NJMS');
  const many = <T extends { _id: string }>(records: T[]): T[] =>
    Array.from({ length: 6 }, (_, index) =>
      records.map((record) => ({ ...record, _id: `${record._id}-${index}` })),
    ).flat();
  for (const name of [
    'notifications',
    'news',
    'allEvents',
    'allGalleries',
    'toppers',
    'birthdays',
  ] as const)
    Object.assign(content, { [name]: many(content[name] as { _id: string }[]) });
  provider.content.set('NJMS', content);
};

before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

beforeEach(async () => {
  provider = new TestProvider();
  fill();
  await provider.start();
  folder = await makeFolder();
});
afterEach(async () => {
  await closePages(browser);
  await website?.stop();
  await provider.stop();
  await removeFolder(folder);
});

// The samples' pictures are not real ones, and the browser says so.
const expected = [/api\/image/, /Failed to load resource/];

const openHome = async (
  t: Parameters<typeof openPage>[0],
  options: Parameters<typeof openPage>[2] = {},
): Promise<Page> => {
  const page = await openPage(t, browser, {
    viewport: { width: 1280, height: 900 },
    ...options,
    expected,
  });
  await page.goto(`http://127.0.0.1:${website.port}/`);
  return page;
};
/** The same with the notices kept shut: they have tests of their own, and would cover what this one is about. */
const openQuietHome = async (
  t: Parameters<typeof openPage>[0],
  options: Parameters<typeof openPage>[2] = {},
): Promise<Page> => {
  const page = await openPage(t, browser, {
    viewport: { width: 1280, height: 900 },
    ...options,
    expected,
  });
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => undefined;
  });
  await page.goto(`http://127.0.0.1:${website.port}/`);
  return page;
};

type Part = {
  name: string;
  find: (page: Page) => Locator;
  /** What stands there when the school has no such record; null where the part is then absent. */
  withoutData: string | null;
};

const headed = (heading: string) => (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

const parts: Part[] = [
  { name: 'notification popup', find: (page) => page.locator('dialog.notices'), withoutData: null },
  {
    name: 'highlights marquee',
    find: (page) => page.locator('.highlights'),
    withoutData: messages.home.highlightsDefault,
  },
  { name: 'registration banner', find: (page) => page.locator('.registration'), withoutData: null },
  {
    name: 'latest news',
    find: headed('Latest News'),
    withoutData: 'News from the school will appear here.',
  },
  {
    name: 'event calendar',
    find: headed('Event calendar'),
    withoutData: 'No events in this month.',
  },
  {
    name: 'principal’s message',
    find: headed('From the Principal'),
    withoutData: 'A school is first of all a place where a child is known by name.',
  },
  { name: 'creative canvas', find: headed('Creative canvas'), withoutData: null },
  { name: 'events slider', find: headed('Events'), withoutData: null },
  {
    name: 'class X toppers',
    find: (page) => page.getByRole('region', { name: 'Class X toppers' }),
    withoutData: null,
  },
  {
    name: 'class XII toppers',
    find: (page) => page.getByRole('region', { name: 'Class XII toppers' }),
    withoutData: null,
  },
  { name: 'today’s birthdays', find: headed('Today’s birthdays'), withoutData: null },
  { name: 'photo gallery', find: headed('Photo gallery'), withoutData: null },
];
/** These come with the school's profile, which is there unless the provider never was. */
const profileParts: Part[] = [
  { name: 'image slider', find: (page) => page.locator('.slider-hero'), withoutData: null },
  { name: 'about us', find: headed('About us'), withoutData: null },
  { name: 'recent activities', find: headed('Recent activities'), withoutData: null },
];

const shows = async (page: Page, { name, find }: Part) =>
  assert.equal(await find(page).count(), 1, `${name} is there`);
const showsDefault = async (page: Page, { name, find, withoutData }: Part) => {
  if (withoutData === null) assert.equal(await find(page).count(), 0, `${name} is absent`);
  else assert.match((await find(page).textContent()) ?? '', new RegExp(withoutData), name);
};

describe('promise 2.2: every part of the home page', () => {
  for (const javaScriptEnabled of [true, false])
    test(`with its data, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async (t) => {
      website = await Website.start(provider.url, folder);
      const page = await openHome(t, { javaScriptEnabled });
      for (const part of [...parts, ...profileParts]) await shows(page, part);
      assert.equal(await page.locator('.hero-slide').count(), 10);
      assert.equal(await page.locator('.activity-tile').count(), 3);
      assert.match(
        (await page.locator('.gallery-tile a').first().getAttribute('href')) ?? '',
        /^\/SubGallery\?id=/,
      );
    });

  test('without its data: its default, or not there at all', async (t) => {
    provider.mood = 'empty';
    website = await Website.start(provider.url, folder);
    const page = await openHome(t);
    for (const part of parts) await showsDefault(page, part);
    for (const part of profileParts) await shows(page, part);
  });

  test('with the provider down from the start: the same, and no profile', async (t) => {
    await provider.stop();
    website = await Website.start(provider.url, folder);
    const page = await openHome(t);
    for (const part of [...parts, ...profileParts]) await showsDefault(page, part);
    assert.equal(await page.locator('h1').count(), 1);
  });
});

describe('promise 4.6: the notification popup', () => {
  const dialogIsOpen = (page: Page) =>
    page.locator('dialog.notices').evaluate((dialog) => (dialog as HTMLDialogElement).open);
  const opened = (page: Page) => page.locator('dialog.notices[open]').waitFor();

  test('opens by itself, takes the focus, closes with Escape, and stays closed in the same visit', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t);
    await opened(page);
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest('dialog')?.id),
      'notices',
    );
    await page.keyboard.press('Escape');
    assert.equal(await dialogIsOpen(page), false);
    await page.reload();
    await awake(page, 'notice-popup');
    assert.equal(await dialogIsOpen(page), false);
  });

  test('opens again when the list has changed', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t);
    await opened(page);
    await page.getByRole('button', { name: 'Close' }).click();
    assert.equal(await dialogIsOpen(page), false);
    provider.of('NJMS').notifications.pop();
    provider.publish('NJMS', 'notifications');
    await page.waitForTimeout(2000);
    await page.reload();
    await opened(page);
  });

  test('on a small screen the way out is in sight', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t, { viewport: { width: 320, height: 480 } });
    await opened(page);
    const box = await page.getByRole('button', { name: 'Close' }).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 480 && box.x + box.width <= 320);
  });

  test('without JavaScript a button opens the same notices', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t, { javaScriptEnabled: false });
    await page.getByRole('button', { name: /notices? from the school/ }).click();
    await page.locator('dialog.notices .notice').first().waitFor({ state: 'visible' });
  });
});

describe('promise 9.1: sliders', () => {
  const started = (page: Page) => page.locator('.slider-hero.swiper-initialized').waitFor();

  test('autoplay and speed are the promised ones', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t);
    const timing = (label: string) =>
      page
        .getByRole('region', { name: label, exact: true })
        .evaluate((row: HTMLElement) => [row.dataset.autoplay, row.dataset.speed]);
    assert.deepEqual(await timing('Pictures of the school'), ['3000', '2000']);
    for (const label of [
      'Creative canvas',
      'Events',
      'Recent activities',
      'Class X toppers',
      'Class XII toppers',
      'Today’s birthdays',
      'Photo gallery',
    ])
      assert.deepEqual(await timing(label), ['2000', '1000'], label);
  });

  const shown = [
    { label: 'Class X toppers', at: { 1280: 2, 390: 2 } },
    { label: 'Today’s birthdays', at: { 1280: 2, 390: 2 } },
    { label: 'Creative canvas', at: { 1280: 2, 390: 2 } },
    { label: 'Events', at: { 1280: 3, 768: 2, 390: 1 } },
    { label: 'Photo gallery', at: { 1280: 4, 960: 3, 768: 2, 390: 1 } },
  ];
  for (const { label, at } of shown)
    test(`slides shown: ${label} ${JSON.stringify(at)}`, async (t) => {
      website = await Website.start(provider.url, folder);
      for (const [width, count] of Object.entries(at)) {
        const page = await openHome(t, { viewport: { width: Number(width), height: 800 } });
        const visible = await page
          .getByRole('region', { name: label, exact: true })
          .evaluate((row) => {
            const { width: whole } = row.getBoundingClientRect();
            const slide = row.querySelector('.slide')?.getBoundingClientRect().width ?? 0;
            return Math.round(whole / slide);
          });
        assert.equal(visible, count, `at ${width} px`);
      }
    });

  test('a slider moves by itself, stands when paused, and goes on', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openQuietHome(t);
    await started(page);
    const running = () =>
      page
        .locator('.slider-hero')
        .evaluate(
          (row) =>
            (row as unknown as { swiper: { autoplay: { running: boolean } } }).swiper.autoplay
              .running,
        );
    const index = () =>
      page
        .locator('.slider-hero')
        .evaluate(
          (row) => (row as unknown as { swiper: { activeIndex: number } }).swiper.activeIndex,
        );
    assert.equal(await running(), true);
    await page.waitForFunction(
      () =>
        ((document.querySelector('.slider-hero') as unknown as { swiper: { activeIndex: number } })
          .swiper.activeIndex ?? 0) > 0,
    );
    const pause = page.getByRole('button', { name: 'Pause: Pictures of the school' });
    await pause.click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    assert.equal(await running(), false);
    const stood = await index();
    await page.getByRole('button', { name: 'Next: Pictures of the school' }).click();
    assert.notEqual(await index(), stood);
    await pause.click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    assert.equal(await running(), true);
  });

  test('what moves stands while a pointer is over it or the focus is within it', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openQuietHome(t);
    await started(page);
    const slider = page.locator('.slider-hero');
    const isRunning = (wanted: boolean) =>
      page.waitForFunction((running) => {
        const row = document.querySelector('.slider-hero') as unknown as {
          swiper: { autoplay: { running: boolean } };
        };
        return row.swiper.autoplay.running === running;
      }, wanted);
    await page.mouse.move(5, 5);
    await isRunning(true);
    await slider.hover();
    await isRunning(false);
    await page.mouse.move(5, 5);
    await isRunning(true);
    await page.getByRole('button', { name: 'Next: Pictures of the school' }).focus();
    await isRunning(false);
    const marquee = page.locator('.highlights .marquee-window');
    const playState = () =>
      marquee
        .locator('.marquee-track')
        .evaluate((track) => getComputedStyle(track).animationPlayState);
    assert.equal(await playState(), 'running');
    await marquee.hover();
    assert.equal(await playState(), 'paused');
    await page.mouse.move(5, 5);
    assert.equal(await playState(), 'running');
    await page.locator('label[for=pause-highlights]').click();
    assert.equal(await playState(), 'paused');
  });

  test('under prefers-reduced-motion nothing starts', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openQuietHome(t, { reducedMotion: 'reduce' });
    await started(page);
    for (const slider of await page.locator('.slider.swiper-initialized').all())
      assert.notEqual(
        await slider.evaluate(
          (row) =>
            (row as unknown as { swiper: { autoplay: { running: boolean } } }).swiper.autoplay
              .running,
        ),
        true,
      );
    assert.equal(
      await page
        .locator('.highlights .marquee-track')
        .evaluate((track) => getComputedStyle(track).animationName),
      'none',
    );
  });
});

describe('promise 2.2: the calendar', () => {
  test('turns months without limit, marks days with events of both categories, shows a day’s events', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openQuietHome(t);
    await page.locator('#calendar').scrollIntoViewIfNeeded();
    await awake(page, 'event-calendar');
    await page.locator('.calendar-days td a').first().click();
    assert.match(
      (await page.locator('.calendar-events').textContent()) ?? '',
      /sports day.*holiday|holiday.*sports day/,
    );
    const month = () => page.locator('.calendar-month').textContent();
    const first = await month();
    await page.getByRole('link', { name: 'Next month' }).click();
    await page.waitForFunction(
      (before) => document.querySelector('.calendar-month')?.textContent !== before,
      first,
    );
    for (let turn = 0; turn < 30; turn++)
      await page.getByRole('link', { name: 'Previous month' }).click();
    assert.notEqual(await month(), first);
    assert.equal(await page.locator('.calendar-events li').count(), 0);
  });

  test('is plain month links without JavaScript', async (t) => {
    website = await Website.start(provider.url, folder);
    const page = await openHome(t, { javaScriptEnabled: false });
    const first = await page.locator('.calendar-month').textContent();
    await page.getByRole('link', { name: 'Next month' }).click();
    assert.match(page.url(), /month=\d{4}-\d{2}/);
    assert.notEqual(await page.locator('.calendar-month').textContent(), first);
  });
});
