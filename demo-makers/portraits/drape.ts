import { outline, points } from '../outline.ts';
import { n, oval, type Point, path, stroke } from '../svg.ts';

import { between, type Defs, line, midway, shade, tint } from './kit.ts';
import type { Dress } from './person.ts';
import type { Body } from './torso.ts';

/** The woven or printed figure of the cloth, as a fill laid over its colour. */
export function weaveOf(defs: Defs, dress: Dress): string {
  const c = tint(dress.second, 0.18);
  switch (dress.weave) {
    case 'butti':
      return defs.pattern(
        38,
        44,
        oval(10, 11, 4.2, 5.6, c) + oval(10, 11, 1.6, 2.2, dress.main) + oval(29, 33, 4.2, 5.6, c) + oval(29, 33, 1.6, 2.2, dress.main),
        'rotate(8)',
      );
    case 'stripe':
      return defs.pattern(
        24,
        24,
        `<rect width="5" height="24" fill="${c}" opacity=".55"/><rect x="9" width="1.6" height="24" fill="${c}" opacity=".5"/>`,
        'rotate(12)',
      );
    case 'check':
      return defs.pattern(
        28,
        28,
        `<rect width="8" height="28" fill="${c}" opacity=".42"/><rect width="28" height="8" fill="${c}" opacity=".42"/><rect x="17" width="1.6" height="28" fill="${shade(dress.main, 0.3)}" opacity=".4"/><rect y="17" width="28" height="1.6" fill="${shade(dress.main, 0.3)}" opacity=".4"/>`,
      );
    case 'leaf':
      return defs.pattern(
        46,
        52,
        stroke('M12 34Q16 20 12 8', c, 1.8) +
          path('M12 22Q2 18 4 10Q13 12 12 22ZM13 28Q24 25 23 16Q13 18 13 28Z', c) +
          `<g transform="translate(23 26)">${stroke('M12 24Q16 12 12 2', c, 1.8) + path('M12 14Q3 10 5 3Q13 6 12 14ZM13 19Q23 16 22 8Q13 10 13 19Z', c)}</g>`,
        'rotate(6)',
      );
    case 'wave':
      return defs.pattern(44, 22, stroke('M0 11Q11 1 22 11T44 11', c, 2.4, 'opacity=".75"'));
    default:
      return '';
  }
}

/** The sari's end: pleats from the left shoulder across the chest, with its woven border. */
export function pallu(defs: Defs, dress: Dress, body: Body, weave: string): string {
  const s = body.shoulder;
  const a = body.neck + 16;
  const edge: Point[] = points`${a + 4} -28, ${a - 8} 30, ${a - 52} 104, ${-s * 0.46} 180, ${-s * 1.2} 236`;
  const under: Point[] = outline('0.84 8, 1 60, 1.08 140, 1.14 230, 1.2 330', [s, 1]);
  const d = `${line(edge)}L${n(-s * 1.2)} 330L${n(s * 1.2)} 330L${n(s * 1.12)} 180C${n(s * 1.08)} 100 ${n(s * 1.02)} 58 ${n(s * 0.88)} 26C${n(s * 0.7)} -2 ${n(a + 36)} -10 ${n(a + 4)} -28Z`;
  const base = defs.linear([-s, 160], [s, 160], { 0: tint(dress.main, 0.2), 0.55: dress.main, 1: shade(dress.main, 0.36) });
  const pleats = [0.16, 0.31, 0.46, 0.61, 0.76]
    .map((t, i) => {
      const fold = midway(edge, under, t);
      const next = midway(edge, under, t + 0.06);
      return (
        path(between(fold, next), shade(dress.main, 0.5), `opacity=".26" ${defs.blur(2.2)}`) +
        stroke(line(fold), tint(dress.main, 0.45), 2.2, `opacity="${0.42 - i * 0.05}"`)
      );
    })
    .join('');
  const wide = dress.kind === 'habit' ? 0.055 : 0.1;
  const border = between(edge, midway(edge, under, wide));
  const gold =
    dress.kind === 'habit'
      ? ''
      : stroke(line(midway(edge, under, wide * 0.5)), tint(dress.second, 0.55), 5.5, 'stroke-dasharray="0.1 13" opacity=".95"') +
        stroke(line(midway(edge, under, wide + 0.018)), tint(dress.second, 0.25), 2.2, 'opacity=".9"');
  return (
    path(d, '#43131c', `opacity=".3" transform="translate(-6 9)" ${defs.blur(6)}`) +
    path(d, base) +
    (weave ? path(d, weave, 'opacity=".85"') : '') +
    `<g ${defs.clip(d)}>` +
    pleats +
    path(border, dress.second) +
    gold +
    stroke(line(edge), tint(dress.second, 0.5), 2, 'opacity=".7"') +
    '</g>'
  );
}

/** A dupatta laid over both shoulders. */
export function dupatta(defs: Defs, dress: Dress, body: Body): string {
  const s = body.shoulder;
  const a = body.neck + 16;
  const fallOn = (k: -1 | 1) => {
    const inner: Point[] = points`${k * (a - 2)} -32, ${k * (a + 14)} 30, ${k * (a + 24)} 120, ${k * (a + 20)} 330`;
    const outer: Point[] = points`${k * (a + 34)} -22, ${k * s * 0.74} 20, ${k * s * 0.82} 120, ${k * s * 0.78} 330`;
    const d = between(inner, outer);
    const colour = k < 0 ? tint(dress.third, 0.08) : shade(dress.third, 0.16);
    return (
      path(d, '#43131c', `opacity=".25" transform="translate(6 8)" ${defs.blur(6)}`) +
      path(d, colour) +
      `<g ${defs.clip(d)}>` +
      [0.25, 0.5, 0.74]
        .map(
          (t) =>
            path(
              between(midway(inner, outer, t), midway(inner, outer, t + 0.09)),
              shade(dress.third, 0.45),
              `opacity=".3" ${defs.blur(2)}`,
            ) + stroke(line(midway(inner, outer, t)), tint(dress.third, 0.5), 2, 'opacity=".45"'),
        )
        .join('') +
      stroke(line(inner), dress.second, 12) +
      stroke(line(midway(inner, outer, 0.03)), tint(dress.second, 0.6), 2, 'stroke-dasharray="0.1 8"') +
      '</g>'
    );
  };
  return fallOn(-1) + fallOn(1);
}
