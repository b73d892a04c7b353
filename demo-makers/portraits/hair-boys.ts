import { points } from '../outline.ts';
import { oval, type Point, path, smooth, stroke } from '../svg.ts';
import type { Hair } from './hair-shapes.ts';

import { between, type Defs, shade } from './kit.ts';
import { curls, lock } from './locks.ts';
import type { Person } from './person.ts';

/** A short cut: square hairline, close sides, a crown of its own. */
function short(defs: Defs, person: Person, crown: Point[], brow: Point[]): Pick<Hair, 'front' | 'edge'> {
  const { temple: W, cheek: C } = person.face;
  const { colour } = person.hair;
  const fade = (sign: -1 | 1) => {
    const d = smooth([
      [sign * (W - 12), -66],
      [sign * (W + 5), -70],
      [sign * (C + 5), -24],
      [sign * (C - 1), 16],
      [sign * (C - 9), 12],
      [sign * (C - 9), -20],
    ]);
    return path(d, colour, 'opacity=".86"');
  };
  return { front: fade(-1) + fade(1) + lock(defs, colour, crown, brow, 0.3), edge: between(crown, brow) };
}

/** Hair worn short. */
export function boyish(defs: Defs, person: Person): Hair {
  const { temple: W } = person.face;
  const { style, colour, volume: v } = person.hair;
  const k = person.turn * 5;
  const crown = (lift: number, lean = 0): Point[] => [
    [-W - 3, -46],
    [-W * 0.88, -96 - v * 0.6 - lift * 0.4],
    [-W * 0.36 + lean, -128 - v - lift],
    [W * 0.36 + lean, -128 - v - lift * 0.8],
    [W * 0.9, -96 - v * 0.6 - lift * 0.3],
    [W + 3, -46],
  ];
  const plain = { back: '', over: '' };
  if (style === 'side-part') {
    const part = short(defs, person, crown(4, -5), points`${-W + 10} -48, -52 -82, ${-40 + k} -92, ${20 + k} -76, 62 -72, ${W - 8} -46`);
    return { ...plain, ...part, front: part.front + stroke(`M${-48 + k} -90Q-58 -112 -52 -128`, shade(colour, 0.6), 2.2, 'opacity=".6"') };
  }
  if (style === 'quiff')
    return {
      ...plain,
      ...short(defs, person, crown(11, 6), points`${-W + 9} -46, -64 -78, ${-24 + k} -92, ${26 + k} -90, 64 -76, ${W - 9} -46`),
    };
  if (style === 'bowl')
    return {
      ...plain,
      ...short(defs, person, crown(4), points`${-W + 4} -34, -60 -58, ${-22 + k} -62, ${24 + k} -60, 60 -58, ${W - 4} -34`),
    };
  if (style === 'wavy') {
    const part = short(defs, person, crown(8, -4), points`${-W + 9} -42, -60 -76, ${-30 + k} -84, ${12 + k} -68, 56 -66, ${W - 8} -42`);
    return {
      ...plain,
      ...part,
      front: part.front + stroke(`M${-20 + k} -120q14 16 34 8q18 -6 30 10M-52 -108q12 14 26 10`, shade(colour, 0.55), 2.4, 'opacity=".5"'),
    };
  }
  if (style === 'curly-short') {
    const part = short(defs, person, crown(2), points`${-W + 9} -44, -60 -80, ${-24 + k} -88, ${26 + k} -86, 62 -78, ${W - 9} -44`);
    const spots: Point[] = [];
    for (let row = 0; row < 3; row++)
      for (let i = 0; i <= 8; i++) {
        const a = Math.PI * (1.06 + (i / 8) * 0.88);
        spots.push([Math.cos(a) * (W + 3 - row * 20), Math.sin(a) * (88 + v - row * 19) - 50]);
      }
    return { ...plain, ...part, front: part.front + curls(colour, spots, 15, person.seed) };
  }
  if (style === 'receding')
    return { ...plain, ...short(defs, person, crown(-4), points`${-W + 8} -48, -68 -100, -32 -98, 0 -108, 42 -104, ${W - 8} -48`) };
  if (style === 'bald') {
    const tufts = (sign: -1 | 1) =>
      path(
        smooth([
          [sign * (W - 4), -62],
          [sign * (W + 9), -60],
          [sign * (person.face.cheek + 10), -22],
          [sign * (person.face.cheek + 2), 20],
          [sign * (person.face.cheek - 8), 14],
          [sign * (person.face.cheek - 8), -26],
        ]),
        colour,
        'opacity=".92"',
      );
    return { ...plain, edge: '', front: tufts(-1) + tufts(1) + oval(-34, -104, 30, 13, '#fff3da', `opacity=".3" ${defs.blur(7)}`) };
  }
  return {
    ...plain,
    ...short(defs, person, crown(2), points`${-W + 9} -46, -62 -80, ${-26 + k} -89, ${28 + k} -88, 64 -78, ${W - 9} -46`),
  };
}
