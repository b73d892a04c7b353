/** A face on a photo is blurred in the back office, by mouse, finger and keys, and visitors get the old photo nowhere any more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { assertAccessible } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

/** An album of the demo school with its photos, in order. */
type Album = { _id: string; attachments: string[] };

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const answer = await fetch(`${product.apiUrl}/api/gallery/NJMS`);
const { data } = (await answer.json()) as { data: Album[] };
const album = data.find(({ attachments }) => attachments.length > 3);
assert.ok(album);

const editor = (page: Page) => page.locator('section.blur');
const areas = (page: Page) => page.locator('.blur__area');
const status = (page: Page) => editor(page).getByRole('status');

/** The photos of the album as the api gives them now. */
const photosNow = async (): Promise<string[]> => {
  const answer = await fetch(`${product.apiUrl}/api/subGallery?id=${album._id}`);
  return ((await answer.json()) as { data: Album }).data.attachments;
};
const statusOf = async (address: string): Promise<number> =>
  (await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } })).status;
/** Asks until it is so. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Draws from one point of the picture to another, in shares of it, as a hand does: in many small steps. */
const draw = async (page: Page, isTouch: boolean, from: number[], to: number[]): Promise<void> => {
  const stage = page.locator('.blur__stage');
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  assert.ok(box);
  const at = ([x = 0, y = 0]: number[]) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  });
  const steps = Array.from({ length: 9 }, (_, step) =>
    at(
      [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / 8),
    ),
  );
  if (!isTouch) {
    const [first, ...rest] = steps;
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of steps.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** The editor itself: how wide Payload's head of a page is, is not its doing. */
const assertFits = async (page: Page): Promise<void> => {
  const tooWide = await editor(page).evaluate((section) =>
    [section, ...section.querySelectorAll('button, img, p')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.outerHTML),
  );
  assert.deepEqual(tooWide, [], 'nothing is wider than the screen');
};

for (const { name, number, isTouch, viewport } of [
  { name: 'a mouse', number: 1, isTouch: false, viewport: { width: 1366, height: 768 } },
  { name: 'a finger', number: 2, isTouch: true, viewport: { width: 390, height: 844 } },
])
  test(`from an album with ${name}: two faces are blurred, and the old photo is gone from api and website`, async (t) => {
    const old = (await photosNow())[number - 1] ?? '';
    // Visitors have seen it, in more than one width.
    for (const query of ['', '?w=320', '?w=960'])
      assert.equal(await statusOf(`${product.siteUrl}/api/image/${old}${query}`), 200);

    const page = await openPage(t, browser, { viewport, hasTouch: isTouch, expected: [/favicon/] });
    await signInAs(page, product, 'editor');
    await page.goto(`${product.adminUrl}/admin/collections/galleries/${album._id}`, {
      waitUntil: 'networkidle',
    });
    const tile = page.locator('.photos__handle img').nth(number - 1);
    const source = await tile.getAttribute('src');
    await page.getByRole('checkbox', { name: new RegExp(`^Photo ${number}:`) }).check();
    await page.getByRole('button', { name: 'Blur a face' }).click();
    await editor(page).locator('img').waitFor();

    await draw(page, isTouch, [0.2, 0.2], [0.4, 0.5]);
    assert.equal(await areas(page).count(), 1);
    assert.match(
      await status(page).innerText(),
      /Rectangle 1 of 1: 20 % from the left, 20 % from the top, 20 % wide, 30 % high/,
    );
    // It is taken hold of and moved; beside it another is drawn.
    await draw(page, isTouch, [0.3, 0.3], [0.4, 0.4]);
    assert.equal(await areas(page).count(), 1);
    assert.match(
      await status(page).innerText(),
      /30 % from the left, 30 % from the top, 20 % wide/,
    );
    await draw(page, isTouch, [0.95, 0.8], [0.8, 0.6]);
    assert.equal(await areas(page).count(), 2);
    await assertAccessible(page, 'section.blur');
    await assertFits(page);
    for (const button of await editor(page).getByRole('button').all()) {
      if ((await button.getAttribute('data-area')) !== null) continue;
      const box = await button.boundingBox();
      assert.ok(box && box.height >= 44 && box.width >= 44, await button.innerText());
    }
    await editor(page).getByRole('button', { name: 'Blur', exact: true }).click();
    await page.getByText('2 parts of the picture are blurred').waitFor();
    assert.equal(await areas(page).count(), 0);
    // The album shows it at once, too.
    await page.waitForFunction(
      ([index, before]) =>
        document.querySelectorAll('.photos__handle img')[Number(index)]?.getAttribute('src') !==
        before,
      [number - 1, source] as const,
    );

    const made = (await photosNow())[number - 1] ?? '';
    assert.notEqual(made, old);
    for (const query of ['', '?w=320', '?w=960']) {
      assert.equal(await statusOf(`${product.apiUrl}/api/image/${old}${query}`), 404);
      await until(
        async () => (await statusOf(`${product.siteUrl}/api/image/${old}${query}`)) === 404,
      );
      assert.equal(await statusOf(`${product.siteUrl}/api/image/${made}${query}`), 200);
    }
    await until(async () => {
      const html = await (await fetch(`${product.siteUrl}/SubGallery?id=${album._id}`)).text();
      return html.includes(made) && !html.includes(old);
    });
  });

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`on the picture’s own page by keys alone, ${viewport.width} px wide: added, moved, resized, removed, and blurred`, async (t) => {
    const page = await openPage(t, browser, { viewport, expected: [/favicon/] });
    await signInAs(page, product, 'editor');
    const answer = await page.request.get(
      `${product.adminUrl}/api/media?where[path][equals]=${(await photosNow())[2]}`,
    );
    const { docs } = (await answer.json()) as { docs: { id: number; path: string }[] };
    const [photo] = docs;
    assert.ok(photo);
    await page.goto(`${product.adminUrl}/admin/collections/media/${photo.id}`, {
      waitUntil: 'networkidle',
    });
    const words = `Words that are not saved yet, ${viewport.width} px wide`;
    await page.locator('#field-alt').fill(words);
    await page.getByRole('button', { name: 'Blur a face' }).press('Enter');

    const focused = () =>
      page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
      );
    const waitFocused = (words: RegExp) => until(async () => words.test(await focused()));
    await waitFocused(/^Add a rectangle$/);
    await page.keyboard.press('Enter');
    await waitFocused(/^Rectangle 1: 43 % from the left/);
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowLeft');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowUp');
    await waitFocused(/^Rectangle 1: 38 % from the left, .* 17 % wide/);
    assert.match(await status(page).innerText(), /^Rectangle 1 of 1: 38 % from the left/);
    await page.keyboard.press('Delete');
    assert.equal(await areas(page).count(), 0);
    await waitFocused(/^Add a rectangle$/);
    await page.keyboard.press('Enter');
    await waitFocused(/^Rectangle 1/);

    // By the buttons, which need neither keys nor a steady hand.
    await editor(page).getByRole('button', { name: 'Wider' }).press('Enter');
    await editor(page).getByRole('button', { name: 'Down' }).press('Enter');
    assert.match(await status(page).innerText(), /16 % wide/);
    await assertAccessible(page, 'section.blur');
    await assertFits(page);
    await editor(page).getByRole('button', { name: 'Blur', exact: true }).press('Enter');
    await page.getByText('1 part of the picture is blurred').waitFor();
    assert.equal(await statusOf(`${product.apiUrl}/api/image/${photo.path}`), 404);

    // What was typed before is still there, and is saved with the new picture.
    assert.equal(await page.locator('#field-alt').inputValue(), words);
    await page.locator('#action-save').click();
    await page.getByText('Updated successfully').first().waitFor();
    const saved = await page.request.get(`${product.adminUrl}/api/media/${photo.id}?depth=0`);
    const { alt, path } = (await saved.json()) as { alt: string; path: string };
    assert.equal(alt, words);
    assert.equal(await statusOf(`${product.apiUrl}/api/image/${path}`), 200);
  });

