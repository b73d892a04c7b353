import { oval } from '../../svg.ts';
import { atBench, type Piece, row, type Shot, thing, who, wide } from '../crew.ts';
import { at, form, join, rect, type Sheet } from '../kit.ts';
import { parent, pupil, teacher } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import type { Ground } from '../places/sky.ts';
import { arts, banner, chart } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import * as things from '../things/things.ts';

/** A talk or meeting in the hall, guests on chairs. */
export function meeting(s: Sheet, title: string, kind: 'talk' | 'ptm' | 'quiz' | 'debate' | 'health' | 'staff', shot: Shot = wide): string {
  const { W, H } = s;
  const wall = join(
    title ? banner(s, W * 0.62, H * 0.15, W * 0.44, H * 0.1, title) : '',
    chart(s, W * 0.88, H * 0.3, W * 0.08, H * 0.12, arts.map),
  );
  const desk = (g: Ground, x: number, y: number, people: ReturnType<typeof pupil>[], on = '', w = 210) =>
    atBench(s, g, x, y, w, people, on, '#8a5a3a', '#b9814f', 66);
  return inside(
    s,
    { windows: 2, from: 0.03 },
    wall,
    (g): Piece[] => {
      if (kind === 'talk')
        return [
          thing(s, g, 0.7, 0.68, things.lectern(s), 40),
          who(s, g, 0.735, 0.67, teacher, { girl: false, pose: 'offer' }),
          who(s, g, 0.5, 0.67, teacher, { girl: true, pose: 'hold' }),
          ...row(s, g, 7, 0.05, 0.95, 0.84, () => pupil(s, { age: 'teen', view: 'back' }), 0.006, -45),
          ...row(s, g, 6, 0.0, 1.0, 1.0, () => pupil(s, { age: 'teen', view: 'back' }), 0.006, -48),
        ];
      if (kind === 'ptm')
        return [
          desk(g, 0.28, 0.72, [teacher(s, { girl: true, pose: 'hold' })], at(-30, 0, things.books(s)), 150),
          desk(g, 0.72, 0.74, [teacher(s, { girl: false, pose: 'hold' })], at(30, 0, things.books(s)), 150),
          who(s, g, 0.2, 0.86, parent, { view: 'back', girl: true }),
          who(s, g, 0.31, 0.87, pupil, { view: 'back' }),
          who(s, g, 0.66, 0.88, parent, { view: 'back', girl: false }),
          who(s, g, 0.75, 0.885, parent, { view: 'back', girl: true }),
          who(s, g, 0.84, 0.9, pupil, { view: 'back', girl: true }),
          who(s, g, 0.5, 0.99, parent, { view: 'side', pose: 'stroll', dir: 1, girl: true }),
          who(s, g, 0.565, 1.0, pupil, { view: 'side', pose: 'walk', dir: 1, age: 'small' }),
        ];
      if (kind === 'quiz')
        return [
          ...[0.18, 0.5, 0.82].map((x, i) =>
            desk(
              g,
              x,
              0.74,
              [pupil(s, { age: 'teen', pose: i === 1 ? 'raise' : 'hold' }), pupil(s, { age: 'teen', pose: 'hold' })],
              at(
                0,
                0,
                join(rect(-14, -8, 28, 8, form(s, ['#b3262e', '#1f6aa5', '#2f7d4f'][i] as string), 2), oval(0, -9, 6, 3, '#ffd45e')),
              ),
              170,
            ),
          ),
          who(s, g, 0.66, 0.86, teacher, { girl: true, pose: 'mic', right: festive.mic }),
          ...row(s, g, 7, 0, 1, 1.02, () => pupil(s, { view: 'back' }), 0.006, -58),
        ];
      if (kind === 'debate')
        return [
          thing(s, g, 0.52, 0.77, things.lectern(s), 50),
          who(s, g, 0.52, 0.755, pupil, { age: 'teen', pose: 'point', girl: true, mouth: 'open', turn: 0.2 }, 16),
          desk(g, 0.18, 0.74, [pupil(s, { age: 'teen', pose: 'hold' }), pupil(s, { age: 'teen', pose: 'hold' })], held.book()(s), 170),
          desk(
            g,
            0.84,
            0.74,
            [pupil(s, { age: 'teen', pose: 'hold' }), pupil(s, { age: 'teen', pose: 'raise' })],
            held.book('#1f6aa5')(s),
            170,
          ),
          ...row(s, g, 7, 0, 1, 1.02, () => pupil(s, { view: 'back', age: 'teen' }), 0.006, -76),
        ];
      if (kind === 'health')
        return [
          desk(
            g,
            0.3,
            0.76,
            [teacher(s, { girl: true, pose: 'hold', outfit: { coat: '#fffaf0' } })],
            at(-50, 0, things.books(s, ['#fff3dc', '#1f6aa5'])),
            170,
          ),
          who(s, g, 0.5, 0.84, teacher, {
            girl: false,
            view: 'side',
            dir: 1,
            pose: 'offer',
            outfit: { coat: '#fffaf0' },
            right: held.stethoscope,
          }),
          who(s, g, 0.585, 0.845, pupil, { view: 'side', dir: -1, pose: 'stand', age: 'small', girl: true }),
          ...row(s, g, 4, 0.66, 0.98, 0.86, (i) => pupil(s, { view: 'side', dir: -1, pose: i % 2 ? 'stand' : 'stroll', age: 'small' })),
          who(s, g, 0.14, 0.95, pupil, { pose: 'stand', age: 'small', girl: false }),
        ];
      return [
        desk(
          g,
          0.26,
          0.74,
          [teacher(s, { pose: 'hold', eyes: 'down' }), teacher(s, { pose: 'hold', girl: true })],
          at(0, 0, things.books(s)),
          220,
        ),
        desk(
          g,
          0.78,
          0.77,
          [teacher(s, { pose: 'hold', girl: false }), teacher(s, { pose: 'offer', girl: true })],
          at(20, 0, things.monitorBack(s), 0.9),
          220,
        ),
        who(s, g, 0.53, 0.72, teacher, { girl: true, pose: 'hold', right: held.notebook('#7a1f2b') }),
        who(s, g, 0.42, 0.98, teacher, {
          girl: false,
          view: 'side',
          dir: 1,
          pose: 'offer',
          right: held.tablet,
          hair: 'turban',
          beard: true,
          hatColor: '#7a1f2b',
        }),
        who(s, g, 0.6, 0.985, teacher, { girl: true, view: 'side', dir: -1, pose: 'offer', right: held.book('#2f7d4f') }),
      ];
    },
    shot,
  );
}
