import { outline } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { oval, path, stroke } from '../../svg.ts';
import { type Doing, type Piece, row, thing, who } from '../crew.ts';
import { at, form, join, poly, rect, times } from '../kit.ts';
import { athlete, pupil, teacher } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';

const houses = Object.values(palette.houses);

/** The colour of the house whose turn it is. */
export const house = (i: number) => houses[i % 4] as string;

/** Races, jumps and marches. */
export const trackGames = {
  sprint: (s, g) =>
    times(6, (i) =>
      who(s, g, 0.3 + ((i * 37) % 50) / 100, 0.6 + i * 0.07, athlete, {
        view: 'side',
        dir: 1,
        pose: i % 2 ? 'run' : 'run2',
        house: house(i),
        mouth: 'open',
        outfit: { number: String(11 + i * 7) },
      }),
    ),
  start: (s, g) =>
    times(6, (i) =>
      who(s, g, 0.3 + i * 0.03, 0.6 + i * 0.07, athlete, {
        view: 'side',
        dir: 1,
        pose: 'crouch',
        house: house(i),
        outfit: { number: String(3 + i * 5) },
      }),
    ).concat([who(s, g, 0.18, 0.64, teacher, { view: 'side', dir: 1, pose: 'raise', girl: false, hat: 'cap' })]),
  finish: (s, g) => [
    ...times(4, (i) =>
      who(s, g, 0.3 + i * 0.1 - (i % 2) * 0.14, 0.66 + i * 0.075, athlete, {
        view: 'side',
        dir: 1,
        pose: i === 2 ? 'run' : 'run2',
        house: house(i),
        mouth: 'open',
      }),
    ),
    who(s, g, 0.7, 0.62, teacher, { pose: 'clap', girl: true }),
    [0.79, poly(outline('0.585 0.6, 0.85 0.585, 0.85 0.6, 0.585 0.618', [s.W, s.H]), '#f2a71b')] as Piece,
    who(s, g, 0.86, 0.84, teacher, { view: 'side', dir: -1, pose: 'offer', girl: false }),
  ],
  relay: (s, g) => [
    who(s, g, 0.38, 0.86, athlete, { view: 'side', dir: 1, pose: 'run', house: house(0), right: festive.baton, girl: true, mouth: 'open' }),
    who(s, g, 0.56, 0.85, athlete, { view: 'side', dir: 1, pose: 'walk', house: house(0), girl: true }),
    who(s, g, 0.28, 0.7, athlete, { view: 'side', dir: 1, pose: 'run2', house: house(1), right: festive.baton }),
    who(s, g, 0.5, 0.7, athlete, { view: 'side', dir: 1, pose: 'stroll', house: house(1) }),
    who(s, g, 0.76, 0.62, athlete, { view: 'side', dir: 1, pose: 'run', house: house(2), right: festive.baton }),
  ],
  jump: (s, g) => [
    [0.6, poly(outline('0.46 0.74, 1 0.74, 1 0.92, 0.4 0.92', [s.W, s.H]), form(s, '#ecd09a'))] as Piece,
    who(s, g, 0.5, 0.86, athlete, { view: 'side', dir: 1, pose: 'leap', house: house(3), age: 'teen', mouth: 'open' }, 34),
    who(s, g, 0.84, 0.7, teacher, { view: 'side', dir: -1, pose: 'crouch', girl: false }),
    ...row(s, g, 3, 0.08, 0.3, 0.78, (i) => athlete(s, { house: house(i), pose: 'clap' })),
  ],
  march: (s, g) => [
    who(s, g, 0.74, 0.8, pupil, {
      view: 'side',
      dir: 1,
      pose: 'walk',
      age: 'teen',
      right: festive.houseFlag(house(0)),
      outfit: { sash: house(0) },
    }),
    ...times(4, (i) =>
      who(s, g, 0.14 + i * 0.13, 0.78, athlete, { view: 'side', dir: 1, pose: 'walk', house: house(0), outfit: { bottom: 'trousers' } }),
    ),
    ...times(5, (i) =>
      who(s, g, 0.1 + i * 0.13, 0.88, athlete, { view: 'side', dir: 1, pose: 'walk', house: house(0), outfit: { bottom: 'trousers' } }),
    ),
    ...times(5, (i) =>
      who(s, g, 0.16 + i * 0.13, 0.64, athlete, { view: 'side', dir: 1, pose: 'walk', house: house(2), outfit: { bottom: 'trousers' } }),
    ),
    who(s, g, 0.84, 0.64, pupil, { view: 'side', dir: 1, pose: 'walk', right: festive.houseFlag(house(2)) }),
  ],
  torch: (s, g) => [
    who(s, g, 0.46, 0.86, athlete, {
      view: 'side',
      dir: 1,
      pose: 'run',
      house: '#fff3e0',
      age: 'teen',
      right: (q) =>
        join(
          stroke('M-2 14L3 -16', '#8a5a3a', 4),
          festive.diya(q) && path('M3 -16q-10 -12 2 -30q2 12 8 16q2 8 -10 14z', '#f2812e'),
          path('M4 -18q-4 -7 1 -15q3 8 -1 15z', '#ffe07a'),
        ),
    }),
    ...times(4, (i) => who(s, g, 0.1 + i * 0.08, 0.7, athlete, { view: 'side', dir: 1, pose: 'run2', house: house(i) })),
    ...row(s, g, 4, 0.62, 0.94, 0.68, () => pupil(s, { pose: 'clap' })),
  ],
  sack: (s, g) =>
    times(5, (i) => {
      const x = 0.16 + i * 0.16 + (i % 2) * 0.04;
      const y = 0.72 + (i % 2) * 0.12;
      const [yy, d] = who(s, g, x, y, athlete, { age: 'small', house: house(i), pose: 'hold', mouth: 'open' }, 12 + (i % 3) * 8);
      const [, sk] = thing(
        s,
        g,
        x,
        y,
        at(
          0,
          -12 - (i % 3) * 8,
          path('M-22 -52Q0 -46 22 -52L26 -2Q0 6 -26 -2Z', form(s, '#c9a26b', 1.2)) + stroke('M-22 -50Q0 -42 22 -50', '#8a6a3c', 2),
        ),
        30,
      );
      return [yy, d + sk] as Piece;
    }),
  spoon: (s, g) =>
    times(5, (i) =>
      who(s, g, 0.14 + i * 0.18, 0.72 + (i % 3) * 0.08, athlete, {
        age: 'small',
        house: house(i),
        view: 'side',
        dir: 1,
        pose: 'walk',
        mouth: 'calm',
        right: () => join(stroke('M0 0h16', '#8d8580', 1.6), oval(18, -3, 4.4, 4, '#f2c72e')),
      }),
    ),
  hurdles: (s, g) =>
    times(4, (i): Piece[] => {
      const [x, y] = [0.3 + i * 0.1, 0.64 + i * 0.09];
      return [
        who(s, g, x, y, athlete, { view: 'side', dir: 1, pose: 'leap', house: house(i), age: 'teen' }, 30),
        thing(
          s,
          g,
          x + 0.05,
          y + 0.004,
          stroke('M-8 0V-56M14 0V-56', '#fffaf0', 4) + rect(-14, -62, 34, 10, i % 2 ? '#b3262e' : '#1f6aa5', 2),
          0,
        ),
      ];
    }).flat(),
} as const satisfies Record<string, Doing>;
