import { outline } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { n, oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, join, linear, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';

/** Open ground running to the horizon. */
export const plain = (s: Sheet, y: number, near: string, far: string) =>
  rect(-10, y, s.W + 20, s.H - y + 10, linear(s, { 0: far, 1: near }));

/** Lawn tufts scattered over a patch of ground. */
export const tufts = (s: Sheet, y0: number, y1: number, count: number, c: string = palette.leaf) =>
  path(
    times(count, () => {
      const y = y0 + (y1 - y0) * Math.sqrt(s.rng());
      const k = 3 + ((y - y0) / (y1 - y0)) * 10;
      const x = s.rng.between(0, s.W);
      return pathOf`M${x} ${y}l${-k * 0.5} ${-k}l${k * 0.6} ${k * 0.6}l${k * 0.3} ${-k}l${k * 0.2} ${k * 1.1}z`;
    }).join(''),
    c,
    'opacity=".45"',
  );

/** Slabs of paving in perspective towards a vanishing point. */
export function paving(s: Sheet, y0: number, y1: number, vx: number, c: string, lines = 16): string {
  const { W } = s;
  const joint = shade(c, 0.2);
  const rows = times(9, (i) => {
    const y = y0 + (y1 - y0) * (i / 9) ** 2;
    return stroke(`M-10 ${n(y)}H${W + 10}`, joint, 1 + i * 0.25, 'opacity=".35"');
  });
  const cols = times(lines, (i) => {
    const x = (i / (lines - 1) - 0.5) * W * 4 + vx;
    return stroke(pathOf`M${vx + (x - vx) * 0.18} ${y0}L${x} ${y1}`, joint, 1.6, 'opacity=".3"');
  });
  return join(rect(-10, y0, W + 20, y1 - y0 + 10, linear(s, { 0: lit(c, 0.3), 1: c })), rows, cols);
}

/** Dappled tree shade thrown over the ground. */
export const dapple = (s: Sheet, x: number, y: number, w: number, h: number, a = 0.16) =>
  `<g opacity="${a}">${path(
    times(70, () => {
      const [rx, px, py] = [s.rng.between(0.015, 0.06) * w, x + s.rng.between(-0.5, 0.5) * w, y + s.rng.between(-0.5, 0.5) * h];
      const ry = rx * 0.28;
      return pathOf`M${px - rx} ${py}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
    }).join(''),
    '#542a18',
  )}</g>`;

/** A marigold bed or row of flowers. */
export const flowers = (s: Sheet, x: number, y: number, w: number, h: number, colors: readonly string[], size = 9) =>
  join(
    times(Math.round(w / (size * 1.6)), (i) =>
      oval(x + (i + 0.5) * size * 1.6, y - h * s.rng.between(0, 0.3), size * 1.1, size * 0.9, palette.leafDeep),
    ),
    times(Math.round(w / (size * 0.9)), () => {
      const [px, py] = [x + s.rng() * w, y - h * s.rng.between(0.2, 1)];
      const c = s.rng.pick(colors);
      return oval(px, py, size * 0.55, size * 0.5, c) + oval(px - size * 0.12, py - size * 0.12, size * 0.24, size * 0.2, lit(c, 0.4));
    }),
  );

/** A little stone or clay bird at rest: a pigeon. */
export const pigeon = (s: Sheet, x: number, y: number, w: number, flip = false) =>
  at(
    x,
    y,
    join(
      path(smooth(outline('-20 -4, -8 -12, 6 -14, 10 -20, 16 -20, 17 -14, 12 -6, 2 -1, -10 -1')), form(s, '#8d8fa3')),
      poly(outline('-20 -4, -34 -1, -18 0'), '#6d6f86'),
      poly(outline('17 -18, 22 -17, 17 -15'), '#d08a1d'),
      stroke('M-1 -1v5M4 -1v5', '#b3524a', 1.4),
    ),
    w / 40,
    0,
    flip,
  );
