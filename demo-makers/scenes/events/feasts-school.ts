import { oval } from '../../svg.ts';
import { atBench, type Doing, row, standing, who } from '../crew.ts';
import { at, form, glow, join, rect, times } from '../kit.ts';
import { athlete, cloths, costumes, dressed, pupil, teacher, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import { arts } from '../places/wall-hangings.ts';

/** Gatherings of the school year. */
export const schoolFeasts = {
  cards: (s, g) => [
    who(s, g, 0.4, 0.86, teacher, { girl: true, view: 'side', dir: 1, pose: 'offer' }),
    who(s, g, 0.51, 0.865, pupil, {
      view: 'side',
      dir: -1,
      pose: 'offer',
      right: held.sheet(at(-8, -6, arts.flower, 0.42), 18, 14),
      girl: true,
    }),
    ...times(4, (i) =>
      who(s, g, 0.62 + i * 0.095, 0.85 + (i % 2) * 0.03, pupil, {
        view: 'side',
        dir: -1,
        pose: 'offer',
        right: i % 2 ? festive.bouquet : festive.paperFlower('#d5377a'),
        age: i % 2 ? 'small' : 'child',
      }),
    ),
    who(s, g, 0.26, 0.8, teacher, { girl: false, pose: 'clap' }),
    who(s, g, 0.14, 0.84, teacher, { girl: true, pose: 'hold', right: festive.bouquet }),
  ],
  cake: (s, g) => [
    atBench(
      s,
      g,
      0.5,
      0.88,
      200,
      [teacher(s, { girl: true, pose: 'hold' }), teacher(s, { girl: false, pose: 'clap' })],
      join(
        oval(0, 0, 34, 5, '#fff3dc'),
        rect(-26, -20, 52, 19, form(s, '#fff3dc'), 3),
        rect(-26, -22, 52, 8, '#d9586a', 3),
        times(5, (i) => rect(-18 + i * 9, -31, 2, 10, '#1f6aa5') + glow(s, -17 + i * 9, -34, 7, '#ffd45e', 0.8)),
      ),
      s.theme.main,
      '#f3e6cf',
      64,
    ),
    ...row(s, g, 3, 0.06, 0.32, 0.88, () => pupil(s, { pose: 'clap', mouth: 'open', age: 'teen' })),
    ...row(s, g, 3, 0.68, 0.94, 0.88, () => pupil(s, { pose: 'cheer', mouth: 'open', age: 'teen' })),
  ],
  groupPhoto: (s, g) => [
    row(
      s,
      g,
      8,
      0.14,
      0.86,
      0.71,
      (i) =>
        i === 3 || i === 4
          ? teacher(s, { pose: 'stand' })
          : dressed(
              s,
              i % 2
                ? { top: '#fff6e4', sleeve: 'full', bottom: 'trousers', lower: '#3a3a5a', coat: '#2f3a5a', tie: '#7a1f2b' }
                : costumes.ghoomar(cloths[i] as string),
              { age: 'teen', girl: i % 2 === 0, pose: 'stand' },
            ),
      0.002,
    ),
    row(
      s,
      g,
      7,
      0.12,
      0.88,
      0.81,
      (i) =>
        dressed(
          s,
          i % 2
            ? { top: '#7a1f2b', sleeve: 'half', bottom: 'sari', lower: cloths[i], trim: '#f2b632' }
            : { top: '#fff6e4', sleeve: 'full', bottom: 'trousers', lower: '#3a3a42', coat: '#3f2a3a', tie: '#d08a1d' },
          { age: 'teen', girl: i % 2 === 1, pose: 'stand' },
        ),
      0.002,
    ),
    row(
      s,
      g,
      6,
      0.12,
      0.88,
      0.94,
      (i) =>
        dressed(s, i % 2 ? costumes.suit(cloths[i] as string, '#f2b632') : costumes.kurta(cloths[i + 3] as string), {
          age: 'teen',
          girl: i % 2 === 1,
          pose: 'cross',
        }),
      0.002,
    ),
  ],
  walkOut: (s, g) => [
    row(s, g, 5, 0.22, 0.78, 0.8, (i) =>
      dressed(
        s,
        i % 2
          ? { top: '#fff6e4', sleeve: 'full', bottom: 'trousers', lower: '#3a3a42', coat: '#2f3a5a' }
          : { top: '#7a1f2b', sleeve: 'half', bottom: 'sari', lower: cloths[i], trim: '#f2b632' },
        { age: 'teen', girl: i % 2 === 0, view: 'back', pose: i === 2 ? 'cheer' : 'wave' },
      ),
    ),
    row(s, g, 3, 0.02, 0.3, 0.95, () => pupil(s, { pose: 'wave', view: 'back', age: 'small' })),
  ],
  sashes: (s, g) => [
    standing(
      s,
      g,
      0.4,
      0.87,
      dressed(
        s,
        { top: '#7a1f2b', sleeve: 'half', bottom: 'sari', lower: '#2f6f73', trim: '#f2b632', sash: '#f2a71b' },
        { girl: true, age: 'teen', hair: 'long', hat: 'crown', pose: 'wave', mouth: 'open' },
      ),
    ),
    standing(
      s,
      g,
      0.58,
      0.87,
      dressed(
        s,
        { top: '#fff6e4', sleeve: 'full', bottom: 'trousers', lower: '#2f3a5a', coat: '#2f3a5a', tie: '#b3262e', sash: '#f2a71b' },
        { girl: false, age: 'teen', pose: 'wave' },
      ),
    ),
    ...row(s, g, 3, 0.08, 0.3, 0.82, () => pupil(s, { age: 'teen', pose: 'clap' })),
    ...row(s, g, 3, 0.7, 0.94, 0.82, () => pupil(s, { age: 'teen', pose: 'clap' })),
  ],
  hug: (s, g) => [
    standing(
      s,
      g,
      0.46,
      0.88,
      dressed(s, costumes.suit('#8a3f6b', '#f2b632'), { girl: true, age: 'teen', view: 'side', dir: 1, pose: 'offer', eyes: 'closed' }),
    ),
    who(s, g, 0.535, 0.882, teacher, { girl: true, view: 'side', dir: -1, pose: 'offer', eyes: 'closed' }),
    standing(
      s,
      g,
      0.7,
      0.82,
      dressed(
        s,
        { top: '#fff6e4', sleeve: 'full', bottom: 'trousers', lower: '#3a3a42', coat: '#3f2a3a' },
        { girl: false, age: 'teen', pose: 'hold', right: festive.bouquet },
      ),
    ),
    standing(
      s,
      g,
      0.26,
      0.82,
      dressed(s, costumes.ghoomar('#2f6f73'), { girl: true, age: 'teen', pose: 'hold', right: held.notebook('#7a1f2b') }),
    ),
    standing(s, g, 0.86, 0.86, dressed(s, costumes.kurta('#d08a1d'), { girl: false, age: 'teen', pose: 'wave' })),
  ],
  badges: (s, g) => [
    who(s, g, 0.42, 0.88, teacher, { girl: true, view: 'side', dir: 1, pose: 'offer' }),
    who(s, g, 0.51, 0.885, pupil, {
      age: 'teen',
      view: 'side',
      dir: -1,
      pose: 'attention',
      girl: false,
      outfit: { sash: s.theme.main, coat: s.theme.mainDeep },
    }),
    ...row(s, g, 4, 0.6, 0.95, 0.83, (i) =>
      pupil(s, { age: 'teen', pose: 'attention', outfit: { sash: ['#b3262e', '#1f6aa5', '#2f7d4f', '#e0a100'][i] } }),
    ),
    ...row(s, g, 3, 0.06, 0.32, 0.82, () => teacher(s, { pose: 'clap' })),
  ],
  flags: (s, g) => [
    ...['#b3262e', '#1f6aa5', '#2f7d4f', '#e0a100'].map((c, i) =>
      standing(
        s,
        g,
        0.2 + i * 0.19,
        0.86,
        pupil(s, { age: 'teen', pose: 'hold', right: festive.houseFlag(c), outfit: { sash: c }, dir: 1 } as Wish),
      ),
    ),
    ...row(
      s,
      g,
      9,
      0.04,
      0.96,
      0.72,
      (i) => athlete(s, { pose: 'attention', house: ['#b3262e', '#1f6aa5', '#2f7d4f', '#e0a100'][Math.floor(i / 2.4)] }),
      0.002,
    ),
  ],
} as const satisfies Record<string, Doing>;
