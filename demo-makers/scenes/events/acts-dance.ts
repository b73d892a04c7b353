import { type Doing, row, standing } from '../crew.ts';
import { cloths, costumes, dressed, pupil, teacher } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';

/** Dances on the stage. */
export const danceActs = {
  kathak: (s, g) => [
    row(s, g, 3, 0.25, 0.75, 0.7, (i) =>
      dressed(s, costumes.kathak(['#8a3f6b', '#2f6f73', '#c2562f'][i] as string), {
        girl: true,
        hair: 'bun',
        pose: 'twirl',
        hat: 'flowers',
      }),
    ),
    row(s, g, 4, 0.18, 0.82, 0.83, (i) =>
      dressed(s, costumes.kathak(['#1f6aa5', '#b3262e', '#2f7d4f', '#8a3f6b'][i] as string), {
        girl: true,
        hair: 'bun',
        pose: i % 2 ? 'twirl' : 'garba',
        hat: 'flowers',
      }),
    ),
  ],
  ghoomar: (s, g) => [
    row(
      s,
      g,
      7,
      0.14,
      0.86,
      0.76,
      (i) =>
        dressed(s, costumes.ghoomar(cloths[i] as string), {
          girl: true,
          hair: 'long',
          pose: i % 2 ? 'garba' : 'twirl',
          dir: i % 2 ? 1 : -1,
        }),
      0.02,
    ),
    row(s, g, 3, 0.26, 0.74, 0.87, (i) =>
      dressed(s, costumes.ghoomar(cloths[i + 3] as string), { girl: true, hair: 'braids', pose: 'twirl' }),
    ),
  ],
  bharatanatyam: (s, g) => [
    row(s, g, 5, 0.2, 0.8, 0.72, (i) =>
      dressed(s, costumes.bharatanatyam(['#2f7d4f', '#b3262e', '#8a3f6b', '#1f6aa5', '#c2562f'][i] as string), {
        girl: true,
        hair: 'bun',
        pose: i % 2 ? 'aramandi' : 'aramandi2',
        hat: 'flowers',
        dir: i < 3 ? 1 : -1,
      }),
    ),
    standing(
      s,
      g,
      0.5,
      0.86,
      dressed(s, costumes.bharatanatyam('#d08a1d'), { girl: true, age: 'teen', hair: 'bun', pose: 'aramandi', hat: 'flowers' }),
    ),
  ],
  bhangra: (s, g) => [
    row(s, g, 6, 0.16, 0.84, 0.74, (i) =>
      dressed(s, costumes.bhangra(['#1f6aa5', '#d08a1d', '#2f7d4f', '#c2562f'][i % 4] as string), {
        girl: false,
        hat: 'safa',
        hatColor: ['#e86a33', '#d5377a', '#f2a71b'][i % 3],
        pose: i % 2 ? 'bhangra' : 'bhangra2',
        mouth: 'open',
        dir: i % 2 ? 1 : -1,
      }),
    ),
    standing(
      s,
      g,
      0.36,
      0.87,
      dressed(s, costumes.bhangra('#b3262e'), { girl: false, hat: 'safa', hatColor: '#f2a71b', pose: 'bhangra', mouth: 'open' }),
    ),
    standing(
      s,
      g,
      0.62,
      0.88,
      dressed(s, costumes.bhangra('#2f7d4f'), {
        girl: false,
        hat: 'safa',
        hatColor: '#e86a33',
        pose: 'hold',
        right: festive.dhol,
        mouth: 'open',
      }),
    ),
  ],
  garba: (s, g) => [
    row(s, g, 6, 0.16, 0.84, 0.73, (i) =>
      dressed(s, i % 2 ? costumes.kurta(cloths[i] as string) : costumes.ghoomar(cloths[i + 1] as string), {
        girl: i % 2 === 0,
        pose: 'garba',
        right: festive.stick(),
        left: festive.stick('#2f7d4f'),
        dir: i % 2 ? -1 : 1,
      }),
    ),
    row(s, g, 4, 0.22, 0.78, 0.86, (i) =>
      dressed(s, i % 2 ? costumes.kurta('#d08a1d') : costumes.ghoomar('#8a3f6b'), {
        girl: i % 2 === 0,
        pose: 'cheer',
        right: festive.stick(),
        left: festive.stick('#1f6aa5'),
      }),
    ),
  ],
  little: (s, g) => [
    row(s, g, 6, 0.18, 0.82, 0.72, (i) =>
      dressed(
        s,
        { top: ['#f3e6cf', '#d9b8a0'][i % 2], bottom: 'trousers', lower: ['#f3e6cf', '#d9b8a0'][i % 2], sleeve: 'full' },
        { age: 'small', hat: 'rabbit', hatColor: ['#f3e6cf', '#d9b8a0'][i % 2], pose: i % 2 ? 'cheer' : 'wave', mouth: 'open' },
      ),
    ),
    row(s, g, 5, 0.22, 0.78, 0.86, (i) =>
      dressed(
        s,
        { top: '#f2b632', bottom: 'lehenga', lower: ['#8fae5b', '#e8788a'][i % 2], trim: '#fff3e0' },
        { age: 'small', girl: true, hat: 'flowers', pose: 'twirl' },
      ),
    ),
  ],
  patriotic: (s, g) => [
    row(
      s,
      g,
      9,
      0.15,
      0.85,
      0.73,
      (i) =>
        dressed(s, costumes.kurta(['#f08a24', '#fff6e4', '#2f8a3e'][Math.floor(i / 3)] as string), {
          pose: 'cheer',
          right: festive.tricolour,
          dir: 1,
        }),
      0.003,
    ),
    row(s, g, 3, 0.32, 0.68, 0.86, (i) =>
      dressed(s, costumes.kathak(['#f08a24', '#fff6e4', '#2f8a3e'][i] as string), { girl: true, pose: 'twirl', right: festive.tricolour }),
    ),
  ],
  western: (s, g) => [
    row(s, g, 5, 0.16, 0.84, 0.73, (i) =>
      dressed(
        s,
        { top: ['#2b2b33', '#b3262e'][i % 2], bottom: 'trousers', lower: '#2b2b33', vest: '#f2a71b', shoes: '#fffaf0' },
        { hat: i % 2 ? 'cap' : undefined, hatColor: '#b3262e', pose: i % 2 ? 'bhangra2' : 'cheer', age: 'teen', mouth: 'open' },
      ),
    ),
    row(s, g, 4, 0.2, 0.8, 0.87, (i) =>
      dressed(
        s,
        { top: ['#1f6aa5', '#f2a71b'][i % 2], bottom: 'trousers', lower: '#3a3a5a', shoes: '#fffaf0' },
        { pose: i % 2 ? 'twirl' : 'skip', mouth: 'open' },
      ),
    ),
  ],
  finale: (s, g) => [
    row(s, g, 8, 0.14, 0.86, 0.7, (i) => dressed(s, costumes.kurta(cloths[i] as string), { pose: 'cheer', mouth: 'open' })),
    row(s, g, 7, 0.14, 0.86, 0.79, (i) =>
      dressed(s, costumes.ghoomar(cloths[(i + 4) % 10] as string), { girl: true, pose: i % 2 ? 'cheer' : 'wave', mouth: 'open' }),
    ),
    row(s, g, 5, 0.2, 0.8, 0.88, () => pupil(s, { age: 'small', pose: 'cheer', mouth: 'open' })),
  ],
  teachers: (s, g) => [
    row(s, g, 6, 0.16, 0.84, 0.78, (i) => teacher(s, { girl: i % 3 !== 2, pose: i % 2 ? 'garba' : 'cheer', mouth: 'open' })),
  ],
} as const satisfies Record<string, Doing>;
