import { details } from '../closeups/closeups.ts';
import { frame } from '../crew.ts';
import { feast } from '../events/feast.ts';
import { artRoom } from '../events/junior.ts';
import { gardening } from '../events/outing.ts';
import { at, form, join, rect, type Sheet } from '../kit.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import * as things from '../things/things.ts';
import { left, near, right, type Shown } from './gallery-shots.ts';

const crafts = (c: readonly string[]) => (s: Sheet) => (i: number) =>
  join(
    rect(-50, -2, 44, 2, c[i % c.length] as string),
    at(24, 0, things.paints(s)),
    rect(50, -8, 14, 8, form(s, c[(i + 1) % c.length] as string), 2),
  );

/** The hobby and craft activities, each a small gallery. */
export const activities: Record<string, readonly Shown[]> = {
  rangoli: [
    ['Children round a large rangoli in the courtyard', (s) => feast(s, 'rangoli', { decor: 'plain' })],
    ['A hand finishes the outer petals', details.rangoli],
    ['Bowls of coloured powder', details.powders],
    ['Kneeling at work', (s) => feast(s, 'rangoli', { decor: 'marigold', shot: left, hour: 'gold' })],
    ['The teacher admires the design', (s) => feast(s, 'rangoli', { decor: 'marigold', shot: right })],
    ['Lamps are set round the rangoli', (s) => feast(s, 'lamps', { decor: 'marigold', hour: 'dusk', shot: near })],
  ],
  'clay-modelling': [
    ['The clay table in the art room', (s) => artRoom(s, [1, 0.5, 0.5], clayOn(s), () => ({ right: held.clayPot }))],
    ['Hands shaping a pot', details.clay],
    ['Three children with their pots', (s) => artRoom(s, near, clayOn(s), () => ({ right: held.clayPot }))],
    ['At the clay table', (s) => artRoom(s, [1.9, 0.22, 0.62], clayOn(s), () => ({ right: held.clayPot, age: 'small' }))],
    ['A pot with a pattern', (s) => frame(s, [1.7, 0.5, 0.66], details.clay(s))],
    ['Smiles over wet clay', (s) => artRoom(s, [1.9, 0.8, 0.66], clayOn(s), () => ({ right: held.clayPot, mouth: 'open' }))],
  ],
  'poster-making': [
    ['Poster making in the art room', (s) => artRoom(s)],
    ['A brush at work on a landscape', details.brush],
    ['Three young painters', (s) => artRoom(s, near)],
    ['Painting at the window', (s) => artRoom(s, [1.8, 0.24, 0.62])],
    ['Finished posters held up', (s) => feast(s, 'posters', { decor: 'bunting', shot: near })],
    ['The easel and the teacher', (s) => artRoom(s, [1.8, 0.68, 0.58])],
  ],
  'rakhi-making': [
    [
      'Making rakhis together',
      (s) => artRoom(s, [1.1, 0.5, 0.6], crafts(['#b3262e', '#f2b632', '#d5377a'])(s), () => ({ right: festive.paperFlower('#b3262e') })),
    ],
    ['Three finished rakhis', details.rakhi],
    [
      'Paper flowers and thread',
      (s) =>
        artRoom(s, near, crafts(['#1f6aa5', '#f2b632', '#d5377a'])(s), (i) => ({
          right: festive.paperFlower(i % 2 ? '#1f6aa5' : '#d5377a'),
        })),
    ],
    [
      'Small hands at work',
      (s) =>
        artRoom(s, [1.9, 0.8, 0.66], crafts(['#2f7d4f', '#f2b632'])(s), () => ({ right: festive.paperFlower('#e86a33'), age: 'small' })),
    ],
    ['A rakhi, close up', (s) => frame(s, [1.8, 0.5, 0.5], details.rakhi(s))],
    ['Showing the finished flowers', (s) => feast(s, 'flowers', { decor: 'marigold', shot: [1.15, 0.5, 0.75] })],
  ],
  storytelling: [
    ['A story on the mat', (s) => feast(s, 'story', { decor: 'plain' })],
    ['The storyteller opens the book', (s) => feast(s, 'story', { decor: 'plain', shot: [1.9, 0.5, 0.68], hour: 'gold' })],
    ['Puppets tell the tale', (s) => feast(s, 'puppet', { decor: 'bunting', shot: [1.3, 0.5, 0.72] })],
    ['Under the trees with a book', (s) => feast(s, 'story', { set: 'garden' })],
    ['A pile of story books', details.books],
    ['Listening closely', (s) => feast(s, 'story', { decor: 'plain', shot: right })],
  ],
  gardening: [
    ['Planting out the flower bed', (s) => gardening(s, 'plant')],
    ['Watering the seedlings', (s) => gardening(s, 'water', [1.3, 0.45, 0.75])],
    ['A seedling in two hands', details.seedling],
    ['Painted pots with flowers', (s) => gardening(s, 'pots')],
    ['Work in the beds', (s) => gardening(s, 'beds')],
    ['The harvest from the kitchen garden', (s) => gardening(s, 'harvest', near)],
  ],
};

const clayOn = (s: Sheet) => (i: number) =>
  join(at(-40, -6, held.clayPot(s)), i % 2 ? at(20, -4, held.clayPot(s), 0.8) : '', at(56, -5, held.clayPot(s), 0.6));
