/** Pictures that enlarge, sections that open one at a time, and the tour that turns (promises 2.5, 2.15, 2.16 and 2.19). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { holdScripts } from './slow-scripts.ts';
import { awake } from './waking.ts';
import { withBrowser } from './with-browser.ts';

type Album = { _id: string; title: string; attachments: string[] };

const [product, browser] = await withBrowser(startProduct());
const response = await fetch(`${product.siteUrl}/api/gallery/All/NJMS`);
const { data } = (await response.json()) as { data: Album[] };
const album = data.sort((a, b) => b.attachments.length - a.attachments.length)[0];
assert.ok(album);

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Which of the home page's large slides have their picture, once the first has it. */
const loadedSlides = async (page: Page): Promise<number[]> => {
  await waitForSlide(page, 0);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.hero-slide img')].flatMap((picture, index) =>
      picture.currentSrc ? [index] : [],
    ),
  );
};
const waitForSlide = (page: Page, index: number) =>
  page.waitForFunction((place) => {
    const picture = document.querySelectorAll<HTMLImageElement>('.hero-slide img')[place];
    return picture?.complete && picture.naturalWidth > 0;
  }, index);

test('promise 11.3: of the large slides only the first brings its picture, the next when the row can move', async (t) => {
  const page = await openPage(t, browser, { ...phone, reducedMotion: 'reduce' });
  const { release } = await holdScripts(page);
  await page.goto(product.siteUrl);
  assert.deepEqual(await loadedSlides(page), [0]);
  release();
  await page.locator('.slider-hero.swiper-initialized').waitFor();
  await waitForSlide(page, 1);
  assert.deepEqual(await loadedSlides(page), [0, 1]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next: Pictures of the school' }).click();
  await waitForSlide(page, 2);
});

test('promise 11.3: a row that is touched before its script has come brings all its pictures', async (t) => {
  const page = await openPage(t, browser, phone);
  await holdScripts(page);
  await page.goto(product.siteUrl);
  await page.locator('.slider-hero').tap();
  await page.locator('.slider-hero .slider-row').evaluate((row) => {
    row.scrollLeft = row.scrollWidth;
  });
  await waitForSlide(page, 9);
});

test('promise 11.3: without JavaScript no slide waits for anything but to be scrolled to', async (t) => {
  const page = await openPage(t, browser, { ...phone, javaScriptEnabled: false });
  await page.goto(product.siteUrl);
  const last = page.locator('.hero-slide img').last();
  await last.scrollIntoViewIfNeeded();
  assert.ok(await last.isVisible());
  const box = await last.boundingBox();
  assert.ok(box && box.x < 390 && box.height > 100, JSON.stringify(box));
});

const shownPicture = (page: Page) => page.locator('.yarl__slide_current img').getAttribute('src');

test('promise 2.5: an album’s photos enlarge in place: arrows, Escape, and the focus comes back', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${product.siteUrl}/SubGallery?id=${album._id}`);
  await awake(page, 'photo-viewer');
  const facts = (await page.locator('.album-facts').innerText()).replace(/\s+/g, ' ');
  assert.match(facts, /Event date (.+) Updated on \1 Total photos \d+/);
  assert.match(facts, new RegExp(`Total photos ${album.attachments.length}$`));
  await page.locator('.album a').nth(1).click();
  await page.locator('.yarl__slide_current img').waitFor();
  assert.match((await shownPicture(page)) ?? '', new RegExp(album.attachments[1] ?? ''));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (path) =>
      document.querySelector('.yarl__slide_current img')?.getAttribute('src')?.includes(path),
    album.attachments[2] ?? '',
  );
  await page.keyboard.press('Escape');
  await page.locator('.yarl__root').waitFor({ state: 'detached' });
  assert.equal(
    await page.evaluate(() =>
      [...document.querySelectorAll('.album a')].indexOf(document.activeElement as Element),
    ),
    1,
  );
});

test('promise 2.5: without JavaScript a photo opens as a picture, and the way back is there', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await page.goto(`${product.siteUrl}/SubGallery?id=${album._id}`);
  assert.equal(await page.locator('main a[href="/Gallery"]').count(), 1);
  const href = await page.locator('.album a').first().getAttribute('href');
  const response = await fetch(product.siteUrl + href);
  assert.equal(response.headers.get('content-type'), 'image/webp');
});

test('promise 2.15: an achievement’s photo enlarges, also after the list was filtered', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${product.siteUrl}/OurAchievements`);
  await awake(page, 'achievements-list');
  await awake(page, 'photo-viewer');
  await page.selectOption('select[name=year]', 'All');
  await page.waitForURL(/year=All/);
  await page.locator('.card a[data-enlarge]').first().click();
  await page.locator('.yarl__slide_current img').waitFor();
});

for (const javaScriptEnabled of [true, false])
  test(`promise 4.10: the accordion opens one section at a time, Transport first; JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async (t) => {
    const page = await openPage(t, browser, { javaScriptEnabled });
    await page.goto(`${product.siteUrl}/Infrastructure`);
    const sections = page.locator('.accordion > details');
    assert.equal(await sections.count(), 16);
    const open = () => page.locator('.accordion > details[open] summary').allInnerTexts();
    assert.deepEqual(await open(), ['Transport']);
    await page.locator('.accordion summary', { hasText: 'Library' }).click();
    assert.deepEqual(await open(), ['Library']);
  });

test('promise 2.19: nine places, exactly one panorama at a time, and a viewer that comes when wanted', async (t) => {
  const page = await openPage(t, browser, { expected: [/WebGL|GPU|GL Driver/] });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${product.siteUrl}/VirtualTour`);
  await awake(page, 'panorama-tour');
  assert.equal(await page.locator('.tour-places a').count(), 9);
  assert.equal(
    requested.some((url) => url.includes('panorama-viewer')),
    false,
  );
  await page.locator('.tour-places a', { hasText: 'Music Room' }).click();
  assert.deepEqual(await page.locator('.tour-places a[aria-current]').allInnerTexts(), [
    'Music Room',
  ]);
  assert.equal(await page.locator('.panorama figcaption').innerText(), 'Music Room');
  assert.equal(await page.locator('.panorama img').count(), 1);
  await page.getByRole('link', { name: /360/ }).click();
  await page.locator('.panorama-viewer').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('panorama-viewer')),
  );
  await page.goto(`${product.siteUrl}${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  assert.deepEqual(await page.locator('.tour-places a[aria-current]').allInnerTexts(), [
    'Music Room',
  ]);
});
