import sharp from 'sharp';
import { layOutFonts } from './fonts.ts';
import type { Sheet } from './kit.ts';

/** Wraps a drawing in an SVG document with the sheet's gradients. */
const toSvg = (s: Sheet, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${s.W}" height="${s.H}" viewBox="0 0 ${s.W} ${s.H}"><defs>${[...s.defs.values()].join('')}</defs>${body}</svg>`;

const grains = new Map<string, Promise<Buffer>>();

/** Paper: a soft mottling that gouache shows on a rough sheet; coarse, so that it costs few bytes. */
function paperGrain(w: number, h: number): Promise<Buffer> {
  const key = `${w}x${h}`;
  const known = grains.get(key);
  if (known) return known;
  const noise = (cell: number, amp: number, seed: number) => {
    const [cw, ch] = [Math.ceil(w / cell), Math.ceil(h / cell)];
    let a = seed;
    const raw = Buffer.alloc(cw * ch * 3);
    for (let i = 0; i < cw * ch; i++) {
      a = (Math.imul(a, 1664525) + 1013904223) | 0;
      const v = 128 + (((a >>> 16) & 255) / 255 - 0.5) * amp;
      raw.fill(Math.round(v), i * 3, i * 3 + 3);
    }
    return sharp(raw, { raw: { width: cw, height: ch, channels: 3 } })
      .resize(w, h, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer();
  };
  const made = (async () => {
    const [fine, coarse] = await Promise.all([noise(3, 24, 7), noise(70, 18, 11)]);
    const raw = { width: w, height: h, channels: 3 } as const;
    return sharp(coarse, { raw })
      .composite([{ input: fine, raw, blend: 'overlay' }])
      .removeAlpha()
      .raw()
      .toBuffer();
  })();
  grains.set(key, made);
  return made;
}

/** Above this many bytes a crowded picture is saved more tightly: at 960 px it must stay under 60 KB. */
const heavy = 112_000;

/** Paints a drawing to WebP on grained paper. */
export async function paint(s: Sheet, body: string): Promise<Buffer> {
  layOutFonts();
  const raw = { width: s.W, height: s.H, channels: 3 } as const;
  const flat = await sharp(Buffer.from(toSvg(s, body)), { unlimited: true })
    .flatten({ background: '#fdf6ea' })
    .raw()
    .toBuffer();
  const grain = await paperGrain(s.W, s.H);
  const encode = (quality: number) =>
    sharp(flat, { raw })
      .composite([{ input: grain, raw, blend: 'soft-light' }])
      .webp({ quality, effort: 5 })
      .toBuffer();
  const webp = await encode(72);
  return webp.length > heavy ? encode(62) : webp;
}
