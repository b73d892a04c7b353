import { oval, path, stroke } from '../../svg.ts';
import { atBench, type Doing, mat, type Piece, ring, row, thing, who } from '../crew.ts';
import { at, form, join, rect, times } from '../kit.ts';
import { cloths, parent, pupil, teacher, traveller } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as things from '../things/things.ts';

/** Quieter doings in the courtyard and garden. */
export const everydayFeasts = {
  games: (s, g) => [
    ...ring(s, g, 9, 0.5, 0.83, 0.36, 0.11, (i, back, dir) =>
      pupil(s, { age: 'small', view: back ? 'back' : 'side', dir, pose: i % 2 ? 'walk' : 'clap', mouth: 'open' }),
    ),
    who(s, g, 0.5, 0.82, teacher, { girl: true, pose: 'clap' }),
  ],
  snack: (s, g) => [
    ...ring(s, g, 7, 0.5, 0.84, 0.33, 0.1, (_, back) =>
      traveller(s, { pose: 'crossWork', view: back ? 'back' : 'front', bag: undefined, hat: 'cap', hatColor: s.theme.accent }),
    ),
    thing(
      s,
      g,
      0.46,
      0.86,
      join(rect(-24, -12, 20, 12, form(s, '#d8cbb8'), 2), oval(16, -5, 12, 5, '#f3d9a8'), oval(16, -8, 9, 4, '#d98a1d')),
      0,
    ),
    thing(s, g, 0.58, 0.88, rect(-8, -20, 16, 20, form(s, '#1f6aa5'), 4), 0),
  ],
  story: (s, g) => [
    [0.5, mat(s, 0.1, 0.92, 0.7, 0.99, s.theme.main)] as Piece,
    who(s, g, 0.5, 0.76, teacher, { girl: true, pose: 'crossWork', right: held.book('#d08a1d'), mouth: 'open' }),
    ...row(s, g, 2, 0.16, 0.36, 0.8, () => pupil(s, { age: 'small', pose: 'cross' })),
    ...row(s, g, 2, 0.66, 0.88, 0.8, () => pupil(s, { age: 'small', pose: 'cross', mouth: 'open' })),
    ...row(s, g, 5, 0.12, 0.88, 0.95, () => pupil(s, { age: 'small', pose: 'cross', view: 'back' })),
  ],
  puppet: (s, g) => [
    [0.5, mat(s, 0.12, 0.9, 0.74, 0.99, '#2f6f73')] as Piece,
    thing(
      s,
      g,
      0.5,
      0.74,
      join(
        rect(-110, -150, 220, 150, form(s, s.theme.main), 4),
        rect(-84, -136, 168, 70, '#2b2450', 3),
        [-44, 0, 44].map((x, i) =>
          at(
            x,
            -68,
            join(
              path('M-16 0Q-12 -26 0 -30Q12 -26 16 0Z', form(s, ['#f2a71b', '#2f7d4f', '#d5377a'][i] as string)),
              oval(0, -38, 10, 10, '#c9946b'),
              oval(-3, -38, 1.3, 1.6, '#2b1a16'),
              oval(3, -38, 1.3, 1.6, '#2b1a16'),
              path('M-11 -42Q0 -60 11 -42Z', ['#b3262e', '#f2a71b', '#2b1a16'][i] as string),
            ),
          ),
        ),
        times(9, (i) => path(`M${-90 + i * 20} -136h20v12q-10 12 -20 0z`, i % 2 ? '#f2b632' : '#e86a33')),
      ),
      90,
    ),
    ...row(s, g, 6, 0.12, 0.88, 0.87, () => pupil(s, { age: 'small', view: 'back', pose: 'cross' })),
    ...row(s, g, 5, 0.1, 0.9, 1.0, (i) => pupil(s, { age: 'small', view: 'back', pose: i % 2 ? 'cross' : 'crossUp' })),
  ],
  bookfair: (s, g) => [
    atBench(
      s,
      g,
      0.25,
      0.8,
      240,
      [teacher(s, { girl: true, pose: 'present' })],
      [-80, -40, 0, 40, 80].map((x, i) => at(x, 0, things.books(s, (cloths as readonly string[]).slice(i, i + 3 + (i % 3))))).join(''),
      s.theme.main,
      '#f3e6cf',
      64,
    ),
    atBench(
      s,
      g,
      0.76,
      0.82,
      240,
      [teacher(s, { girl: false, pose: 'offer', right: held.book() })],
      [-80, -40, 0, 40, 80].map((x, i) => at(x, 0, things.books(s, (cloths as readonly string[]).slice(i + 2, i + 5 + (i % 2))))).join(''),
      s.theme.accent,
      '#f3e6cf',
      64,
    ),
    ...row(s, g, 4, 0.1, 0.46, 0.94, (i) =>
      pupil(s, { view: i % 2 ? 'back' : 'side', dir: 1, pose: 'hold', right: held.book(cloths[i] as string) }),
    ),
    ...row(s, g, 3, 0.6, 0.92, 0.97, () => parent(s, { view: 'back' })),
  ],
  blood: (s, g) =>
    [
      atBench(
        s,
        g,
        0.24,
        0.8,
        170,
        [teacher(s, { girl: true, pose: 'hold', outfit: { coat: '#fffaf0' } })],
        join(rect(-20, -8, 40, 8, form(s, '#fffaf0'), 2), rect(-3, -7, 6, 6, '#b3262e')),
        '#b3262e',
        '#fff6e4',
        76,
      ),
      thing(
        s,
        g,
        0.68,
        0.84,
        join(
          stroke('M-90 0V-46M90 0V-46', '#8d8580', 5),
          rect(-104, -58, 208, 14, form(s, '#fffaf0'), 5),
          rect(-100, -70, 40, 14, form(s, '#9cc9dc'), 6),
          stroke('M40 -60V-150', '#8d8580', 3),
          path('M32 -150h16v24q-8 10 -16 0z', '#b3262e'),
        ),
        100,
      ),
      who(s, g, 0.64, 0.838, parent, { girl: false, view: 'side', dir: 1, pose: 'chair' }, 14),
      who(s, g, 0.8, 0.83, teacher, { girl: false, pose: 'hold', outfit: { coat: '#fffaf0' } }),
      who(s, g, 0.42, 0.88, parent, { girl: true, view: 'side', dir: -1, pose: 'stroll' }),
      who(s, g, 0.92, 0.92, pupil, { age: 'teen', pose: 'hold', girl: true }),
    ].map(([y, d], i) => [y + i * 0.0001, d] as Piece),
  break: (s, g) => [
    who(s, g, 0.3, 0.8, pupil, { view: 'side', dir: 1, pose: 'run', mouth: 'open' }),
    who(s, g, 0.42, 0.84, pupil, { view: 'side', dir: 1, pose: 'run2', mouth: 'open', girl: true }),
    ...row(s, g, 3, 0.6, 0.8, 0.76, () => pupil(s, { pose: 'ease', age: 'teen' })),
    who(s, g, 0.14, 0.9, pupil, { pose: 'crossWork', right: held.book(), girl: true }),
    who(s, g, 0.24, 0.92, pupil, { pose: 'cross', girl: true }),
    who(s, g, 0.75, 0.94, pupil, { pose: 'skip', girl: true, mouth: 'open' }),
    who(s, g, 0.9, 0.72, teacher, { girl: true, pose: 'hold', right: held.notebook() }),
  ],
  prayer: (s, g) => [
    ...row(s, g, 7, 0.1, 0.9, 0.76, () => pupil(s, { pose: 'crossNamaste', eyes: 'closed', mouth: 'calm' }), 0.002),
    ...row(s, g, 6, 0.1, 0.9, 0.88, () => pupil(s, { pose: 'crossNamaste', eyes: 'closed', mouth: 'calm' }), 0.002),
    ...row(s, g, 5, 0.1, 0.9, 1.0, () => pupil(s, { pose: 'crossNamaste', eyes: 'closed', mouth: 'calm', age: 'small' }), 0.002),
  ],
} as const satisfies Record<string, Doing>;
