import { oval, stroke } from '../../svg.ts';
import { atBench, atDesk, type Piece, type Shot, thing, who, wide } from '../crew.ts';
import { at, form, join, letters, rect, type Sheet, times } from '../kit.ts';
import { cloths, pupil, teacher, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import { shelf } from '../places/furniture.ts';
import type { Ground } from '../places/sky.ts';
import { pot } from '../places/trees.ts';
import { arts, board, chart } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import * as things from '../things/things.ts';

const labWall = (s: Sheet, kind: string) => {
  const { W, H } = s;
  return join(
    kind === 'biology'
      ? chart(s, W * 0.4, H * 0.17, W * 0.11, H * 0.2, arts.body) + chart(s, W * 0.53, H * 0.17, W * 0.12, H * 0.17, arts.heart)
      : kind === 'chemistry'
        ? chart(
            s,
            W * 0.4,
            H * 0.17,
            W * 0.26,
            H * 0.2,
            join(
              times(60, (i) =>
                rect(
                  2 + (i % 12) * 3,
                  4 + Math.floor(i / 12) * 4.4,
                  2.6,
                  3.8,
                  ['#f2a71b', '#9cc9dc', '#e8a98f', '#b7cf9a', '#d9b8d0'][(i * 7) % 5] as string,
                ),
              ),
            ),
          )
        : chart(s, W * 0.4, H * 0.17, W * 0.12, H * 0.17, arts.atom) + chart(s, W * 0.54, H * 0.17, W * 0.13, H * 0.17, arts.planets),
    shelf(s, W * 0.74, H * 0.42, W * 0.22, H * 0.2, 2),
  );
};

/** Pupils in white coats at laboratory benches. */
export function lab(s: Sheet, kind: 'biology' | 'chemistry' | 'physics', shot: Shot = wide, age: Wish['age'] = 'teen'): string {
  const coat = (w: Wish = {}): Wish => ({
    age,
    pose: 'hold',
    eyes: s.rng.chance(0.6) ? 'down' : 'open',
    ...w,
    outfit: { coat: '#fffaf0' },
  });
  const liquids = ['#e2612e', '#2f8a5a', '#1f6aa5', '#f2a71b', '#8a3f9b', '#d5377a'];
  const kit = (i: number): string => {
    if (kind === 'biology')
      return i % 2
        ? at(-30, 0, things.microscope(s), 1.25) + at(40, 0, things.books(s), 0.9) + at(5, 0, things.rack(s, ['#8fae5b', '#c0463f']))
        : at(-46, 0, things.microscope(s), 1.3) + at(34, 0, things.microscope(s), 1.3);
    if (kind === 'chemistry')
      return i % 2
        ? at(-44, 0, things.rack(s, liquids.slice(0, 5))) + at(30, 0, things.burner(s, '#e0762e'))
        : at(-34, 0, things.burner(s, '#3f86c9')) + at(44, 0, things.rack(s, liquids.slice(2)));
    return i % 2
      ? at(-40, 0, things.pendulum(s)) +
          at(
            36,
            0,
            join(
              rect(-20, -12, 40, 12, form(s, '#3f5560'), 2),
              oval(-8, -6, 4, 4, '#fff3dc'),
              stroke('M10 -12Q20 -30 34 -12', '#b3262e', 1.4),
            ),
          )
      : at(38, 0, things.pendulum(s)) +
          at(
            -34,
            0,
            join(rect(-12, -18, 24, 18, form(s, '#8a5a3a'), 2), oval(0, -9, 7, 7, '#fff3dc'), stroke('M0 -9L4 -13', '#b3262e', 1)),
          );
  };
  const tool = (i: number): Wish =>
    kind === 'chemistry'
      ? { right: i % 2 ? held.tube(liquids[i % 6] as string) : held.flask(liquids[(i + 2) % 6] as string) }
      : kind === 'biology'
        ? {}
        : { right: held.notebook('#1f6aa5') };
  return inside(
    s,
    { windows: 2, from: 0.02, wall: '#eef0e0', dado: '#c9d3c4', floor: '#c99a76' },
    labWall(s, kind),
    (g) => [
      ...(kind === 'biology' ? [thing(s, g, 0.7, 0.64, things.skeleton(), 30)] : []),
      who(s, g, 0.6, 0.66, teacher, { pose: 'present', dir: -1, outfit: { coat: '#fffaf0' } }),
      atBench(s, g, 0.27, 0.72, 230, [pupil(s, coat(tool(0))), pupil(s, coat(tool(1)))], kit(0)),
      atBench(s, g, 0.82, 0.75, 230, [pupil(s, coat(tool(2))), pupil(s, coat(tool(3)))], kit(1)),
      atBench(
        s,
        g,
        0.42,
        0.97,
        270,
        [pupil(s, coat(tool(4))), pupil(s, coat(tool(5))), pupil(s, coat(tool(1)))],
        kit(kind === 'physics' ? 0 : 1) + at(96, 0, things.rack(s, liquids.slice(0, 3))),
      ),
    ],
    shot,
  );
}

/** The computer room. */
export function computers(s: Sheet, shot: Shot = wide): string {
  const { W, H } = s;
  const art = (i: number) =>
    join(
      rect(-19, -39, 38, 4, ['#7a1f2b', '#1f6aa5', '#2f7d4f'][i % 3] as string),
      rect(-19, -32, 18 + (i % 3) * 6, 3, '#f2a71b'),
      rect(-19, -26, 26, 3, '#2f7d4f'),
      rect(-19, -20, 20, 3, '#8a3f6b'),
    );
  const wall = join(
    chart(s, W * 0.42, H * 0.17, W * 0.14, H * 0.15, arts.abc),
    board(s, W * 0.6, H * 0.17, W * 0.26, H * 0.2, '<path d="M10 12h20v10h-20zM20 22v8M20 30h26v6M60 10h28v10h-28zM74 20v20"/>', '#f3efe2'),
  );
  return inside(
    s,
    { windows: 2, from: 0.03, wall: '#efe6d6' },
    wall,
    (g) => [
      who(s, g, 0.56, 0.66, teacher, { pose: 'present', view: 'front' }),
      ...[0.2, 0.5, 0.8].map((x, i) => deskWith(s, g, x, 0.73, art(i), i)),
      ...[0.12, 0.46, 0.82].map((x, i) => deskWith(s, g, x, 0.88, art(i + 1), i + 1)),
      ...[0.3, 0.72].map((x, i) => deskWith(s, g, x, 1.12, art(i + 2), i)),
    ],
    shot,
  );
}

const deskWith = (s: Sheet, g: Ground, x: number, y: number, art: string, i: number): Piece =>
  atDesk(
    s,
    g,
    x,
    y,
    { age: i % 2 ? 'teen' : 'child', pose: 'hold' },
    true,
    2,
    [-28, 28].map((dx) => at(dx, -78, things.monitor(s, art), 0.95)).join(''),
  );

/** The library: shelves, reading tables and a child reaching up. */
export function library(s: Sheet, shot: Shot = wide, age: Wish['age'] = 'child'): string {
  const { W, H } = s;
  const fy = H * 0.6;
  const reader = (w: Wish = {}): ReturnType<typeof pupil> =>
    pupil(s, { age, pose: 'hold', eyes: 'down', right: held.book(s.rng.pick(cloths)), mouth: 'calm', ...w });
  const wall = join(
    times(4, (i) => shelf(s, W * (0.3 + i * 0.175), fy, W * 0.165, H * 0.42, 5)),
    letters(W * 0.63, H * 0.088, H * 0.042, 'Read · Think · Wonder', s.theme.accentPale),
  );
  return inside(
    s,
    { windows: 1, from: 0.04, floor: '#c99466' },
    wall,
    (g) => [
      who(s, g, 0.42, 0.64, pupil, { age, view: 'back', pose: 'raise' }),
      who(s, g, 0.9, 0.645, pupil, { age: 'teen', view: 'back', pose: 'hold', girl: true }),
      who(s, g, 0.72, 0.66, teacher, { girl: true, pose: 'hold', right: held.book('#1f6aa5'), glasses: true }),
      atBench(
        s,
        g,
        0.3,
        0.76,
        230,
        [reader({ girl: true }), reader({ girl: false })],
        at(-60, 0, things.books(s)) + at(70, 0, things.globe(s)),
        '#a9714a',
        '#c98f5d',
        60,
      ),
      atBench(
        s,
        g,
        0.82,
        0.8,
        230,
        [reader(), reader({ mouth: 'smile', eyes: 'open' })],
        at(10, 0, things.books(s, ['#8a3f6b', '#f2a71b', '#1f6aa5'])),
        '#a9714a',
        '#c98f5d',
        60,
      ),
      who(s, g, 0.52, 0.95, pupil, { age, pose: 'crossWork', girl: true, right: held.book('#2f7d4f'), eyes: 'down' }),
      who(s, g, 0.27, 0.95, pupil, { age, pose: 'crossWork', girl: false, right: held.book('#d08a1d') }),
      who(s, g, 0.84, 0.97, pupil, { age: 'small', pose: 'hold', girl: true, right: held.book('#1f6aa5'), mouth: 'open' }),
      thing(s, g, 0.64, 0.96, things.books(s, ['#7a1f2b', '#d98a1d', '#1f6aa5', '#2f7d4f']), 30),
      thing(s, g, 0.07, 0.86, pot({ ...s }, 0, 0, 70), 30),
    ],
    shot,
  );
}
