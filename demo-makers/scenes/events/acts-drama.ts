import { oval, path, stroke } from '../../svg.ts';
import { type Doing, row, standing, thing, who } from '../crew.ts';
import { at, form, glow, join, rect, type Sheet, times } from '../kit.ts';
import { cloths, costumes, dressed, pupil } from '../people/cast.ts';
import * as festive from '../people/held-festive.ts';

const pieceDoll = (s: Sheet, i: number) =>
  join(
    path('M-16 0Q-12 -30 0 -34Q12 -30 16 0Z', form(s, ['#1f6aa5', '#d5377a', '#2f7d4f', '#f2a71b'][i] as string)),
    oval(0, -42, 10, 11, '#c9946b'),
    oval(-3.6, -42, 1.4, 1.8, '#2b1a16'),
    oval(3.6, -42, 1.4, 1.8, '#2b1a16'),
    path('M-12 -46Q0 -66 12 -46Z', ['#b3262e', '#2b1a16', '#f2a71b', '#2b1a16'][i] as string),
    stroke('M-16 -16L-24 -30M16 -16L24 -30', '#c9946b', 5),
  );

/** Plays and fancies on the stage. */
export const dramaActs = {
  epic: (s, g) => [
    standing(
      s,
      g,
      0.42,
      0.8,
      dressed(s, costumes.bharatanatyam('#1f6aa5'), { girl: false, age: 'teen', hat: 'crown', pose: 'present', dir: -1 }),
    ),
    standing(s, g, 0.54, 0.8, dressed(s, costumes.ghoomar('#d5377a'), { girl: true, age: 'teen', hat: 'crown', pose: 'namaste' })),
    standing(s, g, 0.66, 0.78, dressed(s, costumes.bharatanatyam('#d08a1d'), { girl: false, hat: 'crown', pose: 'stand' })),
    standing(s, g, 0.28, 0.84, dressed(s, costumes.bhangra('#e86a33'), { girl: false, hat: 'crown', view: 'side', dir: 1, pose: 'kneel' })),
    row(s, g, 3, 0.66, 0.86, 0.88, (i) => dressed(s, costumes.kurta(cloths[i] as string), { girl: false, pose: 'cheer', mouth: 'open' })),
  ],
  nativity: (s, g) => [
    standing(
      s,
      g,
      0.43,
      0.83,
      dressed(s, { top: '#1f6aa5', bottom: 'long', lower: '#1f6aa5', dupatta: '#fff6e4' }, { girl: true, hair: 'long', pose: 'namaste' }),
    ),
    standing(
      s,
      g,
      0.55,
      0.82,
      dressed(s, { top: '#8a5a3a', bottom: 'long', lower: '#8a5a3a', sash: '#d9b27e' }, { girl: false, pose: 'namaste' }),
    ),
    thing(
      s,
      g,
      0.49,
      0.88,
      join(
        path('M-26 -18H26L20 0H-20Z', form(s, '#a9714a')),
        path('M-24 -18q24 -14 48 0z', '#f2c95e'),
        oval(0, -22, 7, 6, '#d8a97f'),
        glow(s, 0, -26, 40, '#ffe9a0', 0.7),
      ),
    ),
    row(s, g, 3, 0.64, 0.86, 0.83, (i) =>
      dressed(
        s,
        { top: cloths[i + 2], bottom: 'long', lower: cloths[i + 2], trim: '#f2b632' },
        { girl: false, hat: 'crown', pose: 'offer', right: festive.gift(cloths[i] as string), dir: -1 },
      ),
    ),
    row(s, g, 2, 0.16, 0.34, 0.8, () =>
      dressed(
        s,
        { top: '#fff6e4', bottom: 'long', lower: '#fff6e4', trim: '#f2b632' },
        { girl: true, age: 'small', hat: 'flowers', pose: 'namaste', right: festive.starWand() },
      ),
    ),
  ],
  magic: (s, g) => [
    standing(
      s,
      g,
      0.46,
      0.84,
      dressed(
        s,
        { top: '#2b2b33', sleeve: 'full', bottom: 'trousers', lower: '#2b2b33', coat: '#5a2f6a', sash: '#f2b632' },
        { age: 'adult', h: 172, girl: false, hat: 'safa', hatColor: '#f2a71b', pose: 'cheer', right: festive.starWand() },
      ),
    ),
    thing(
      s,
      g,
      0.6,
      0.86,
      join(
        rect(-24, -70, 48, 70, form(s, '#b3262e'), 3),
        oval(0, -70, 24, 5, '#2b1a16'),
        at(0, -84, oval(0, 0, 9, 10, '#fffaf0') + oval(-4, -16, 2.6, 9, '#fffaf0') + oval(4, -16, 2.6, 9, '#fffaf0')),
      ),
      40,
    ),
    who(s, g, 0.3, 0.86, pupil, { age: 'small', pose: 'clap', mouth: 'open' }),
    who(s, g, 0.74, 0.86, pupil, { age: 'small', pose: 'cheer', mouth: 'open', girl: true }),
  ],
  puppets: (s, g) => [
    thing(
      s,
      g,
      0.5,
      0.88,
      join(
        rect(-130, -110, 260, 110, form(s, s.theme.main), 4),
        times(13, (i) => path(`M${-130 + i * 20} -110h20v14q-10 14 -20 0z`, i % 2 ? '#f2b632' : '#e86a33')),
        [-80, -20, 50, 100].map((x, i) =>
          join(stroke(`M${x} -240V-170M${x + 12} -240L${x + 14} -150`, '#f3e6cf', 0.8), at(x, -112, pieceDoll(s, i))),
        ),
        rect(-140, -250, 280, 18, form(s, '#a9714a'), 3),
      ),
      0,
    ),
  ],
  fancy: (s, g) => [
    standing(
      s,
      g,
      0.2,
      0.8,
      dressed(
        s,
        { top: '#fff6e4', bottom: 'dhoti', lower: '#fff6e4', shoes: '#7a4a2a' },
        { age: 'small', girl: false, hair: 'crop', glasses: true, pose: 'stand', right: festive.stick('#8a5a3a') },
      ),
    ),
    standing(
      s,
      g,
      0.32,
      0.82,
      dressed(
        s,
        { top: '#2f7d4f', bottom: 'lehenga', lower: '#2f7d4f', trim: '#8fae5b' },
        { age: 'small', girl: true, hat: 'flowers', pose: 'twirl' },
      ),
    ),
    standing(
      s,
      g,
      0.44,
      0.8,
      dressed(
        s,
        { top: '#f3e6cf', bottom: 'trousers', lower: '#f3e6cf', sleeve: 'full', belt: '#1f6aa5' },
        { age: 'small', hat: 'helmet', hatColor: '#f3e6cf', pose: 'wave' },
      ),
    ),
    standing(
      s,
      g,
      0.56,
      0.82,
      dressed(
        s,
        { top: '#b3262e', bottom: 'sari', lower: '#d08a1d', trim: '#b3262e' },
        { age: 'small', girl: true, hat: 'crown', pose: 'akimbo' },
      ),
    ),
    standing(
      s,
      g,
      0.68,
      0.8,
      dressed(
        s,
        { top: '#8a8f5a', sleeve: 'full', bottom: 'trousers', lower: '#8a8f5a', belt: '#5a4a2a' },
        { age: 'small', girl: false, hat: 'cap', hatColor: '#6b6f3c', pose: 'salute' },
      ),
    ),
    standing(
      s,
      g,
      0.8,
      0.82,
      dressed(
        s,
        { top: '#f2a71b', bottom: 'trousers', lower: '#f2a71b', sleeve: 'full', check: '#6b3d14' },
        { age: 'small', hat: 'rabbit', hatColor: '#f2a71b', pose: 'cheer' },
      ),
    ),
  ],
} as const satisfies Record<string, Doing>;
