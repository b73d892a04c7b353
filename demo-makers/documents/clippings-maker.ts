/** The newspaper clippings. They print pictures of the school, so those must have been made before. */
import sharp from 'sharp';
import type { Maker } from '../maker.ts';
import { photograph } from './chromium.ts';
import { clippingLetters, clippingPage, clippingWidth } from './clippings.ts';
import type { Letter } from './plain-markdown.ts';

async function draw(letter: Letter): Promise<Buffer> {
  const look = { width: clippingWidth, height: 600, scale: 1.25 };
  const shot = await photograph(await clippingPage(letter), look, '.table');
  return sharp(shot).webp({ quality: 48, effort: 6, smartSubsample: true }).toBuffer();
}

/** Makes the clippings. */
export const clippingMaker: Maker = {
  needs: ['chromium'],
  products: () =>
    clippingLetters().map((letter) => ({
      path: `schools/njms/pictures/clipping-${letter.key}.webp`,
      most: 130 * 1024,
      make: () => draw(letter),
    })),
};
