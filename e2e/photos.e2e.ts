/** An album as a clerk makes it: many photos at once, a broken line in the middle, one file that is none, and the website after it. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openPage } from './browser.ts';
import { assertAccessible, assertFits } from './looks-right.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';
import { withBrowser } from './with-browser.ts';

const [product, browser] = await withBrowser(startProduct({ admin: true, staff: true }));
const folder = await mkdtemp(join(tmpdir(), 'aangan-photos-'));
const photos: string[] = [];
let takenBytes = 0;

const count = 8;

const size = { width: 2400, height: 1800 };

/** As from a phone: large, with grain, a place in it, lying on its side. */
const takePhoto = async (number: number, grain: Buffer): Promise<string> => {
  const path = join(folder, `IMG_${number}.jpg`);
  const { width, height } = size;
  const hue = `hsl(${number * 36}, 60%, 50%)`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${hue}"/><text x="900" y="1300" font-size="900">${number}</text></svg>`;
  await sharp(grain)
    .composite([{ input: Buffer.from(drawing), blend: 'overlay' }])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 9/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toFile(path);
  return path;
};

const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
  .jpeg()
  .toBuffer();
for (let number = 0; number < count; number += 1) photos.push(await takePhoto(number, grain));
for (const photo of photos) takenBytes += (await stat(photo)).size;
const broken = join(folder, 'not-a-photo.jpg');
await writeFile(broken, 'This is a letter.');
photos.splice(4, 0, broken);
after(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** 480 × 640 once it stands: made with heif-enc from a drawing of sky above a field, with a place and a quarter turn noted in it. */
const heic = await readFile(
  join(import.meta.dirname, '../cms/test/fixtures/heic/from-a-phone.heic'),
);
const assertUpright = async (picture: Buffer) => {
  const { width, height, exif } = await sharp(picture).metadata();
  assert.deepEqual([width, height, exif], [480, 640, undefined]);
  const pixelAt = async (top: number) => [
    ...(await sharp(picture).extract({ left: 9, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const [sky, field] = [await pixelAt(9), await pixelAt(630)];
  assert.ok((sky[2] ?? 0) > 150 && (field[2] ?? 255) < 110, `sky ${sky}, field ${field}`);
};

const tick = (page: Page) => page.getByRole('checkbox', { name: /^I have looked at every photo/ });
const tiles = (page: Page) => page.locator('.photos__handle img');
const allThere = async (page: Page) => {
  await page.waitForFunction(
    (all) =>
      document.querySelectorAll('.photos__handle img').length === all &&
      !document.querySelector('.photos__tile--moving'),
    count,
    { timeout: 120_000 },
  );
};

for (const { name, viewport } of [
  { name: 'a small laptop', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`an album from ${name}: all photos come, through a broken line, and the one that is none is named`, async (t) => {
    const title = `Kite day, from ${name}`;
    // A request that is cut off, and a file that is refused, stand in the console.
    const page = await openPage(t, browser, {
      viewport,
      expected: [/favicon/, /net::ERR_/, /400/],
    });
    await signInAs(page, product, 'editor');
    await page.goto(`${product.adminUrl}/admin/collections/galleries/create`, {
      waitUntil: 'networkidle',
    });
    await page.fill('#field-title', title);

    let sentBytes = 0;
    let cut = 0;
    await page.route(/\/api\/media\?depth=0$/, async (route) => {
      // The line breaks for four of them; two have arrived by then, and only their answer is lost.
      if (cut < 4) {
        cut += 1;
        if (cut % 2 === 0) await route.fetch();
        return route.abort('connectionreset');
      }
      sentBytes += route.request().postDataBuffer()?.length ?? 0;
      return route.continue();
    });
    await page.setInputFiles('.photos__input', photos);
    await allThere(page);
    assert.equal(cut, 4);
    const stored = await page.request.get(
      `${product.adminUrl}/api/media?limit=1&where[alt][equals]=${encodeURIComponent(title)}`,
    );
    assert.equal((await stored.json()).totalDocs, count, 'each photo is stored once');
    assert.ok(sentBytes < takenBytes / 3, `${sentBytes} bytes of ${takenBytes} have travelled`);
    assert.match(
      (await page.locator('.photos__failed').innerText()) ?? '',
      /not-a-photo\.jpg is not taken: Please choose a picture/,
    );
    await page.getByRole('button', { name: 'All right' }).click();

    // The same ones once more: noticed, and not added.
    await page.setInputFiles('.photos__input', photos.slice(0, 2));
    await page
      .getByText(/Already in the album, so not added again: IMG_0\.jpg, IMG_1\.jpg/)
      .waitFor();
    assert.equal(await tiles(page).count(), count);

    // From an iPhone, on a browser that does not know the format; one that is cut off is named, and the other kept.
    await page.setInputFiles('.photos__input', [
      { name: 'IMG_8.HEIC', mimeType: '', buffer: heic },
      { name: 'cut-off.heic', mimeType: '', buffer: heic.subarray(0, heic.length / 2) },
    ]);
    await page.getByText(/cut-off\.heic is not taken: This photo of an iPhone/).waitFor();
    await page.getByRole('button', { name: 'All right' }).click();
    const fromPhone = tiles(page).nth(count);
    const address = new URL((await fromPhone.getAttribute('src')) ?? '', product.adminUrl);
    const made = await page.request.get(address.origin + address.pathname);
    await assertUpright(await made.body());
    await page.getByRole('checkbox', { name: `Photo ${count + 1}:` }).check();
    await page.getByRole('button', { name: 'Take out of the album' }).click();

    const sources = () =>
      tiles(page).evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src));
    const before = await sources();
    await page.getByRole('checkbox', { name: /^Photo 3:/ }).check();
    await page.getByRole('button', { name: 'Make cover' }).click();
    await page.getByRole('checkbox', { name: /^Photo 2:/ }).check();
    await page.getByRole('checkbox', { name: /^Photo 8:/ }).check();
    await page.getByRole('button', { name: 'Take out of the album' }).click();
    const expected = [before[2], ...before.slice(1, 2), ...before.slice(3, 7)];
    assert.deepEqual(await sources(), expected);

    for (const target of await page.locator('.photos__add, .photos__choose').all()) {
      const box = await target.boundingBox();
      assert.ok(box && box.height >= 44 && box.width >= 44);
    }
    await assertFits(page);
    // A few families of the demo school want no photograph.
    await page
      .getByRole('region', { name: 'Who may not be seen' })
      .getByText('The parents of these students do not agree to photographs')
      .waitFor();
    // Nobody has said yet that these may be shown.
    await page.locator('#action-save').click();
    await page
      .locator('.photos-checked')
      .getByRole('alert')
      .getByText(/Please look at every photo, and tick this/)
      .waitFor();
    assert.match(page.url(), /galleries\/create/);
    await tick(page).check();
    // One more, after the tick: it is gone, and the page says so.
    await page.setInputFiles('.photos__input', photos.slice(8, 9));
    await page.getByText('Photos were added. Please look at them').waitFor();
    assert.equal(await tick(page).isChecked(), false);
    await tick(page).check();
    await assertAccessible(page, '.photos-checked');
    await page.locator('#action-save').click();
    await page.waitForURL(/galleries\/\d+/);
    await page.getByText(/The editor has looked at them on \d+ \w+ 20\d\d\./).waitFor();
    assert.equal(await tick(page).isChecked(), true);

    const albums = (await (await fetch(`${product.apiUrl}/api/gallery/NJMS`)).json()) as {
      data: { title: string; attachments: string[] }[];
      files: Record<string, { width: number; height: number; alt: string }>;
    };
    const album = albums.data.find((one) => one.title === title);
    assert.equal(album?.attachments.length, 7);
    const facts = albums.files[album?.attachments[0] ?? ''];
    // Upright, as wide as the website shows it, and called after the album.
    assert.deepEqual(facts && [facts.width, facts.height, facts.alt], [1600, 2133, title]);

    // Later a photo is added: the tick of then does not cover it.
    await page.goto(page.url(), { waitUntil: 'networkidle' });
    await page.setInputFiles('.photos__input', photos.slice(0, 1));
    await page.getByText('Photos were added. Please look at them').waitFor();
    await page.locator('#action-save').click();
    await page
      .locator('.photos-checked')
      .getByRole('alert')
      .getByText(/photos that nobody has looked at yet/)
      .waitFor();
    await tick(page).check();
    await page.locator('#action-save').click();
    await page.getByText('Updated successfully').first().waitFor();
  });
