/** Parts of a picture made unrecognisable: of each, a few colours are left, and nothing that could be turned back. */
import sharp, { type OutputInfo } from 'sharp';
import { z } from 'zod';
import { limitInputPixels, makePreview, type Picture, readMetadata, webp } from './pictures.ts';

/** More than there are faces on a photo of a class. */
export const mostAreas = 60;

/** A rounding in the browser is forgiven. */
const edge = 1 + 1e-6;
const share = z.number().min(0).max(edge);
const size = z.number().gt(0).max(edge);

/** A rectangle on the upright picture, in shares of its width and height. */
export const area = z
  .object({ x: share, y: share, width: size, height: size })
  .refine(({ x, y, width, height }) => x + width <= edge && y + height <= edge);
export type Area = z.infer<typeof area>;

/** How much a rectangle is widened on each side, in shares of itself: hair and chin tell as much as a nose. */
const margin = 0.15;
/** What is left of a rectangle: so many colours along its longer side. */
const mostCells = 4;
/** A face of thirty pixels has fewer. */
const leastCell = 8;
/** How large a cell is where the cells are blurred, before they are made as large as the rectangle. */
const blurredCell = 16;

type Raw = Pick<OutputInfo, 'width' | 'height' | 'channels'>;
type Box = { left: number; top: number; width: number; height: number };

/** From where to where, in whole pixels of a side. */
const span = (start: number, length: number, pixels: number): [from: number, length: number] => {
  const from = Math.min(pixels - 1, Math.max(0, Math.floor((start - margin * length) * pixels)));
  const to = Math.min(pixels, Math.ceil((start + (1 + margin) * length) * pixels));
  return [from, Math.max(1, to - from)];
};

const toBox = ({ x, y, width, height }: Area, raw: Raw): Box => {
  const [left, wide] = span(x, width, raw.width);
  const [top, high] = span(y, height, raw.height);
  return { left, top, width: wide, height: high };
};

/** The colours that are left, as a picture of the rectangle's size. */
const blurredBox = async (pixels: Buffer, raw: Raw, box: Box): Promise<Buffer> => {
  const longer = Math.max(box.width, box.height);
  const cell = longer / Math.max(1, Math.min(mostCells, Math.floor(longer / leastCell)));
  const columns = Math.max(1, Math.round(box.width / cell));
  const rows = Math.max(1, Math.round(box.height / cell));
  const { channels } = raw;
  const colours = await sharp(pixels, { raw })
    .extract(box)
    .resize({ width: columns, height: rows, fit: 'fill' })
    .raw()
    .toBuffer();
  const [width, height] = [columns * blurredCell, rows * blurredCell];
  const cells = await sharp(colours, { raw: { width: columns, height: rows, channels } })
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  const soft = await sharp(cells, { raw: { width, height, channels } })
    .blur(blurredCell / 2)
    .raw()
    .toBuffer();
  return sharp(soft, { raw: { width, height, channels } })
    .resize({ width: box.width, height: box.height, fit: 'fill' })
    .raw()
    .toBuffer();
};

/** In place of what was there: laid over it, something of it would shine through where a picture is transparent. */
const replaceBox = (pixels: Buffer, raw: Raw, box: Box, by: Buffer): void => {
  const row = box.width * raw.channels;
  for (let line = 0; line < box.height; line += 1)
    by.copy(
      pixels,
      ((box.top + line) * raw.width + box.left) * raw.channels,
      line * row,
      (line + 1) * row,
    );
};

/** A kept picture with these parts made unrecognisable, as large as it was; throws when it is broken, or too large. */
export const blurPicture = async (source: Uint8Array, areas: readonly Area[]): Promise<Picture> => {
  await readMetadata(source);
  const { data: pixels, info } = await sharp(source, { limitInputPixels })
    .rotate()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  for (const one of areas) {
    const box = toBox(one, raw);
    replaceBox(pixels, raw, box, await blurredBox(pixels, raw, box));
  }
  const data = await sharp(pixels, { raw }).webp(webp).toBuffer();
  return { data, width, height, preview: await makePreview(sharp(data)) };
};
