/**
 * Draws pictures/clipping-01.webp to -12.webp. Needs the pictures that the clippings print, so run it after those are made.
 * Run: node schools/making/documents/make-clippings.ts [number]
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { withChromium } from './chromium.ts';
import { clippingLetters, clippingPage, clippingWidth } from './clippings.ts';
import { folder } from './school-folder.ts';

const most = 130 * 1024;
const wanted = process.argv[2] ?? '';

await withChromium(async (browser) => {
  for (const letter of clippingLetters().filter(({ key }) => key.includes(wanted))) {
    const page = await browser.newPage({
      viewport: { width: clippingWidth, height: 600 },
      deviceScaleFactor: 1.25,
    });
    await page.setContent(await clippingPage(letter), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.locator('.table').screenshot({ type: 'png' });
    await page.close();
    const file = await sharp(shot)
      .webp({ quality: 48, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length > most) throw new Error(`Clipping ${letter.key} weighs ${file.length} bytes`);
    writeFileSync(new URL(`pictures/clipping-${letter.key}.webp`, folder), file);
    console.log(letter.key, file.length);
  }
});
