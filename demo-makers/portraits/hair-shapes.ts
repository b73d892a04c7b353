import { type Point, stroke } from '../svg.ts';
import { turnOf } from '../turn-of.ts';

import { between, type Defs, line, shade } from './kit.ts';
import { lock } from './locks.ts';
import type { Person } from './person.ts';

/** Hair in the order it is painted: behind the neck, over the clothes, over the face. `edge` casts the shadow on the brow. */
export interface Hair {
  readonly back: string;
  readonly over: string;
  readonly front: string;
  readonly edge: string;
}

/** The outer and the inner line of one side of the hair. */
type Side = readonly [outer: Point[], inner: Point[]];

/** Two combed sides meeting at the parting. */
export function parted(defs: Defs, colour: string, left: Side, right: Side): Pick<Hair, 'front' | 'edge'> {
  const seam = stroke(line([turnOf(left[0], 0), turnOf(left[1], 0)]), shade(colour, 0.5), 2, 'opacity=".5"');
  return {
    front: lock(defs, colour, right[0], right[1], 0.26) + lock(defs, colour, left[0], left[1], 0.3) + seam,
    edge: between(left[0], left[1]) + between(right[0], right[1]),
  };
}

/** Hair combed from the parting at `px` down to `end`; `low` is how near the brows the hairline comes. */
export function combed(person: Person, px: number, low: number, end: number, tuck = 1): [Side, Side] {
  const { temple: W, cheek: C } = person.face;
  const v = person.hair.volume;
  const k = person.turn * 5;
  const side = (sign: -1 | 1): Side => [
    [
      [px, -130 - v],
      [sign * 38 + px * 0.5, -127 - v * 0.9],
      [sign * (W * 0.86), -98 - v * 0.5],
      [sign * (W + v * 0.8), -52],
      [sign * (C + v * 0.45), end],
    ],
    [
      [px, -97],
      [sign * 24 + px * 0.6 + k, -90 + low * (px * sign < 0 ? 0.8 : 0.3)],
      [sign * (54 + (px * sign < 0 ? 6 : -2)) + k, -72 + low * (px * sign < 0 ? 1.1 : 0.4)],
      [sign * (W - 9) + k * 0.6, -40 + low * 0.3],
      [sign * (C - tuck), end - 2],
    ],
  ];
  return [side(-1), side(1)];
}
