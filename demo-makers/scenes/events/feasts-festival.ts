import { n, path, stroke } from '../../svg.ts';
import { type Doing, type Piece, ring, row, standing, who } from '../crew.ts';
import { at, form, join, type Sheet, times } from '../kit.ts';
import { cloths, dressed, pupil, teacher, type Wish } from '../people/cast.ts';
import { sheet } from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import type { Held } from '../people/people.ts';
import { firework, firTree } from '../places/stagecraft.ts';
import { arts } from '../places/wall-hangings.ts';
import { balloons, diyaLamp, powders, rangoli } from '../things/festive.ts';
import { festivalWish } from './arts.ts';

const fest = (s: Sheet, i: number, w: Wish = {}) => {
  const f = festivalWish(s, i);
  return dressed(s, f.outfit, { girl: f.girl, ...w });
};

const paintings = [arts.hills, arts.flower, arts.peacock, arts.planets, arts.map];
const poster = (i: number): Held => sheet(at(-26, -19.5, paintings[i % paintings.length] as string, 1.3), 54, 41);

/** A rangoli lying on the ground. */
export const flat = (s: Sheet, x: number, y: number, r: number, colors: readonly string[] = powders): Piece => [
  y - 0.2,
  `<g transform="translate(${n(x * s.W)} ${n(y * s.H)}) scale(1 .32)">${rangoli(s, r, colors)}</g>`,
];

