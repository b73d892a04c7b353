/** Both schools' crests. */
import sharp from 'sharp';
import type { Maker } from '../maker.ts';
import { lampCrest, sunCrest } from './crest.ts';

const crests = { njms: lampCrest, svnk: sunCrest };

/** Makes the crests. */
export const crestMaker: Maker = {
  needs: [],
  products: () =>
    Object.entries(crests).map(([school, draw]) => ({
      path: `schools/${school}/pictures/crest.webp`,
      make: () =>
        sharp(Buffer.from(draw()), { density: 144 }).resize(512, 512).webp({ quality: 88, alphaQuality: 95, effort: 6 }).toBuffer(),
    })),
};
