/** The product's own default pictures, for records that have none. */
import type { Maker } from '../maker.ts';
import { messageDefault, personDefault, wideDefaults } from './defaults.ts';
import { paintPicture } from './finish.ts';

const defaults = { ...wideDefaults, message: messageDefault, person: personDefault };

/** Makes the default pictures. */
export const defaultMaker: Maker = {
  needs: [],
  products: () =>
    Object.entries(defaults).map(([name, draw]) => ({
      path: `site/public/defaults/${name}.webp`,
      make: () => paintPicture(draw(), 15_000),
    })),
};