/** Festivals in the courtyard. */
export const festivalFeasts = {
  rangoli: (s, g) => [
    flat(s, 0.5, 0.84, 330),
    ...ring(s, g, 6, 0.5, 0.83, 0.32, 0.1, (i, back, dir) =>
      fest(s, i, { view: 'side', dir, pose: i % 2 ? 'kneel' : 'crouch', girl: i % 3 !== 0, eyes: 'down', ...(back ? {} : {}) }),
    ),
    who(s, g, 0.86, 0.72, teacher, { girl: true, pose: 'clap' }),
  ],
  lamps: (s, g) => [
    flat(s, 0.5, 0.85, 250),
    ...times(12, (i): Piece => {
      const a = (i / 12) * 6.28;
      const [x, y] = [0.5 + Math.cos(a) * 0.2, 0.85 + Math.sin(a) * 0.09];
      return [y, diyaLamp(s, x * s.W, y * s.H, 46)];
    }),
    standing(s, g, 0.24, 0.88, fest(s, 0, { view: 'side', dir: 1, pose: 'kneel', right: festive.diya })),
    standing(s, g, 0.77, 0.87, fest(s, 1, { view: 'side', dir: -1, pose: 'crouch', right: festive.diya })),
    standing(s, g, 0.36, 0.72, fest(s, 2, { pose: 'hold', right: festive.thali })),
    standing(s, g, 0.62, 0.72, fest(s, 3, { pose: 'hold', right: festive.diya })),
    who(s, g, 0.5, 0.7, teacher, { girl: true, pose: 'namaste' }),
    standing(s, g, 0.9, 0.96, fest(s, 4, { pose: 'hold', right: festive.diya, age: 'small' })),
  ],
  night: (s, g) => [
    [0.3, firework(s, s.W * 0.3, s.H * 0.14, 120, '#f2a71b') + firework(s, s.W * 0.66, s.H * 0.1, 100, '#d5377a')] as Piece,
    ...times(16, (i): Piece => [0.66, diyaLamp(s, s.W * (0.03 + i * 0.063), s.H * 0.645, 38)]),
    ...row(s, g, 5, 0.1, 0.9, 0.8, (i) =>
      fest(s, i, { pose: i % 2 ? 'hold' : 'wave', right: festive.diya, ...(i === 2 ? { girl: true } : {}) }),
    ),
    ...row(s, g, 4, 0.12, 0.88, 0.96, (i) => fest(s, i + 1, { age: 'small', pose: 'hold', right: festive.diya })),
  ],
  santa: (s, g) => [
    standing(
      s,
      g,
      0.44,
      0.82,
      dressed(
        s,
        {
          top: '#b3262e',
          sleeve: 'full',
          bottom: 'trousers',
          lower: '#b3262e',
          belt: '#2b1a16',
          trim: '#fffaf0',
          tunic: 0.12,
          shoes: '#2b1a16',
        },
        {
          age: 'adult',
          h: 172,
          girl: false,
          hat: 'santa',
          hair: 'short',
          hairColor: '#f3eee4',
          beard: true,
          pose: 'present',
          right: festive.gift('#2f7d4f'),
          dir: 1,
        },
      ),
    ),
    [
      0.821,
      at(
        s.W * 0.33,
        s.H * 0.83,
        path('M-60 0Q-80 -90 -20 -110Q-10 -130 10 -110Q70 -90 60 0Z', form(s, '#a3202c', 1.2)) +
          stroke('M-24 -106Q0 -98 20 -106', '#f2b632', 6),
      ),
    ] as Piece,
    ...row(s, g, 4, 0.56, 0.94, 0.83, (i) =>
      pupil(s, { age: 'small', hat: 'santa', view: i ? 'front' : 'side', dir: -1, pose: i ? 'cheer' : 'offer', mouth: 'open' }),
    ),
    ...row(s, g, 3, 0.04, 0.3, 0.94, () => pupil(s, { age: 'small', hat: 'santa', pose: 'clap', mouth: 'open' })),
  ],
  tree: (s, g) => [
    [0.74, firTree(s, s.W * 0.5, s.H * 0.76, s.H * 0.58)] as Piece,
    ...ring(s, g, 8, 0.5, 0.82, 0.36, 0.11, (i, back, dir) =>
      pupil(s, {
        age: i % 2 ? 'small' : 'child',
        hat: 'santa',
        view: back ? 'back' : 'side',
        dir,
        pose: back ? 'cheer' : i % 2 ? 'offer' : 'clap',
        mouth: 'open',
        right: i % 3 ? undefined : festive.starWand(),
      }),
    ),
  ],
  gifts: (s, g) => [
    ...row(s, g, 6, 0.1, 0.9, 0.78, (i) =>
      pupil(s, {
        hat: i % 2 ? 'santa' : 'party',
        hatColor: '#2f7d4f',
        pose: 'hold',
        right: festive.gift(cloths[i] as string),
        mouth: 'open',
      }),
    ),
    ...row(s, g, 5, 0.1, 0.9, 0.95, (i) =>
      pupil(s, {
        age: 'small',
        hat: 'santa',
        pose: i % 2 ? 'cheer' : 'hold',
        ...(i % 2 ? {} : { right: festive.starWand() }),
        mouth: 'open',
      }),
    ),
  ],
  balloons: (s, g) => [
    [
      0.6,
      balloons(s, s.W * 0.14, s.H * 0.72, s.H * 0.5, ['#b3262e', '#f2a71b', '#1f6aa5', '#2f7d4f']) +
        balloons(s, s.W * 0.88, s.H * 0.72, s.H * 0.5, ['#d5377a', '#f2a71b', '#1f6aa5']),
    ] as Piece,
    ...row(s, g, 6, 0.1, 0.9, 0.8, (i) =>
      fest(s, i, {
        age: 'small',
        pose: i % 2 ? 'raise' : 'cheer',
        mouth: 'open',
        ...(i % 2 ? { right: festive.balloon(cloths[i] as string) } : {}),
      }),
    ),
    ...row(s, g, 4, 0.12, 0.88, 0.97, (i) =>
      fest(s, i + 3, { age: 'small', pose: 'raise', right: festive.balloon(cloths[i + 3] as string), mouth: 'open' }),
    ),
  ],
  kites: (s, g) => [
    ...row(s, g, 5, 0.12, 0.88, 0.84, (i) => fest(s, i, { pose: 'cheer', right: festive.kite(cloths[i] as string), mouth: 'open' })),
    [
      0.2,
      join(
        times(4, (i) =>
          at(s.W * (0.24 + i * 0.18), s.H * (0.12 + (i % 2) * 0.1), festive.kite(cloths[i + 3] as string)(s), 1.8, 20 - i * 12),
        ),
      ),
    ] as Piece,
  ],
  flowers: (s, g) => [
    who(s, g, 0.5, 0.72, teacher, { girl: true, pose: 'clap' }),
    ...row(s, g, 6, 0.12, 0.88, 0.8, (i) => pupil(s, { pose: 'hold', right: festive.paperFlower(cloths[i] as string) })),
    ...row(s, g, 5, 0.14, 0.86, 0.97, (i) =>
      pupil(s, { age: 'small', pose: i % 2 ? 'cheer' : 'hold', right: festive.paperFlower(cloths[i + 4] as string), mouth: 'open' }),
    ),
  ],
  posters: (s, g) => [
    who(s, g, 0.5, 0.74, teacher, { girl: true, pose: 'clap' }),
    ...row(s, g, 5, 0.12, 0.88, 0.92, (i) => pupil(s, { pose: 'hold', left: poster(i), mouth: i % 2 ? 'open' : 'smile' })),
  ],
} as const satisfies Record<string, Doing>;
