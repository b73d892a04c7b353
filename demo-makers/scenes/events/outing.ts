import { outline } from '../../outline.ts';
import { oval, path, stroke } from '../../svg.ts';
import { type Piece, row, type Shot, thing, who, wide } from '../crew.ts';
import { at, form, join, poly, type Sheet, times } from '../kit.ts';
import { pupil, teacher, traveller, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import { fort, garden } from '../places/backdrop-grounds.ts';
import { flowers } from '../places/nature.ts';
import { type Ground, type Hour, scaleAt } from '../places/sky.ts';
import { shrub } from '../places/trees.ts';
import { arts } from '../places/wall-hangings.ts';
import { outside } from '../scene.ts';
import { everydayFeasts } from './feasts-everyday.ts';

/** Work in the garden. */
export function gardening(s: Sheet, kind: 'plant' | 'water' | 'beds' | 'tree' | 'pots' | 'harvest', shot: Shot = wide): string {
  const bed = (g: Ground, x: number, y: number): Piece => {
    const k = scaleAt(g, y * s.H);
    return [
      y,
      join(
        poly(outline('-150 0, 150 0, 130 -34, -130 -34', k, [x * s.W, y * s.H]), form(s, '#7a4a2c')),
        flowers(s, x * s.W - 130 * k, y * s.H - 8 * k, 260 * k, 24 * k, ['#f2a71b', '#e2512e', '#fff3e0', '#d5377a'], 7 * k),
      ),
    ];
  };
  return outside(
    s,
    garden(s, 'morning'),
    (g) => [
      ...(kind === 'tree'
        ? [
            who(s, g, 0.36, 0.84, teacher, { girl: false, view: 'side', dir: 1, pose: 'crouch' }),
            thing(
              s,
              g,
              0.48,
              0.85,
              join(
                oval(0, 0, 40, 8, '#6b4226'),
                stroke('M0 0Q3 -40 0 -78', '#6b4a2c', 5),
                path(
                  'M0 -50q-30 -8 -32 -30q28 0 32 30zM0 -70q28 -10 30 -34q-28 4 -30 34zM0 -78q-12 -14 -4 -30q12 12 4 30z',
                  form(s, '#6fa052'),
                ),
              ),
              0,
            ),
            who(s, g, 0.6, 0.85, pupil, { view: 'side', dir: -1, pose: 'kneel', girl: true }),
            who(s, g, 0.74, 0.8, pupil, { view: 'side', dir: -1, pose: 'offer', right: held.wateringCan }),
            ...row(s, g, 3, 0.1, 0.3, 0.76, () => pupil(s, { pose: 'hold', right: held.sapling })),
            who(s, g, 0.9, 0.9, pupil, { pose: 'hold', right: held.sapling, girl: true }),
          ]
        : kind === 'water'
          ? [
              bed(g, 0.62, 0.84),
              who(s, g, 0.42, 0.87, pupil, { view: 'side', dir: 1, pose: 'offer', right: held.wateringCan, girl: true }),
              who(s, g, 0.26, 0.78, pupil, { view: 'side', dir: 1, pose: 'offer', right: held.wateringCan, girl: false, age: 'small' }),
              bed(g, 0.46, 0.72),
              who(s, g, 0.84, 0.93, pupil, { view: 'side', dir: -1, pose: 'crouch' }),
            ]
          : kind === 'beds'
            ? [
                bed(g, 0.3, 0.76),
                bed(g, 0.7, 0.78),
                bed(g, 0.5, 0.95),
                who(s, g, 0.2, 0.8, pupil, { view: 'side', dir: 1, pose: 'kneel' }),
                who(s, g, 0.5, 0.82, pupil, { view: 'side', dir: -1, pose: 'crouch', girl: true }),
                who(s, g, 0.86, 0.84, pupil, { view: 'side', dir: -1, pose: 'kneel', girl: true }),
                who(s, g, 0.58, 0.7, teacher, { girl: true, pose: 'present' }),
              ]
            : kind === 'pots'
              ? [
                  ...times(
                    6,
                    (i): Piece =>
                      thing(
                        s,
                        g,
                        0.14 + i * 0.145,
                        0.86 + (i % 2) * 0.05,
                        join(
                          poly(outline('-16 -26, 16 -26, 12 0, -12 0'), form(s, '#b8633c')),
                          shrub(s, 0, -24, 34, '#6fa052', i % 2 ? '#f2a71b' : '#d5377a'),
                        ),
                        20,
                      ),
                  ),
                  ...row(s, g, 5, 0.12, 0.88, 0.78, (i) =>
                    pupil(s, { age: 'small', pose: 'hold', right: i % 2 ? held.sapling : held.brush('#f2a71b') }),
                  ),
                ]
              : kind === 'harvest'
                ? [
                    ...row(s, g, 5, 0.12, 0.88, 0.84, (i) =>
                      pupil(s, {
                        pose: 'hold',
                        right: (q) =>
                          join(
                            path('M-14 -4Q0 2 14 -4L10 12H-10Z', form(q, '#c98a4b')),
                            [-8, 0, 8].map((x, j) => oval(x, -6, 5, 5, ['#e2512e', '#2f7d4f', '#f2a71b'][(i + j) % 3] as string)),
                          ),
                        mouth: 'open',
                      }),
                    ),
                    bed(g, 0.5, 0.95),
                  ]
                : [
                    bed(g, 0.5, 0.9),
                    who(s, g, 0.3, 0.86, pupil, { view: 'side', dir: 1, pose: 'kneel', right: held.sapling, girl: true }),
                    who(s, g, 0.68, 0.86, pupil, { view: 'side', dir: -1, pose: 'crouch', right: held.sapling, girl: false }),
                    who(s, g, 0.52, 0.74, teacher, { girl: true, pose: 'hold', right: held.sapling }),
                    ...row(s, g, 2, 0.78, 0.96, 0.78, () => pupil(s, { age: 'small', pose: 'hold', right: held.sapling })),
                  ]),
    ],
    shot,
  );
}

/** Places seen on the educational tour. */
export function tour(s: Sheet, kind: 'fort' | 'photo' | 'guide' | 'walk' | 'lunch', shot: Shot = wide, hour: Hour = 'gold'): string {
  const cap: Wish = { hat: 'cap', hatColor: s.theme.accent };
  return outside(
    s,
    kind === 'lunch' ? garden(s, 'noon') : fort(s, hour),
    (g) =>
      kind === 'photo'
        ? [
            row(s, g, 8, 0.14, 0.86, 0.76, () => traveller(s, { ...cap, pose: 'wave', mouth: 'open' })),
            row(s, g, 7, 0.14, 0.86, 0.88, () => traveller(s, { ...cap, pose: 'ease' })),
            who(s, g, 0.93, 0.84, teacher, { girl: true, pose: 'stand' }),
            row(s, g, 5, 0.2, 0.8, 0.99, () => pupil(s, { ...cap, pose: 'cross' })),
          ]
        : kind === 'guide'
          ? [
              who(s, g, 0.3, 0.82, teacher, { girl: false, pose: 'point', dir: 1, hat: 'cap' }),
              row(s, g, 6, 0.42, 0.94, 0.84, () =>
                traveller(s, { ...cap, view: 'side', dir: -1, pose: 'hold', right: held.notebook('#1f6aa5') }),
              ),
              row(s, g, 4, 0.36, 0.9, 0.98, () => traveller(s, { ...cap, view: 'back' })),
            ]
          : kind === 'walk'
            ? [
                ...times(6, (i) =>
                  who(s, g, 0.3 + i * 0.075, 0.7 + i * 0.05, traveller, { ...cap, view: 'back', pose: i % 2 ? 'walk' : 'walk2' }),
                ),
                who(s, g, 0.26, 0.82, teacher, { girl: true, view: 'back', pose: 'stroll' }),
              ]
            : kind === 'lunch'
              ? everydayFeasts.snack(s, g)
              : [
                  row(s, g, 5, 0.3, 0.7, 0.68, () => traveller(s, { ...cap, view: 'back' })),
                  who(s, g, 0.22, 0.84, traveller, { ...cap, view: 'side', dir: 1, pose: 'offer', right: held.tablet, girl: true }),
                  who(s, g, 0.78, 0.88, traveller, {
                    ...cap,
                    pose: 'crossWork',
                    right: held.sheet(at(-12, -8, arts.hills, 0.55)),
                    eyes: 'down',
                  }),
                  who(s, g, 0.64, 0.9, traveller, { ...cap, pose: 'crossWork', right: held.sheet(''), girl: true, eyes: 'down' }),
                ],
    shot,
  );
}
