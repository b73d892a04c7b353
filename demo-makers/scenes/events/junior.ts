import { atBench, mat, type Piece, row, type Shot, standing, thing, who, wide } from '../crew.ts';
import { at, form, join, lit, rect, type Sheet } from '../kit.ts';
import { cloths, pupil, teacher, type Wish } from '../people/cast.ts';
import * as held from '../people/held.ts';
import * as festive from '../people/held-festive.ts';
import { shelf } from '../places/furniture.ts';
import type { Ground } from '../places/sky.ts';
import { arts, board, chalk, chart } from '../places/wall-hangings.ts';
import { inside } from '../scene.ts';
import { bunting } from '../things/festive.ts';
import * as things from '../things/things.ts';

/** What goes on in the nursery classroom. */
type Act = 'paint' | 'blocks' | 'rhyme' | 'circle' | 'grandparents';

/** The nursery classroom with low tables, toys and bunting. */
export function kidsRoom(s: Sheet, shot: Shot = wide, act: Act = 'paint'): string {
  const { W, H, theme: t } = s;
  const wall = join(
    board(s, W * 0.38, H * 0.19, W * 0.26, H * 0.2, chalk.letters),
    chart(s, W * 0.68, H * 0.2, W * 0.1, H * 0.14, arts.peacock),
    chart(s, W * 0.8, H * 0.19, W * 0.08, H * 0.11, arts.flower),
    chart(s, W * 0.9, H * 0.22, W * 0.08, H * 0.11, arts.abc),
    shelf(s, W * 0.72, H * 0.6, W * 0.24, H * 0.15, 2),
    bunting(0, H * 0.1, W, H * 0.1, H * 0.05, [t.accent, t.main, '#2f7d4f', '#1f6aa5'], 34),
  );
  const kid = (w: Wish = {}) => pupil(s, { age: 'small', ...w });
  const elder = (_: Sheet, w: Wish = {}) => teacher(s, { hairColor: '#c9c3bb', ...w });
  const blocks = (x: number, y: number, g: Ground) =>
    thing(
      s,
      g,
      x,
      y,
      join(
        ['#b3262e', '#f2a71b', '#1f6aa5', '#2f7d4f', '#d5377a'].map((c, i) =>
          rect(-26 + (i % 3) * 16 + (i > 2 ? 8 : 0), -15 - (i > 2 ? 15 : 0), 14, 14, form(s, c), 2),
        ),
      ),
      40,
    );
  const acts: Record<Act, (g: Ground) => Piece[]> = {
    paint: (g) => [
      who(s, g, 0.6, 0.68, teacher, { girl: true, pose: 'offer', dir: -1 }),
      atBench(
        s,
        g,
        0.27,
        0.77,
        170,
        [kid({ pose: 'hold', right: held.brush('#b3262e') }), kid({ pose: 'hold', right: held.brush('#1f6aa5') })],
        at(-40, 0, things.paints(s)) + rect(-6, -3, 46, 3, '#fff9ea'),
        '#c97448',
        '#f2b632',
        52,
      ),
      atBench(
        s,
        g,
        0.8,
        0.8,
        170,
        [kid({ pose: 'wave' }), kid({ pose: 'hold', right: festive.paperFlower('#d5377a') })],
        at(30, 0, things.paints(s)),
        '#2f6f73',
        '#f2b632',
        52,
      ),
      atBench(
        s,
        g,
        0.46,
        0.99,
        190,
        [
          kid({ pose: 'hold', right: held.brush('#2f7d4f'), eyes: 'down' }),
          kid({ pose: 'hold', left: held.sheet(at(-12, -8, arts.flower, 0.55)) }),
          kid({ pose: 'hold', right: held.brush('#f2a71b') }),
        ],
        at(-60, 0, things.paints(s)) + rect(10, -3, 60, 3, '#fff9ea'),
        '#8a3f6b',
        '#f2b632',
        52,
      ),
      blocks(0.9, 0.93, g),
    ],
    blocks: (g) => [
      who(s, g, 0.5, 0.72, teacher, { girl: true, pose: 'cross' }),
      ...row(s, g, 4, 0.16, 0.46, 0.8, () => kid({ pose: 'crossWork' })),
      ...row(s, g, 2, 0.6, 0.86, 0.78, () => kid({ pose: 'clap' })),
      blocks(0.4, 0.9, g),
      blocks(0.55, 0.95, g),
      blocks(0.24, 0.95, g),
      standing(s, g, 0.7, 0.95, kid({ view: 'side', pose: 'kneel', dir: -1 })),
      standing(s, g, 0.13, 0.97, kid({ view: 'side', pose: 'crouch', dir: 1 })),
      thing(s, g, 0.86, 0.96, held.ballShape('volley', 16)(s), 0),
    ],
    rhyme: (g) => [
      who(s, g, 0.5, 0.7, teacher, { girl: true, pose: 'cheer', mouth: 'open' }),
      ...row(s, g, 5, 0.14, 0.86, 0.8, (i) => kid({ pose: (['cheer', 'clap', 'wave'] as const)[i % 3], mouth: 'open' })),
      ...row(s, g, 4, 0.1, 0.9, 0.96, () => kid({ view: 'back', pose: 'cheer' })),
    ],
    circle: (g) => [
      who(s, g, 0.5, 0.74, teacher, { girl: true, pose: 'crossUp', mouth: 'open' }),
      ...[0.27, 0.73].map((x) => standing(s, g, x, 0.77, kid({ pose: 'crossUp', mouth: 'open' }))),
      ...[0.17, 0.83].map((x, i) => standing(s, g, x, 0.85, kid({ pose: 'cross', view: 'side', dir: i ? -1 : 1 }))),
      ...row(s, g, 4, 0.26, 0.74, 0.96, (i) => kid({ view: 'back', pose: i % 2 ? 'crossUp' : 'cross' })),
    ],
    grandparents: (g) => [
      who(s, g, 0.24, 0.78, elder, { girl: false, hair: 'turban', beard: true, hatColor: '#d08a1d', pose: 'cross', mouth: 'open' }),
      who(s, g, 0.5, 0.76, elder, {
        girl: true,
        hair: 'bun',
        glasses: true,
        pose: 'crossWork',
        right: held.book('#7a1f2b'),
        mouth: 'open',
      }),
      who(s, g, 0.76, 0.78, elder, { girl: false, hair: 'grey', glasses: true, pose: 'crossUp' }),
      ...[0.37, 0.63].map((x) => standing(s, g, x, 0.83, kid({ pose: 'cross', mouth: 'open' }))),
      ...[0.16, 0.33, 0.67, 0.84].map((x) => standing(s, g, x, 0.97, kid({ view: 'back', pose: 'cross' }))),
    ],
  };
  return inside(
    s,
    { windows: 2, from: 0.02, wall: '#fbe8c8', dado: '#e9b98a', floor: '#dbb48a' },
    join(wall, act === 'paint' ? '' : mat(s, 0.14, 0.88, 0.68, 0.99, lit(t.main, 0.3))),
    acts[act],
    shot,
  );
}