test('a picture that was changed meanwhile is not blurred, and it says why; who may only look is not asked', async (t) => {
  const page = await openPage(t, browser, { expected: [/favicon/, /409/] });
  await signInAs(page, product, 'editor');
  const answer = await page.request.get(
    `${product.adminUrl}/api/media?where[path][equals]=${(await photosNow())[3]}`,
  );
  const { docs } = (await answer.json()) as { docs: { id: number; filename: string }[] };
  const [photo] = docs;
  assert.ok(photo);
  const address = `${product.adminUrl}/admin/collections/media/${photo.id}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Blur a face' }).click();
  await page.getByRole('button', { name: 'Add a rectangle' }).click();
  const face = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
  const other = await page.request.post(`${product.adminUrl}/api/media/${photo.id}/blur`, {
    headers: { origin: String(product.adminUrl) },
    data: { filename: photo.filename, areas: [face] },
  });
  assert.equal(other.status(), 200);
  await editor(page).getByRole('button', { name: 'Blur', exact: true }).click();
  await editor(page)
    .getByRole('alert')
    .getByText(/It was not blurred\. The picture has been changed meanwhile/)
    .waitFor();
  assert.equal(await areas(page).count(), 1);

  const office = await openPage(t, browser, { expected: [/favicon/] });
  await signInAs(office, product, 'office');
  await office.goto(address, { waitUntil: 'networkidle' });
  await office.locator('.file-details').waitFor();
  assert.equal(await office.getByRole('button', { name: 'Blur a face' }).count(), 0);
});

test('a request from another website’s page is refused', async () => {
  const answer = await fetch(`${product.adminUrl}/api/media/1/blur`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', cookie: 'payload-token=x' },
  });
  assert.equal(answer.status, 403);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`a photo must go, ${viewport.width} px wide: where it is used is told, and with a reason it is gone from api and website`, async (t) => {
    const photos = await photosNow();
    const old = photos[0] ?? '';
    assert.equal(await statusOf(`${product.siteUrl}/api/image/${old}`), 200);
    const page = await openPage(t, browser, { viewport, expected: [/favicon/, / 400 /] });
    await signInAs(page, product, 'editor');
    const found = await page.request.get(
      `${product.adminUrl}/api/media?where[path][equals]=${old}&depth=0`,
    );
    const { docs } = (await found.json()) as { docs: { id: number }[] };
    await page.goto(`${product.adminUrl}/admin/collections/media/${docs[0]?.id}`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('button', { name: 'Where is it used? It must go' }).click();
    const panel = page.locator('.take-down');
    await panel.locator(`a[href="/admin/collections/galleries/${album._id}"]`).waitFor();
    await assertAccessible(page, '.take-down');
    const go = page.getByRole('button', { name: 'Take it off everywhere' });
    await go.click();
    await panel.getByText('Please say in a few words why it must go').waitFor();
    await page.getByLabel('Why it must go').fill('Her parents asked for it');
    await go.click();
    await page.waitForURL(/\/collections\/media(\?|$)/);
    await until(async () => (await statusOf(`${product.siteUrl}/api/image/${old}`)) === 404);
    assert.deepEqual(await photosNow(), photos.slice(1));
    await until(async () => {
      const shown = await fetch(`${product.siteUrl}/SubGallery?id=${album._id}`);
      return !(await shown.text()).includes(old);
    });
  });
