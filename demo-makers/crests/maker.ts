/** Both schools' crests as SVG, PNG and WebP. */
import sharp from 'sharp';
import type { Maker } from '../maker.ts';
import { lampCrest, sunCrest } from './crest.ts';

const crests = { njms: lampCrest, svnk: sunCrest };

/** Makes the crests. */
export const crestMaker: Maker = {
  needs: [],
  products: () =>
    Object.entries(crests).flatMap(([school, draw]) => {
      const path = (ending: string) => `schools/${school}/pictures/crest.${ending}`;
      const raster = () => sharp(Buffer.from(draw()), { density: 144 }).resize(512, 512);
      return [
        { path: path('svg'), make: async () => `${draw()}\n` },
        { path: path('png'), make: () => raster().png({ compressionLevel: 9, palette: true }).toBuffer() },
        { path: path('webp'), make: () => raster().webp({ quality: 88, alphaQuality: 95, effort: 6 }).toBuffer() },
      ];
    }),
};
