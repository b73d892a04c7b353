import { oval, pathOf, stroke } from '../../svg.ts';
import { mat, type Piece, row, type Shot, standing, thing, who, wide } from '../crew.ts';
import { at, form, join, linear, lit, rect, type Sheet, times } from '../kit.ts';
import { cloths, costumes, dressed, inWhite, pupil, teacher } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import type { PoseName } from '../people/people.ts';
import { arts, board, chalk, chart } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import * as instruments from '../things/instruments.ts';

/** The music room. */
export function musicRoom(s: Sheet, shot: Shot = wide, kind: 'indian' | 'band' | 'choir' = 'indian'): string {
  const { W, H, theme: t } = s;
  const wall = join(
    board(s, W * 0.4, H * 0.18, W * 0.28, H * 0.21, chalk.music),
    chart(s, W * 0.73, H * 0.18, W * 0.09, H * 0.13, arts.peacock),
    [0.86, 0.92].map((x) => at(W * x, H * 0.46, instruments.guitar(s), 1.5)),
  );
  return inside(
    s,
    { windows: 2, from: 0.02, wall: '#f4dfc4', floor: '#c48a5c' },
    join(wall, kind === 'indian' ? mat(s, 0.1, 0.92, 0.69, 0.99, t.main) : ''),
    (g) =>
      kind === 'indian'
        ? [
            who(s, g, 0.5, 0.74, teacher, { girl: true, pose: 'play', mouth: 'open' }),
            thing(s, g, 0.5, 0.755, instruments.harmonium(s)),
            who(s, g, 0.27, 0.8, pupil, { pose: 'play', girl: false }),
            thing(s, g, 0.27, 0.82, instruments.tabla(s)),
            who(s, g, 0.75, 0.8, pupil, { pose: 'play', girl: true }),
            thing(s, g, 0.745, 0.815, instruments.sitar(s)),
            who(s, g, 0.38, 0.94, pupil, { pose: 'cross', view: 'back', girl: true }),
            who(s, g, 0.55, 0.95, pupil, { pose: 'cross', view: 'back', girl: false }),
            who(s, g, 0.7, 0.94, pupil, { pose: 'cross', view: 'back' }),
            who(s, g, 0.2, 0.95, pupil, { pose: 'cross', view: 'back', girl: true }),
          ]
        : kind === 'band'
          ? [
              thing(s, g, 0.62, 0.7, instruments.drums(s), 60),
              who(s, g, 0.62, 0.675, pupil, { age: 'teen', pose: 'hold', mouth: 'open' }),
              who(s, g, 0.34, 0.78, pupil, { age: 'teen', pose: 'hold', girl: true }),
              thing(s, g, 0.34, 0.79, at(0, -40, instruments.guitar(s), 0.8, 60)),
              who(s, g, 0.82, 0.8, pupil, { age: 'teen', pose: 'hold' }),
              thing(s, g, 0.82, 0.815, instruments.keyboard(s), 50),
              who(s, g, 0.5, 0.9, pupil, { age: 'teen', pose: 'mic', right: festive.mic, mouth: 'open', girl: true }),
              who(s, g, 0.15, 0.9, teacher, { pose: 'clap', girl: false }),
            ]
          : [
              ...row(s, g, 7, 0.2, 0.8, 0.7, () => pupil(s, { pose: 'hold', right: held.book(), mouth: 'open', age: 'teen' })),
              ...row(s, g, 6, 0.22, 0.78, 0.78, () => pupil(s, { pose: 'hold', mouth: 'open', right: held.book('#1f6aa5') })),
              who(s, g, 0.5, 1.0, teacher, { view: 'back', pose: 'cheer', girl: true }),
              thing(s, g, 0.86, 0.86, instruments.keyboard(s), 50),
              who(s, g, 0.88, 0.83, teacher, { pose: 'hold', girl: false }),
            ],
    shot,
  );
}

/** The dance room with its mirror wall. */
export function danceRoom(s: Sheet, shot: Shot = wide, pose: PoseName = 'aramandi'): string {
  const { W, H } = s;
  const wall = join(
    rect(W * 0.33, H * 0.13, W * 0.64, H * 0.47, form(s, '#a9714a'), 4),
    rect(W * 0.34, H * 0.145, W * 0.62, H * 0.45, linear(s, { 0: '#d8e4dd', 0.5: '#f3ead6', 1: '#b9cfcb' }, 1, 0.6)),
    times(4, (i) => stroke(pathOf`M${W * (0.495 + i * 0.155 - 0.0)} ${H * 0.145}V${H * 0.595}`, '#a9714a', 5)),
    stroke(pathOf`M${W * 0.34} ${H * 0.49}H${W * 0.96}`, '#c98f5d', 8),
  );
  const dancer = (i: number) =>
    dressed(s, costumes.suit(cloths[(i * 3) % 10] as string, '#f2b632'), {
      girl: i % 4 !== 3,
      pose,
      view: 'front',
      age: i % 2 ? 'teen' : 'child',
      outfit: { shoes: 'bare' },
    });
  return inside(
    s,
    { windows: 1, from: 0.04, floor: '#c98f5d' },
    wall,
    (g) => [
      ...row(s, g, 4, 0.4, 0.95, 0.63, (i) => ({ ...dancer(i), h: 118 })).map(([y, d]): Piece => [y, `<g opacity=".35">${d}</g>`]),
      who(s, g, 0.16, 0.72, teacher, { girl: true, pose: 'twirl' }),
      ...row(s, g, 4, 0.3, 0.95, 0.77, (i) => dancer(i)),
      ...row(s, g, 3, 0.24, 0.9, 0.96, (i) => dancer(i + 5)),
    ],
    shot,
  );
}

/** A class in white on mats: karate or yoga, in the hall. */
export function matRoom(s: Sheet, kind: 'karate' | 'yoga', shot: Shot = wide, pose: PoseName = 'punch'): string {
  const { W, H, theme: t } = s;
  const wall = join(
    chart(s, W * 0.46, H * 0.17, W * 0.14, H * 0.18, kind === 'karate' ? join(oval(20, 15, 9, 9, '#b3262e')) : arts.flower),
    chart(s, W * 0.66, H * 0.17, W * 0.12, H * 0.16, kind === 'karate' ? arts.body : arts.hills),
  );
  const side = kind === 'karate';
  const belts = ['#f2a71b', '#2f7d4f', '#b3262e', '#1f6aa5', '#2b1a16'];
  const kid = (i: number, p: PoseName) =>
    inWhite(s, side ? belts[i % 5] : undefined, {
      pose: p,
      view: side ? 'side' : 'front',
      dir: 1,
      eyes: side ? 'open' : 'closed',
      mouth: side ? 'open' : 'calm',
    });
  return inside(
    s,
    { windows: 2, from: 0.04, floor: '#c98f5d' },
    join(wall, mat(s, 0.04, 0.96, 0.66, 1.0, side ? '#2f6f73' : lit(t.main, 0.25))),
    (g) => [
      standing(
        s,
        g,
        0.5,
        0.68,
        inWhite(s, side ? '#2b1a16' : undefined, {
          age: 'adult',
          h: 170,
          pose: side ? 'block' : pose,
          view: side ? 'side' : 'front',
          dir: -1,
          eyes: side ? 'open' : 'closed',
        }),
      ),
      ...row(s, g, 5, 0.08, 0.94, 0.77, (i) => kid(i, pose)),
      ...row(s, g, 4, 0.06, 0.92, 0.93, (i) => kid(i + 2, pose)),
    ],
    shot,
  );
}
