/**
 * An album of 80 photos of a phone over a slow line that is cut in the middle, as the editor puts it up in the back office (promise 11.4):
 * how long until visitors see it, and what travels. Writes docs/figures/photos.md.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, openContext } from '../e2e/browser.ts';
import { root } from '../e2e/prepared-data.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { signInAs } from '../e2e/staff-accounts.ts';
import { adminBuild, buildIfStale } from '../scripts/setup/builds.mjs';
import { describeMachine } from '../torture/machine.ts';
import { photoAlbum as bounds } from './budgets.ts';
import { type SlowLine, startSlowLine } from './slow-line.ts';
import { atLeast, atMost, below, type Column, type Figure, holds, toHead, toRow } from './table.ts';

const page = 'docs/figures/photos.md';
const megabyte = 1024 ** 2;
const cutForMs = 20_000;
const size = { width: 4000, height: 3000 };

const columns: Column[] = [
  { title: 'photos', unit: 'number' },
  { title: 'each', unit: 'MB' },
  { title: 'until the album is on the website', unit: 's' },
  { title: 'travelled, both ways', unit: 'MB' },
  { title: 'on the website', unit: 'photos' },
  { title: 'stored', unit: 'photos' },
];

const noise = (width: number, height: number, sigma: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * As a phone takes them: twelve megapixels, each another picture. There is detail at every size, so that what is left of 4 MB in the width of
 * the website weighs as much as of a real photo with people and trees (a third of a megabyte); fine grain alone would vanish.
 */
const takePhotos = async (folder: string): Promise<{ files: string[]; bytes: number }> => {
  const detail = await sharp(await noise(size.width / 2, size.height / 2, 18))
    .resize(size)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await sharp(detail)
    .composite([{ input: await noise(size.width, size.height, 5), blend: 'overlay' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: string[] = [];
  let bytes = 0;
  for (let number = 0; number < bounds.photos; number += 1) {
    const { width, height } = size;
    const people = Array.from({ length: 60 }, (_, index) => {
      const x = (index * 977 + number * 331) % width;
      const y = (index * 613 + number * 457) % height;
      return `<circle cx="${x}" cy="${y}" r="${60 + ((index * 37) % 160)}" fill="hsl(${(index * 47 + number * 29) % 360} 55% 50%)"/>`;
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(number * 41) % 360} 40% 60%)"/>${people.join('')}</svg>`;
    const file = join(folder, `IMG_${number + 1}.jpg`);
    await sharp(grain)
      .composite([{ input: Buffer.from(drawing), blend: 'overlay' }])
      .jpeg({ quality: 89 })
      .toFile(file);
    bytes += (await stat(file)).size;
    files.push(file);
  }
  return { files, bytes };
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(200);
};

const inAlbum = (page: Page): Promise<number> => page.locator('.photos__handle').count();

/** As the editor: chooses all, waits until they are there while the line is cut once, looks at them, publishes. */
const putUpAlbum = async (page: Page, line: SlowLine, title: string, files: string[]) => {
  await page.goto(`${line.url}/admin/collections/galleries/create`, { waitUntil: 'networkidle' });
  await page.fill('#field-title', title);
  const began = performance.now();
  const before = line.bytes();
  await page.setInputFiles('.photos__input', files);
  await until(async () => (await inAlbum(page)) >= files.length / 2);
  line.cut();
  await wait(cutForMs);
  line.mend();
  await until(async () => (await inAlbum(page)) === files.length);
  await page.getByRole('checkbox', { name: /^I have looked at every photo/ }).check();
  await page.locator('#action-save').click();
  await page.waitForURL(/galleries\/\d+/);
  return { began, before };
};

const measure = async (product: Product, folder: string): Promise<Figure[]> => {
  const { files, bytes } = await takePhotos(folder);
  const line = await startSlowLine(product.adminUrl ?? '', bounds.bitsPerSecond);
  const browser = await openBrowser();
  try {
    const context = await openContext(browser, { viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await signInAs(page, { adminUrl: line.url }, 'editor');
    const title = 'Annual day, over a slow line';
    const { began, before } = await putUpAlbum(page, line, title, files);
    let shown: string[] = [];
    await until(async () => {
      const { data } = (await (await fetch(`${product.siteUrl}/api/gallery/NJMS`)).json()) as {
        data: { title: string; attachments: string[] }[];
      };
      shown = data.find((album) => album.title === title)?.attachments ?? [];
      return shown.length > 0;
    });
    const seconds = (performance.now() - began) / 1000;
    const travelled = line.bytes() - before;
    let onWebsite = 0;
    for (const file of new Set(shown))
      if ((await fetch(`${product.siteUrl}/api/image/${file}`)).ok) onWebsite += 1;
    const asked = `where[alt][equals]=${encodeURIComponent(title)}&limit=1`;
    const stored = await page.request.get(`${product.adminUrl}/api/media?${asked}`);
    const { totalDocs } = (await stored.json()) as { totalDocs: number };
    return [
      { value: files.length },
      { value: bytes / files.length / megabyte, digits: 1, bound: atLeast(bounds.leastMegabytes) },
      { value: seconds, bound: below(bounds.seconds) },
      { value: travelled / megabyte, digits: 1, bound: atMost(bounds.megabytes) },
      { value: onWebsite, bound: atLeast(bounds.photos) },
      { value: totalDocs, bound: atMost(bounds.photos) },
    ];
  } finally {
    await browser.close();
    await line.stop();
  }
};

const toPage = (table: string): string => {
  const { date, commit, cores, cpu, memoryGb, node } = describeMachine();
  return `# An album over a slow line

Written by \`npm run bench -- photos\` on ${date}, at commit ${commit}.
Machine: ${cores} cores (${cpu}), ${memoryGb} GB of memory, Node ${node}; product, browser and line shared it. Bounds stand in brackets (promise 11.4).

Line: ${bounds.bitsPerSecond / 1_000_000} Mbit/s each way, by a proxy on loopback that counts the bytes of all connections, and ends them all for ${cutForMs / 1000} seconds when half of the photos are there.

${table}

Time and bytes are counted from the choice of the files until the website lists the album, and hold the forms, the thumbnails and what was sent twice because of the cut.
`;
};

/** Prints and writes the table; gives how many rows miss a bound. */
export const measurePhotos = async (): Promise<number> => {
  await buildIfStale(root, adminBuild, { env: process.env });
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-photos-'));
  const product = await startProduct({ admin: true, staff: true });
  try {
    const figures = await measure(product, folder);
    const table = [toHead('album', columns), toRow('from a small laptop', figures)].join('\n');
    console.log(table);
    await mkdir(join(root, 'docs/figures'), { recursive: true });
    await writeFile(join(root, page), toPage(table));
    return figures.every(holds) ? 0 : 1;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
