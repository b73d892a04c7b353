/** The portraits, and the list that gives them, the panoramas and the crest their words. */
import { type Maker, toCaptions } from '../maker.ts';
import { cast } from './cast.ts';
import { drawPortrait, portraitMargin } from './draw.ts';
import { paintPicture } from './finish.ts';

const crests = {
  njms: "The school's crest: a lamp in an arch above an open book",
  svnk: "The school's crest: a rising sun over a neem leaf",
};
const panoramas: Record<keyof typeof cast, readonly (readonly [name: string, alt: string])[]> = {
  njms: [
    ['main-ground', 'All round the main ground before the school'],
    ['assembly-ground', 'All round the assembly ground and its stage'],
    ['ground', 'All round the playing ground'],
    ['school-centre', 'All round the courtyard at the centre of the school'],
    ['basketball-court', 'All round the basketball court'],
    ['chemistry-lab', 'All round the chemistry laboratory'],
    ['computer-lab', 'All round the computer laboratory'],
    ['kids-corridor', "All round the kindergarten's corridor"],
    ['music-room', 'All round the music room'],
  ],
  svnk: [],
};

const captionsOf = (school: keyof typeof cast) =>
  toCaptions([
    ...cast[school].map(({ name, alt }) => [`pictures/${name}.webp`, alt] as const),
    ...panoramas[school].map(([name, alt]) => [`pictures/panorama-${name}.webp`, alt] as const),
    ['pictures/crest.webp', `"${crests[school]}"`] as const,
  ]);

/** Makes the portraits. */
export const portraitMaker: Maker = {
  needs: [],
  products: () =>
    (['njms', 'svnk'] as const).flatMap((school) => [
      ...cast[school].map(({ name, person }) => ({
        path: `schools/${school}/pictures/${name}.webp`,
        make: () => paintPicture(drawPortrait(person), 25_000, portraitMargin),
      })),
      { path: `schools/${school}/portraits.yaml`, make: async () => captionsOf(school) },
    ]),
};
