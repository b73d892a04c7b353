import sharp from 'sharp';
import { seeded } from '../random.ts';

/** A sheet of paper's tooth: soft noise about middle grey, laid over a picture in soft light. */
async function grain(width: number, height: number, strength: number): Promise<Buffer> {
  const random = seeded(`paper ${width}x${height}`);
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i += 3) data.fill(128 + Math.round((random() + random() - 1) * strength), i, i + 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const sheets = new Map<string, Promise<Buffer>>();

/** Paints an SVG, lays the paper grain over it and gives it as WebP within the weight given. The margin is cut off. */
export async function paintPicture(svg: string, maxBytes: number, margin = 0): Promise<Buffer> {
  const page = sharp(await sharp(Buffer.from(svg)).flatten({ background: '#fdf6ea' }).png({ compressionLevel: 0 }).toBuffer());
  const { width, height } = await page.metadata();
  const { data, info } = await page
    .extract({ left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const key = `${info.width}x${info.height}`;
  const sheet = sheets.get(key) ?? grain(info.width, info.height, 26);
  sheets.set(key, sheet);
  const painted = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).composite([
    { input: await sheet, blend: 'soft-light' },
  ]);
  for (let quality = 82; ; quality -= 6) {
    const webp = await painted.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes || quality <= 30) return webp;
  }
}
