import { points } from '../outline.ts';
import type { Point } from '../svg.ts';
import { turnOf } from '../turn-of.ts';
import type { Hair } from './hair-shapes.ts';

import { type Defs, mirrored, shade } from './kit.ts';
import { bow, braid, lock, tuft } from './locks.ts';
import type { Person } from './person.ts';

/** The colour of bows and bands when the person has none of their own. */
export const ribbon = '#7a1f2b';

/** What lies on every head under plaits and tails: the combed cap, the hair at the nape, flowers. */
interface Under {
  readonly cap: Pick<Hair, 'front' | 'edge'>;
  readonly nape: string;
  readonly flowers: string;
}

/** Long hair gathered into plaits, bunches or a high tail. */
export function gathered(defs: Defs, person: Person, { cap, nape, flowers }: Under): Hair {
  const { cheek: C } = person.face;
  const { style, colour, volume: v, cloth = ribbon } = person.hair;
  const plaits = (count: number, paths: Point[][], width: number) => paths.map((path) => braid(colour, path, width, count)).join('');

  if (style === 'braid-side') {
    const path: Point[] = points`${C * 0.8} 70, ${C + 16} 128, ${C + 12} 200, ${C - 4} 290, ${C - 18} 380`;
    return { back: nape + flowers, over: plaits(13, [path], 27), ...cap };
  }
  if (style === 'two-braids') {
    const path: Point[] = points`${-C - 4} 44, ${-C - 24} 104, ${-C - 22} 180, ${-C - 4} 256`;
    const tails = [path, mirrored(path)];
    return {
      back: nape,
      over:
        tails.map((p) => tuft(colour, turnOf(p, 3), 17, 54)).join('') +
        plaits(9, tails, 21) +
        tails.map((p) => bow(cloth, turnOf(p, 3), 27)).join(''),
      ...cap,
    };
  }
  if (style === 'looped-braids') {
    const path: Point[] = points`${-C - 2} 26, ${-C - 32} 66, ${-C - 36} 118, ${-C - 12} 132, ${-C - 2} 80, ${-C - 4} 34`;
    const tails = [path, mirrored(path)];
    return { back: nape + plaits(11, tails, 17), over: tails.map((p) => bow(cloth, [turnOf(p, 0)[0] * 1.06, 36], 27)).join(''), ...cap };
  }
  if (style === 'ponytails') {
    const tail = (sign: -1 | 1) =>
      lock(
        defs,
        colour,
        points`${sign * (C + 2)} -36, ${sign * (C + 52)} -40, ${sign * (C + 64)} 20, ${sign * (C + 40)} 92`,
        points`${sign * (C + 2)} -6, ${sign * (C + 14)} 4, ${sign * (C + 20)} 40, ${sign * (C + 34)} 96`,
        0.36,
      );
    return {
      back: nape + tail(-1) + tail(1),
      over: '',
      front: cap.front + [-1, 1].map((s) => bow(cloth, [s * (C + 8), -24], 22)).join(''),
      edge: cap.edge,
    };
  }
  const pony = lock(
    defs,
    shade(colour, 0.28),
    points`10 ${-150 - v}, ${C + 20} -150, ${C + 52} -40, ${C + 44} 90, ${C + 8} 190`,
    points`14 -120, ${C - 20} -110, ${C + 4} -20, ${C - 4} 90, ${C - 4} 194`,
    0.3,
  );
  return { back: nape + pony + bow(cloth, [26, -144 - v], 20), over: '', ...cap };
}
