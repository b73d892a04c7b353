import { points } from '../outline.ts';
import { type Point, path, smooth, stroke } from '../svg.ts';
import { gathered, ribbon } from './hair-gathered.ts';
import { combed, type Hair, parted } from './hair-shapes.ts';

import { between, type Defs, line, shade } from './kit.ts';
import { curls, jasmine, knot, lock } from './locks.ts';
import type { HairStyle, Person } from './person.ts';

const partings: Partial<Record<HairStyle, readonly [px: number, low: number]>> = {
  'braid-side': [-26, 14],
  'open-side': [-34, 20],
  tied: [-22, 12],
  'high-pony': [0, -6],
  bob: [-28, 16],
  'short-grey': [-30, 22],
};

/** Hair worn long: open, plaited, knotted, or cut to a bob. */
export function girlish(defs: Defs, person: Person): Hair {
  const { cheek: C, temple: W, chin } = person.face;
  const { style, colour, volume: v, cloth = ribbon } = person.hair;
  const [px, low] = partings[style] ?? [0, 4];
  const [left, right] = combed(person, px, low, style === 'bob' || style === 'short-grey' || style.startsWith('open') ? 18 : -8);
  const cap = parted(defs, colour, left, right);
  const dark = shade(colour, 0.28);
  const nape = path(smooth(points`${-W + 6} -70, 0 -120, ${W - 6} -70, ${C - 4} 40, 50 96, -50 96, ${-C + 4} 40`), dark);
  const fall = (sign: -1 | 1, length: number, out: number): string =>
    lock(
      defs,
      colour,
      points`${sign * (C + v * 0.5)} -30, ${sign * (C + v + 6)} 50, ${sign * (C + v + out)} 140, ${sign * (C + out - 6)} ${length}`,
      points`${sign * (C - 20)} -20, ${sign * (C - 14)} 50, ${sign * (C - 28)} 130, ${sign * (C - 44)} ${length + 12}`,
      0.34,
    );
  const mass = (length: number, out: number) =>
    path(
      smooth([
        [-W, -80],
        [0, -132],
        [W, -80],
        [C + v + out, 70],
        [C + out, length],
        [0, length + 24],
        [-C - out, length],
        [-C - v - out, 70],
      ]),
      dark,
    );
  const flowers = person.gajra
    ? jasmine(
        points`${C * 0.86 + 6} 8, ${C * 0.86 + 36} 24, ${C * 0.86 + 48} 60, ${C * 0.86 + 32} 96, ${C * 0.86 - 2} 108`,
        17,
        person.seed,
      )
    : '';

  if (style === 'bun') return { back: nape + knot(defs, dark, [C * 0.86, 58], 46, 48) + flowers, over: '', ...cap };
  if (style === 'top-bun') return { back: nape + knot(defs, colour, [10, -156 - v], 46, 38), over: '', ...cap };
  if (style === 'tied') return { back: nape + flowers, over: '', ...cap };
  if (style === 'open' || style === 'open-side') return { back: mass(196, 24), over: fall(-1, 236, 18) + fall(1, 250, 22), ...cap };
  if (style === 'curly-open') {
    const spots: Point[] = [];
    for (const sign of [-1, 1])
      for (let i = 0; i < 9; i++) for (let j = 0; j < 2; j++) spots.push([sign * (C + 6 + (j ? 20 : 0) + i * 1.5), -62 + i * 27 + j * 12]);
    const crown: Point[] = [-80, -54, -26, 4, 34, 60, 84].map((x) => [x, -136 - v + (x / 88) ** 2 * 52]);
    return {
      back:
        mass(170, 30) +
        curls(
          dark,
          spots.map(([x, y]) => [x * 1.06, y + 6]),
          26,
          `${person.seed}b`,
        ),
      over: curls(colour, spots, 21, person.seed),
      front: cap.front + curls(colour, crown, 17, `${person.seed}c`),
      edge: cap.edge,
    };
  }
  if (style === 'bob' || style === 'short-grey') {
    const long = style === 'bob' ? chin * 0.92 : chin * 0.5;
    const curtain = (s: -1 | 1) =>
      lock(
        defs,
        colour,
        points`${s * (C + v * 0.5)} -34, ${s * (C + v + 7)} 14, ${s * (C + v + 8)} ${long * 0.7}, ${s * (C - 2)} ${long + 6}`,
        points`${s * (C - 4)} -20, ${s * (C - 6)} 14, ${s * (C - 10)} ${long * 0.7}, ${s * (C - 26)} ${long + 2}`,
        0.3,
      );
    return { back: mass(long - 14, 2), over: '', front: curtain(-1) + curtain(1) + cap.front, edge: cap.edge };
  }
  if (style === 'fringe-bob' || style === 'hairband') {
    const long = style === 'fringe-bob' ? chin * 0.78 : chin * 1.15;
    const brow: Point[] =
      style === 'fringe-bob'
        ? points`${-W + 2} -30, -58 -46, -20 -50, 22 -48, 58 -46, ${W - 2} -30`
        : points`${-W + 2} -40, -58 -76, -20 -92, 22 -92, 58 -76, ${W - 2} -40`;
    const crown: Point[] = points`${-W - v} -34, ${-W * 0.94} -98, ${-W * 0.34} ${-132 - v}, ${W * 0.34} ${-132 - v}, ${W * 0.94} -98, ${W + v} -34`;
    const band =
      style === 'hairband'
        ? stroke(
            line([
              [-W - v + 3, -52],
              [-W * 0.82, -108],
              [-W * 0.28, -128 - v * 0.4],
              [W * 0.28, -128 - v * 0.4],
              [W * 0.82, -108],
              [W + v - 3, -52],
            ]),
            cloth,
            11,
          ) + stroke(line(points`${-W + 4} -92, ${-W * 0.3} ${-130 - v * 0.4}, 0 ${-132 - v * 0.4}`), '#fff0cf', 2.4, 'opacity=".4"')
        : '';
    const sides =
      lock(
        defs,
        colour,
        points`${-C - v} -44, ${-C - v - 3} 0, ${-C - v} ${long}`,
        points`${-C + 8} -44, ${-C + 6} 0, ${-C + 14} ${long + 6}`,
      ) +
      lock(defs, colour, points`${C + v} -44, ${C + v + 3} 0, ${C + v} ${long}`, points`${C - 8} -44, ${C - 6} 0, ${C - 14} ${long + 6}`);
    return { back: mass(long, 8), over: '', front: sides + lock(defs, colour, crown, brow, 0.3) + band, edge: between(crown, brow) };
  }
  return gathered(defs, person, { cap, nape, flowers });
}
