/** From what a phone took to a page of a PDF, in the browser. */
import { decodePicture } from '../pictures/decode-picture.ts';
import { evenLight } from './even-light.ts';
import type { PhotoPage } from './photos-to-pdf.ts';

/** A4 at 170 points to the inch: small print is read, and a printer shows no steps. */
const sheet = { short: 1406, long: 1988 };
const mostBytes = 400 * 1024;
const best = 0.75;
const poorest = 0.35;

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

const drawn = (source: ImageBitmap, turns: Turns, most: { short: number; long: number }) => {
  const isAcross = turns % 2 === 1;
  const width = isAcross ? source.height : source.width;
  const height = isAcross ? source.width : source.height;
  const room = height >= width ? [most.short, most.long] : [most.long, most.short];
  const scale = Math.min(1, (room[0] ?? width) / width, (room[1] ?? height) / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  return { canvas, context };
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((done, failed) => {
    canvas.toBlob(
      (made) => (made ? done(made) : failed(new Error('The picture cannot be made.'))),
      'image/jpeg',
      quality,
    );
  });

/** A photo as it is kept until the PDF is made: upright, no larger than a page needs, and without what the camera wrote into it. */
export const readPhoto = async (file: File): Promise<Blob | null> => {
  const source = await decodePicture(file);
  if (!source) return null;
  try {
    return await toJpeg(drawn(source, 0, sheet).canvas, 0.92);
  } finally {
    source.close();
  }
};

/** The page itself. */
export const makePage = async (
  photo: Blob,
  turns: Turns,
  inColour: boolean,
): Promise<PhotoPage> => {
  const source = await createImageBitmap(photo);
  const { canvas, context } = drawn(source, turns, sheet);
  source.close();
  const { width, height } = canvas;
  const pixels = context.getImageData(0, 0, width, height);
  evenLight(pixels, inColour);
  context.putImageData(pixels, 0, 0);
  let quality = best;
  let made = await toJpeg(canvas, quality);
  while (made.size > mostBytes && quality > poorest) {
    quality -= 0.1;
    made = await toJpeg(canvas, quality);
  }
  return { jpeg: new Uint8Array(await made.arrayBuffer()), width, height };
};
