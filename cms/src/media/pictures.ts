/** Pictures as the website serves them: WebP, upright, without EXIF and place. */
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** No picture on a page is wider; a panorama is looked at piece by piece, and keeps more. */
const largestWidth = Math.max(...pictureWidths);
const largestPanorama = 4096;
/** What goes all the way round is twice as wide as high (equirectangular). */
const isPanorama = (width: number, height: number): boolean => width === 2 * height;

/** 120 megapixels: the largest phone cameras have 108 to 200, and use a ninth of that by default. */
export const limitInputPixels = 120_000_000;
/** No camera makes a longer side; one of a million pixels and a hundred rows took 1.8 GB of memory. */
const longestSide = 30_000;
// Effort 2 takes a third of the time of the default 4, for files 3 % larger (measured on the demo's pictures).
export const webp = { quality: 78, effort: 2 } as const;

export type Picture = {
  data: Buffer;
  width: number;
  height: number;
  /** A blurred picture of 16 pixels width, as a data URL. */
  preview: string;
};

/** Larger than any camera makes them. */
export class PictureTooLarge extends Error {}

/** What a picture says of itself; throws when it is broken, or too large. */
export const readMetadata = async (source: Uint8Array) => {
  // Only its head is read, and the limit is told in our words.
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const { width, height } = metadata;
  if (Math.max(width, height) > longestSide || width * height > limitInputPixels)
    throw new PictureTooLarge(
      `The picture has ${width} × ${height} pixels; at most ${limitInputPixels / 1_000_000} million in all and ${longestSide} on a side can be taken. Please save it smaller.`,
    );
  return metadata;
};

/** Whether there is something beside the picture itself. */
const carriesMore = ({ exif, xmp, iptc, icc, orientation }: Metadata): boolean =>
  Boolean(exif ?? xmp ?? iptc ?? icc ?? orientation);

/** Reads a picture to its last row; throws as making it would. */
export const readPicture = async (source: Uint8Array): Promise<void> => {
  await readMetadata(source);
  // Made small while it is read: a tenth of the time that a full size takes.
  await sharp(source, { limitInputPixels }).resize({ width: 16 }).raw().toBuffer();
};

/** The tiny picture that stands on a page until the picture itself has come. */
export const makePreview = async (picture: Sharp): Promise<string> => {
  const made = await picture
    .resize({ width: 16 })
    .blur(0.6)
    .webp({ quality: 40, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${made.toString('base64')}`;
};

/** Reads a JPEG, PNG or WebP; throws when it is broken. */
export const makePicture = async (source: Uint8Array): Promise<Picture> => {
  const metadata = await readMetadata(source);
  const most = isPanorama(metadata.width, metadata.height) ? largestPanorama : largestWidth;
  const keepBytes =
    metadata.format === 'webp' &&
    !carriesMore(metadata) &&
    metadata.width <= most &&
    (metadata.pages ?? 1) === 1;
  const kept = keepBytes
    ? { data: Buffer.from(source), info: metadata }
    : await sharp(source, { limitInputPixels })
        .rotate()
        .toColourspace('srgb')
        .resize({ width: most, withoutEnlargement: true })
        .webp(webp)
        .toBuffer({ resolveWithObject: true });
  // Of the bytes that are kept: an export and an import of them make the same one again.
  const preview = await makePreview(sharp(kept.data, { limitInputPixels }).toColourspace('srgb'));
  return { data: kept.data, width: kept.info.width, height: kept.info.height, preview };
};

/** A narrower copy of a picture that is kept. */
export const narrowPicture = (data: Uint8Array, width: number): Promise<Buffer> =>
  sharp(data, { limitInputPixels }).resize({ width }).webp(webp).toBuffer();

/**
 * A scan that stays what it is (a JPEG or PNG), only without what the camera wrote into it. One that is so already, because it comes from an
 * export, is not pressed once more: it would lose a little each time that its school moves.
 */
export const stripPicture = async (source: Uint8Array, isPrepared: boolean): Promise<Buffer> => {
  const metadata = await readMetadata(source);
  if (isPrepared && !carriesMore(metadata)) return Buffer.from(source);
  const { format } = metadata;
  const picture = sharp(source, { limitInputPixels }).rotate();
  if (format === 'png') return picture.png().toBuffer();
  return picture.jpeg({ quality: 88 }).toBuffer();
};
