import { outline, points } from '../outline.ts';
import { oval, type Point, path, pathOf, smooth, stroke } from '../svg.ts';
import type { Hair } from './hair-shapes.ts';

import { between, type Defs, line, midway, shade, tint } from './kit.ts';
import type { Person } from './person.ts';

const sidesOf = (person: Person, colour: string) => {
  const { cheek: C } = person.face;
  return ([-1, 1] as const)
    .map((s) => path(smooth(points`${s * (C - 10)} -40, ${s * (C + 4)} -36, ${s * (C + 1)} 14, ${s * (C - 9)} 10`), colour))
    .join('');
};

/** A dastar: folds stacked in an arch over the brow, crossing left and right. */
export function turban(defs: Defs, person: Person): Hair {
  const { temple: W, cheek: C } = person.face;
  const cloth = person.hair.cloth ?? '#7a1f2b';
  const k = person.turn * 6;
  const inner: Point[] = points`${-C - 2} 2, ${-W + 2} -40, ${-46 + k} -72, ${k} -92, ${46 + k} -72, ${W - 2} -40, ${C + 2} 2`;
  const outer: Point[] = points`${-C - 12} -8, ${-W - 33} -78, ${-W - 4} -150, -2 -196, ${W + 4} -150, ${W + 33} -78, ${C + 12} -8`;
  const whole = between(outer, inner);
  const base = defs.linear([-120, -170], [120, -20], { 0: tint(cloth, 0.2), 0.45: cloth, 1: shade(cloth, 0.42) });
  const folds = [0.86, 0.7, 0.54, 0.38, 0.2]
    .map((t, i) => {
      const at = midway(inner, outer, t);
      const swing = i % 2 ? 20 : -20;
      const bent = at.map(([x, y], j): Point => [x + (j === 3 ? swing : j === 2 || j === 4 ? swing * 0.55 : 0), y + (j === 3 ? 3 : 0)]);
      const under = bent.map(([x, y]): Point => [x * 0.985, y + 13]);
      return (
        path(between(bent, under), shade(cloth, 0.45), `opacity=".3" ${defs.blur(2.5)}`) +
        stroke(line(bent), shade(cloth, 0.5), 2.2, 'opacity=".6"') +
        stroke(line(bent.slice(0, 4).map(([x, y]): Point => [x - 1, y - 4])), tint(cloth, 0.5), 2.6, 'opacity=".5"')
      );
    })
    .join('');
  const peak = path(smooth(points`${-30 + k} -72, ${k} -93, ${30 + k} -72, ${k} -78`), shade(cloth, 0.5));
  const shine = oval(-62, -128, 34, 15, tint(cloth, 0.6), `opacity=".32" transform="rotate(-42 -62 -128)" ${defs.blur(9)}`);
  return {
    back: '',
    over: '',
    front: `${sidesOf(person, person.hair.colour) + peak + path(whole, base)}<g ${defs.clip(whole)}>${folds}${shine}</g>`,
    edge: whole,
  };
}

/** A boy's patka: close cloth and the knot on top. */
export function patka(defs: Defs, person: Person): Hair {
  const { temple: W, cheek: C } = person.face;
  const cloth = person.hair.cloth ?? '#7a1f2b';
  const k = person.turn * 6;
  const inner: Point[] = points`${-C + 2} -8, ${-W + 6} -50, ${-40 + k} -80, ${40 + k} -80, ${W - 6} -50, ${C - 2} -8`;
  const outer: Point[] = points`${-C - 7} -10, ${-W - 12} -72, -48 -136, 48 -136, ${W + 12} -72, ${C + 7} -10`;
  const dome = between(outer, inner);
  const base = defs.linear([-90, -150], [100, -20], { 0: tint(cloth, 0.22), 0.5: cloth, 1: shade(cloth, 0.36) });
  const top = smooth(outline('-36 -140, -30 -178, 4 -192, 36 -174, 38 -140, 0 -128'));
  const creases = [-46, -20, 14, 44]
    .map((x) => stroke(pathOf`M${x * 0.5} -138Q${x * 1.15} -112 ${x * 1.35 + k} -82`, shade(cloth, 0.5), 2, 'opacity=".38"'))
    .join('');
  const hem = stroke(line(inner.map(([x, y]): Point => [x, y - 7])), tint(cloth, 0.4), 2.4, 'opacity=".45"');
  return {
    back:
      path(top, base) +
      stroke('M-30 -146Q2 -132 34 -146', shade(cloth, 0.5), 4, 'opacity=".5"') +
      oval(-12, -172, 12, 7, tint(cloth, 0.6), `opacity=".4" ${defs.blur(3)}`),
    over: '',
    front:
      sidesOf(person, person.hair.colour) +
      path(dome, base) +
      `<g ${defs.clip(dome)}>${creases}${hem}${oval(-46, -112, 26, 11, tint(cloth, 0.6), `opacity=".35" ${defs.blur(6)}`)}</g>`,
    edge: dome,
  };
}

/** A dupatta or sari end drawn over the head, with the hair showing at the brow. */
export function covering(defs: Defs, person: Person, hair: string): Hair {
  const { temple: W, cheek: C } = person.face;
  const cloth = person.hair.cloth ?? '#e9dcc3';
  const base = defs.linear([-130, -150], [150, 200], { 0: tint(cloth, 0.3), 0.45: cloth, 1: shade(cloth, 0.34) });
  const inner: Point[] = [
    [-C - 16, 250],
    [-C - 14, 130],
    [-C - 8, 20],
    [-W - 1, -62],
    [-40, -116],
    [6, -124],
    [50, -114],
    [W + 1, -62],
    [C + 8, 20],
    [C + 14, 130],
    [C + 10, 250],
  ];
  const outer: Point[] = [
    [-C - 66, 262],
    [-C - 46, 130],
    [-C - 33, 10],
    [-W - 26, -88],
    [-52, -150],
    [4, -164],
    [60, -150],
    [W + 28, -88],
    [C + 36, 10],
    [C + 52, 130],
    [C + 74, 262],
  ];
  const whole = between(outer, inner);
  const creases = [0.3, 0.55, 0.78].map((t) => stroke(line(midway(inner, outer, t)), shade(cloth, 0.42), 2.2, 'opacity=".32"')).join('');
  const rim = midway(inner, outer, 0.08);
  return {
    back: path(smooth(points`${-C - 30} 0, 0 -150, ${C + 30} 0, ${C + 40} 230, ${-C - 40} 230`), shade(cloth, 0.42)),
    over: '',
    front:
      hair +
      path(whole, base) +
      `<g ${defs.clip(whole)}>${creases}</g>` +
      stroke(line(rim), person.dress.second, 8) +
      stroke(line(midway(inner, outer, 0.2)), tint(person.dress.second, 0.35), 1.8, 'opacity=".7"'),
    edge: whole,
  };
}
