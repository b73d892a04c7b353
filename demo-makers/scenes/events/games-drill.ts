import { type Doing, type Piece, row, standing, thing, who } from '../crew.ts';
import { type Sheet, times } from '../kit.ts';
import { athlete, inWhite, pupil, teacher, type Wish } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';
import * as play from '../things/play-things.ts';
import { house } from './games-track.ts';

/** A cadet in khaki. */
export const ncc = (s: Sheet, w: Wish = {}) =>
  pupil(s, {
    age: 'teen',
    hat: 'cap',
    hatColor: '#7a1f2b',
    ...w,
    outfit: {
      top: '#b59a63',
      sleeve: 'half',
      bottom: 'trousers',
      lower: '#a38a55',
      belt: '#5a4a2a',
      tie: undefined,
      socks: undefined,
      shoes: '#2a1b17',
    } as Wish['outfit'],
  });

/** Drills and ceremonies on the field. */
export const drillGames = {
  podium: (s, g) =>
    [
      thing(s, g, 0.5, 0.84, play.podium(s, 330), 200),
      who(s, g, 0.5, 0.839, athlete, { pose: 'cheer', house: house(0), mouth: 'open', right: festive.trophy }, 86),
      who(s, g, 0.3, 0.839, athlete, { pose: 'wave', house: house(1), girl: true }, 60),
      who(s, g, 0.7, 0.839, athlete, { pose: 'wave', house: house(2) }, 46),
      who(s, g, 0.9, 0.86, teacher, { girl: false, pose: 'clap' }),
      who(s, g, 0.1, 0.86, teacher, { girl: true, pose: 'hold', right: festive.medalHeld }),
    ].map(([y, d], i) => [y + i * 0.0001, d] as Piece),
  drill: (s, g) => [
    row(
      s,
      g,
      7,
      0.06,
      0.94,
      0.62,
      (i) =>
        athlete(s, {
          pose: 'cheer',
          house: house(3),
          right: festive.paperFlower(i % 2 ? '#d5377a' : '#f2a71b'),
          left: festive.paperFlower('#f2a71b'),
        }),
      0.001,
    ),
    row(
      s,
      g,
      6,
      0.06,
      0.94,
      0.74,
      (i) =>
        athlete(s, {
          pose: 'cheer',
          house: house(0),
          right: festive.paperFlower(i % 2 ? '#fff3e0' : '#f2a71b'),
          left: festive.paperFlower('#fff3e0'),
        }),
      0.001,
    ),
    row(
      s,
      g,
      5,
      0.06,
      0.94,
      0.9,
      () => athlete(s, { pose: 'cheer', house: house(1), right: festive.paperFlower('#d5377a'), left: festive.paperFlower('#d5377a') }),
      0.001,
    ),
  ],
  scouts: (s, g) => [
    row(s, g, 6, 0.12, 0.88, 0.74, () => ncc(s, { pose: 'salute' }), 0.001),
    row(s, g, 5, 0.16, 0.84, 0.92, () => ncc(s, { pose: 'salute' }), 0.001),
  ],
  cheer: (s, g) => [
    row(s, g, 9, 0.02, 0.98, 0.68, (i) => athlete(s, { pose: i % 2 ? 'cheer' : 'clap', house: house(Math.floor(i / 3)), mouth: 'open' })),
    row(s, g, 7, 0.02, 0.98, 0.82, (i) =>
      athlete(s, {
        pose: i % 3 ? 'cheer' : 'wave',
        house: house(Math.floor(i / 2)),
        mouth: 'open',
        ...(i % 3 === 1 ? { right: festive.houseFlag(house(Math.floor(i / 2))) } : {}),
      }),
    ),
    row(s, g, 6, 0, 1, 1.0, () => pupil(s, { pose: 'cheer', mouth: 'open', age: 'small' })),
  ],
  yoga: (s, g) => [
    standing(
      s,
      g,
      0.5,
      0.58,
      inWhite(s, undefined, { age: 'adult', h: 168, pose: 'lotus', eyes: 'closed', mouth: 'calm', girl: true, hair: 'bun' }),
    ),
    row(s, g, 7, 0.06, 0.94, 0.68, () => inWhite(s, undefined, { pose: 'lotus', eyes: 'closed', mouth: 'calm' }), 0.001),
    row(s, g, 6, 0.06, 0.94, 0.8, () => inWhite(s, undefined, { pose: 'lotus', eyes: 'closed', mouth: 'calm' }), 0.001),
    row(s, g, 5, 0.06, 0.94, 0.96, () => inWhite(s, undefined, { pose: 'lotus', eyes: 'closed', mouth: 'calm' }), 0.001),
  ],
  parade: (s, g) => [
    who(s, g, 0.78, 0.84, ncc, { pose: 'salute', view: 'front' }),
    ...times(4, (i) => who(s, g, 0.12 + i * 0.15, 0.74, ncc, { view: 'side', dir: 1, pose: 'walk' })),
    ...times(4, (i) => who(s, g, 0.16 + i * 0.15, 0.86, ncc, { view: 'side', dir: 1, pose: 'walk' })),
    ...times(4, (i) => who(s, g, 0.2 + i * 0.15, 0.64, ncc, { view: 'side', dir: 1, pose: 'walk' })),
  ],
  pyramid: (s, g) => [
    row(s, g, 4, 0.28, 0.72, 0.86, () => athlete(s, { pose: 'akimbo', house: house(2), age: 'teen' }), 0),
    ...times(3, (i) => who(s, g, 0.39 + i * 0.11, 0.861, athlete, { pose: 'ease', house: house(3) }, 128)),
    ...times(1, () => who(s, g, 0.5, 0.862, athlete, { pose: 'cheer', house: house(0), age: 'small', right: festive.tricolour }, 236)),
    row(s, g, 2, 0.06, 0.22, 0.82, () => athlete(s, { pose: 'cheer' })),
    row(s, g, 2, 0.78, 0.94, 0.82, () => athlete(s, { pose: 'cheer' })),
  ],
  warmup: (s, g) => [
    who(s, g, 0.5, 0.6, teacher, { girl: false, pose: 'cheer', hat: 'cap' }),
    row(s, g, 6, 0.08, 0.92, 0.72, (i) => athlete(s, { pose: 'warrior', house: house(i) }), 0.001),
    row(s, g, 4, 0.1, 0.9, 0.92, (i) => athlete(s, { pose: 'warrior', house: house(i + 1), view: 'back' }), 0.001),
  ],
} as const satisfies Record<string, Doing>;
