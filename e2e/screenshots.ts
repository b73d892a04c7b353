/** Takes the pictures of the README from the demo school as it is now: `npm run screenshots`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from './browser.ts';
import { root } from './prepared-data.ts';
import { startProduct } from './product.ts';
import { signInAs } from './staff-accounts.ts';

const save = async (page: Page, name: string): Promise<void> => {
  const png = await page.screenshot({ animations: 'disabled' });
  await writeFile(join(root, 'docs', name), await sharp(png).webp({ quality: 80 }).toBuffer());
};

const [product, browser] = await Promise.all([
  startProduct({ admin: true, staff: true }),
  openBrowser(),
]);
try {
  const open = async (width: number, height: number) =>
    (await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();

  const desktop = await open(1280, 800);
  await desktop.goto(product.siteUrl, { waitUntil: 'networkidle' });
  await desktop.keyboard.press('Escape');
  await save(desktop, 'home.webp');

  const phone = await open(390, 844);
  await phone.goto(`${product.siteUrl}/News`, { waitUntil: 'networkidle' });
  await save(phone, 'phone.webp');

  const office = await open(1280, 800);
  await signInAs(office, product, 'head');
  await office.goto(`${product.adminUrl}/admin/collections/news`, { waitUntil: 'networkidle' });
  await save(office, 'back-office.webp');
} finally {
  await browser.close();
  await product.stop();
}