/** The art room with easels and tables. */
export function artRoom(s: Sheet, shot: Shot = wide, on?: (i: number) => string, hand?: (i: number) => Wish): string {
  const { W, H } = s;
  const wall = join(
    [arts.peacock, arts.hills, arts.flower, arts.map, arts.planets].map((a, i) =>
      chart(s, W * (0.36 + i * 0.122), H * (0.17 + (i % 2) * 0.03), W * 0.1, H * 0.14, a),
    ),
    shelf(s, W * 0.8, H * 0.6, W * 0.18, H * 0.2, 2),
  );
  const maker = (i: number): ReturnType<typeof pupil> =>
    pupil(s, {
      pose: 'hold',
      eyes: s.rng.chance(0.6) ? 'down' : 'open',
      outfit: { apron: s.rng.pick(['#d98e5f', '#2f6f73', '#f2b632', '#8a3f6b']) },
      ...(hand?.(i) ?? { right: held.brush(s.rng.pick(cloths)) }),
    });
  const top = on ?? (() => join(at(-40, 0, things.paints(s)), rect(-4, -3, 56, 3, '#fff9ea')));
  return inside(
    s,
    { windows: 2, from: 0.02, wall: '#f6e6cc' },
    wall,
    (g) => [
      ...(on ? [] : [thing(s, g, 0.66, 0.68, things.easel(s, arts.peacock), 40)]),
      who(s, g, 0.54, 0.67, teacher, { girl: true, pose: 'present' }),
      atBench(s, g, 0.22, 0.75, 210, [maker(0), maker(1)], top(0), '#a9714a', '#d9b27e', 62),
      atBench(s, g, 0.8, 0.78, 210, [maker(2), maker(3)], top(1), '#a9714a', '#d9b27e', 62),
      atBench(s, g, 0.48, 1.0, 280, [maker(4), maker(5), maker(6)], top(2) + at(80, 0, top(3)), '#a9714a', '#d9b27e', 62),
    ],
    shot,
  );
}
