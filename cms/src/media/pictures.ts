/** Pictures as the website serves them: WebP, upright, without EXIF and place, in up to four widths. */
import { pictureWidths } from '@aangan/contract/calls.ts';
import sharp from 'sharp';

export const largestWidth = Math.max(...pictureWidths);
/** The narrower copies beside the picture itself. */
export const narrowerWidths = pictureWidths.filter((width) => width < largestWidth);

/** 120 megapixels: the largest phone cameras have 108 to 200, and use a ninth of that by default. */
const limitInputPixels = 120_000_000;
// Effort 2 takes a third of the time of the default 4, for files 3 % larger (measured on the demo's pictures).
const webp = { quality: 78, effort: 2 } as const;

export type Picture = {
  data: Buffer;
  width: number;
  height: number;
  /** A blurred picture of 16 pixels width, as a data URL. */
  preview: string;
  narrower: { width: number; data: Buffer }[];
};

/** Reads a JPEG, PNG or WebP; throws when it is broken. */
export const makePicture = async (source: Uint8Array): Promise<Picture> => {
  const metadata = await sharp(source, { limitInputPixels }).metadata();
  const carriesMore = Boolean(
    metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.icc ?? metadata.orientation,
  );
  const keepBytes =
    metadata.format === 'webp' &&
    !carriesMore &&
    metadata.width <= largestWidth &&
    (metadata.pages ?? 1) === 1;

  // Decoded once: raw pixels, upright, already bounded, from which every copy is made.
  const upright = await sharp(source, { limitInputPixels })
    .rotate()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const pixels = () => sharp(upright.data, { raw: { width, height, channels } });

  const [data, preview, ...narrower] = await Promise.all([
    keepBytes ? Buffer.from(source) : pixels().webp(webp).toBuffer(),
    pixels().resize({ width: 16 }).blur(0.6).webp({ quality: 40, effort: 2 }).toBuffer(),
    ...narrowerWidths
      .filter((narrow) => narrow < width)
      .map(async (narrow) => ({
        width: narrow,
        data: await pixels().resize({ width: narrow }).webp(webp).toBuffer(),
      })),
  ]);
  return {
    data,
    width,
    height,
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    narrower,
  };
};

/** A scan that stays what it is (a JPEG or PNG), only without what the camera wrote into it. */
export const stripPicture = async (source: Uint8Array): Promise<Buffer> => {
  const { format } = await sharp(source, { limitInputPixels }).metadata();
  const picture = sharp(source, { limitInputPixels }).rotate();
  if (format === 'png') return picture.png().toBuffer();
  return picture.jpeg({ quality: 88 }).toBuffer();
};
