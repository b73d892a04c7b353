/** The scenes: every picture of the catalogue, and the list that gives each its words. */
import { type Maker, type Product, toCaptions } from '../maker.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { makeSheet } from './kit.ts';
import { paint } from './render.ts';
import { njms, svnk } from './theme.ts';

const themes = { njms, svnk };

const captionsOf = (school: keyof typeof themes): Product => ({
  path: `schools/${school}/pictures.yaml`,
  make: async () =>
    toCaptions(
      catalogue.filter((picture) => picture.school === school).map(({ name, alt }) => [`pictures/${name}.webp`, JSON.stringify(alt)]),
    ),
});

/** Makes the scenes. */
export const sceneMaker: Maker = {
  needs: [],
  products: () => [
    ...catalogue.map(({ school, name, height = 1067, seed, draw }) => ({
      path: `schools/${school}/pictures/${name}.webp`,
      make: async () => {
        const sheet = makeSheet(1600, height, seed, themes[school]);
        return paint(sheet, draw(sheet));
      },
    })),
    captionsOf('njms'),
    captionsOf('svnk'),
  ],
};
