import { oval, path } from '../../svg.ts';
import { type Doing, row, standing, thing, who } from '../crew.ts';
import { at, form, glow, join, rect, type Sheet } from '../kit.ts';
import { costumes, dressed, parent, pupil, teacher } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import * as instruments from '../things/instruments.ts';
import * as things from '../things/things.ts';

const brassLamp = (s: Sheet) =>
  join(
    oval(0, -3, 22, 6, form(s, '#d9a03a')),
    rect(-3.5, -96, 7, 94, form(s, '#d9a03a', 1.3), 3),
    [-36, -66, -96].map((y, i) =>
      join(
        oval(0, y, 20 - i * 4, 5, form(s, '#e0b04a')),
        [-1, 0, 1].map(
          (k) =>
            glow(s, k * (15 - i * 3), y - 8, 16, '#ffca62', 0.7) + path(`M${k * (15 - i * 3)} ${y - 3}q-3 -5 0 -11q3 6 0 11z`, '#ffc23a'),
        ),
      ),
    ),
    path('M0 -118q-7 10 0 22q7 -12 0 -22z', form(s, '#e0b04a')),
  );

/** Songs, speeches and prizes on the stage. */
export const ceremonyActs = {
  choir: (s, g) => [
    row(s, g, 8, 0.18, 0.82, 0.69, () => pupil(s, { pose: 'hold', mouth: 'open', age: 'teen', right: held.book() }), 0.002),
    row(s, g, 7, 0.18, 0.82, 0.77, () => pupil(s, { pose: 'hold', mouth: 'open', right: held.book() }), 0.002),
    thing(s, g, 0.28, 0.88, instruments.harmonium(s)),
    who(s, g, 0.28, 0.865, pupil, { pose: 'play' }),
    who(s, g, 0.72, 0.865, pupil, { pose: 'play', girl: false }),
    thing(s, g, 0.72, 0.885, instruments.tabla(s)),
  ],
  lamp: (s, g) => [
    thing(s, g, 0.5, 0.84, brassLamp(s), 40),
    who(s, g, 0.4, 0.84, teacher, { girl: true, view: 'side', dir: 1, pose: 'offer', right: festive.diya }),
    who(s, g, 0.6, 0.84, parent, { girl: false, view: 'side', dir: -1, pose: 'offer', right: festive.diya }),
    who(s, g, 0.3, 0.8, teacher, { pose: 'namaste', girl: false }),
    who(s, g, 0.72, 0.8, teacher, { pose: 'namaste', girl: true }),
    who(s, g, 0.21, 0.88, pupil, { girl: true, pose: 'hold', right: festive.thali }),
  ],
  speech: (s, g) => [
    thing(s, g, 0.34, 0.84, things.lectern(s), 40),
    who(
      s,
      g,
      0.345,
      0.825,
      teacher,
      {
        girl: true,
        pose: 'offer',
        mouth: 'open',
        glasses: true,
        hair: 'bun',
        hairColor: '#8d8580',
        outfit: { lower: '#fbf3e4', top: '#f3e6d4', trim: '#7a1f2b' },
      },
      16,
    ),
    row(s, g, 4, 0.5, 0.84, 0.75, (i) => teacher(s, { pose: i % 2 ? 'clap' : 'hold' })),
  ],
  prize: (s, g) => [
    who(s, g, 0.44, 0.84, teacher, { girl: false, view: 'side', dir: 1, pose: 'offer', right: festive.trophy }),
    who(s, g, 0.545, 0.845, pupil, { girl: true, view: 'side', dir: -1, pose: 'offer', age: 'teen', mouth: 'open' }),
    who(s, g, 0.3, 0.8, teacher, { girl: true, pose: 'clap' }),
    row(s, g, 3, 0.64, 0.86, 0.82, () => pupil(s, { view: 'side', dir: -1, pose: 'stand', age: 'teen', right: festive.certificate })),
  ],
  anchors: (s, g) => [
    standing(
      s,
      g,
      0.4,
      0.86,
      dressed(s, costumes.ghoomar('#8a3f6b'), { girl: true, age: 'teen', pose: 'mic', right: festive.mic, mouth: 'open' }),
    ),
    standing(s, g, 0.58, 0.86, dressed(s, costumes.kurta('#d08a1d'), { girl: false, age: 'teen', pose: 'mic', right: festive.mic })),
    who(s, g, 0.75, 0.78, pupil, { pose: 'hold', right: festive.bouquet }),
  ],
  band: (s, g) => [
    thing(s, g, 0.5, 0.74, instruments.drums(s), 60),
    who(s, g, 0.5, 0.71, pupil, { age: 'teen', pose: 'cheer' }),
    who(s, g, 0.3, 0.82, pupil, { age: 'teen', pose: 'hold', girl: false }),
    thing(s, g, 0.3, 0.83, at(0, -44, instruments.guitar(s), 0.8, 60)),
    thing(s, g, 0.72, 0.84, instruments.keyboard(s), 50),
    who(s, g, 0.72, 0.825, pupil, { age: 'teen', pose: 'hold', girl: true }),
    who(s, g, 0.5, 0.88, pupil, { age: 'teen', pose: 'mic', right: festive.mic, girl: true, mouth: 'open' }),
  ],
  carols: (s, g) => [
    row(s, g, 7, 0.18, 0.82, 0.72, () => pupil(s, { pose: 'hold', hat: 'santa', mouth: 'open', right: held.book('#b3262e') })),
    row(s, g, 6, 0.2, 0.8, 0.84, () => pupil(s, { age: 'small', pose: 'hold', hat: 'santa', mouth: 'open', right: festive.diya })),
  ],
  oath: (s, g) => [
    row(
      s,
      g,
      8,
      0.16,
      0.84,
      0.74,
      (i) => pupil(s, { age: 'teen', pose: 'raise', mouth: 'open', outfit: { sash: ['#b3262e', '#1f6aa5', '#2f7d4f', '#e0a100'][i % 4] } }),
      0.002,
    ),
    who(s, g, 0.5, 0.86, pupil, {
      age: 'teen',
      girl: true,
      pose: 'raise',
      mouth: 'open',
      outfit: { sash: s.theme.main, coat: s.theme.mainDeep },
    }),
    thing(s, g, 0.36, 0.88, things.lectern(s), 0),
  ],
} as const satisfies Record<string, Doing>;
