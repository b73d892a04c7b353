/** Writes both schools' crests as SVG, PNG and WebP: `node make-crest.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { lampCrest, sunCrest } from './crest.ts';

const schools = new URL('../../', import.meta.url).pathname;

for (const [school, svg] of [
  ['njms', lampCrest()],
  ['svnk', sunCrest()],
] as const) {
  const folder = `${schools}${school}/pictures/`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}crest.svg`, `${svg}\n`);
  const raster = sharp(Buffer.from(svg), { density: 144 }).resize(512, 512);
  await raster.clone().png({ compressionLevel: 9, palette: true }).toFile(`${folder}crest.png`);
  await raster
    .clone()
    .webp({ quality: 88, alphaQuality: 95, effort: 6 })
    .toFile(`${folder}crest.webp`);
}
