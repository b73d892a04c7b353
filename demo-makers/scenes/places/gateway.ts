import { outline } from '../../outline.ts';
import { n, oval, pathOf, stroke } from '../../svg.ts';
import { at, clip, form, join, letters, linear, lit, mix, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { archPath, chhatri, jaali, niche } from './arches.ts';

/** The great gate: a cusped arch between towers, the school's name across it. */
export function gateway(s: Sheet, x: number, y: number, w: number, h: number, through = ''): string {
  const { theme: t } = s;
  const [aw, ah] = [w * 0.56, h * 0.66];
  const block = pathOf`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`;
  const inner = archPath(x, y, aw, ah, 5);
  const tower = (k: number) =>
    join(
      rect(
        x + k * w * 0.5 - w * 0.1,
        y - h * 1.02,
        w * 0.2,
        h * 1.02,
        linear(s, { 0: lit(t.stone, 0.3), 0.5: t.stone, 1: t.stoneShade }, 1, 0),
      ),
      times(3, (i) => niche(s, x + k * w * 0.5, y - h * (0.1 + i * 0.29), w * 0.12, h * 0.22)),
      rect(x + k * w * 0.5 - w * 0.12, y - h * 1.06, w * 0.24, h * 0.06, form(s, t.stone)),
      rect(x + k * w * 0.5 - w * 0.12, y - h * 0.05, w * 0.24, h * 0.05, form(s, t.stone)),
      chhatri(s, x + k * w * 0.5, y - h * 1.06, w * 0.2),
    );
  return join(
    `<g ${clip(s, `<path d="${inner}"/>`)}>${through}</g>`,
    `<path d="${block}${inner}" fill="${linear(s, { 0: lit(t.wall, 0.35), 0.5: t.wall, 1: t.wallShade }, 1, 0.3)}" fill-rule="evenodd"/>`,
    `<path d="${archPath(x, y, aw * 1.16, ah * 1.085, 5)}${inner}" fill="${form(s, t.stone)}" fill-rule="evenodd"/>`,
    `<path d="${archPath(x, y, aw * 1.05, ah * 1.03, 5)}${inner}" fill="${lit(t.stone, 0.42)}" fill-rule="evenodd"/>`,
    stroke(archPath(x, y, aw * 1.22, ah * 1.12, 5).slice(0, -1), t.main, h * 0.008),
    [-1, 1].map(
      (k) =>
        oval(x + k * aw * 0.4, y - h * 0.68, w * 0.036, w * 0.036, form(s, t.main)) +
        oval(x + k * aw * 0.4, y - h * 0.68, w * 0.018, w * 0.018, t.accent),
    ),
    rect(x - w * 0.4, y - h * 0.95, w * 0.8, h * 0.155, form(s, t.main), h * 0.015),
    `<rect x="${n(x - w * 0.39)}" y="${n(y - h * 0.94)}" width="${n(w * 0.78)}" height="${n(h * 0.135)}" rx="${n(h * 0.012)}" fill="none" stroke="${t.accent}" stroke-width="${n(h * 0.006)}"/>`,
    letters(x, y - h * 0.858, Math.min(h * 0.082, (w * 1.36) / t.name.length), t.name, t.accentPale),
    letters(
      x,
      y - h * 0.815,
      h * 0.034,
      t.city.toUpperCase(),
      lit(t.accentPale, 0.2),
      `letter-spacing="${n(h * 0.012)}"`,
      'Mukta SemiBold',
    ),
    poly(outline('-0.53 -1, 0.53 -1, 0.55 -0.965, -0.55 -0.965', [w, h], [x, y]), form(s, lit(t.stone, 0.1))),
    rect(x - w * 0.5, y - h * 0.965, w, h * 0.035, linear(s, { 0: ['#542a18', 0.4], 1: ['#542a18', 0] })),
    jaali(s, x - w * 0.42, y - h * 1.1, w * 0.84, h * 0.095, mix(t.wall, t.stone, 0.3), shade(t.stone, 0.35), h * 0.06),
    rect(x - w * 0.44, y - h * 1.125, w * 0.88, h * 0.03, form(s, t.stone)),
    chhatri(s, x, y - h * 1.12, w * 0.2),
    tower(-1),
    tower(1),
  );
}

/** A boundary wall with lattice panels between piers. */
export function boundary(s: Sheet, x0: number, x1: number, y: number, h: number): string {
  const { theme: t } = s;
  const step = h * 1.9;
  const count = Math.max(1, Math.round((x1 - x0) / step));
  const w = (x1 - x0) / count;
  return join(
    rect(x0, y - h, x1 - x0, h, linear(s, { 0: lit(t.wall, 0.2), 1: t.wallShade })),
    rect(x0, y - h * 0.16, x1 - x0, h * 0.16, t.main),
    times(count, (i) =>
      jaali(s, x0 + i * w + w * 0.16, y - h * 0.84, w * 0.68, h * 0.58, lit(t.stone, 0.3), shade(t.stone, 0.45), h * 0.19),
    ),
    rect(x0, y - h * 1.05, x1 - x0, h * 0.1, form(s, t.stone)),
    times(
      count + 1,
      (i) =>
        rect(x0 + i * w - h * 0.12, y - h * 1.14, h * 0.24, h * 1.14, form(s, t.stone)) +
        oval(x0 + i * w, y - h * 1.17, h * 0.13, h * 0.09, form(s, t.main)),
    ),
  );
}

/** Iron gate leaf folded open, seen at an angle. */
export const gateLeaf = (s: Sheet, x: number, y: number, w: number, h: number, dir: 1 | -1) =>
  at(
    x,
    y,
    join(
      times(7, (i) =>
        stroke(
          pathOf`M${(i / 6) * w * dir} ${-(i / 6) * h * 0.04}V${-h * (0.86 + 0.08 * Math.sin((i / 6) * Math.PI))}`,
          s.theme.mainDeep,
          w * 0.06,
        ),
      ),
      stroke(pathOf`M0 ${-h * 0.2}L${w * dir} ${-h * 0.24}M0 ${-h * 0.78}L${w * dir} ${-h * 0.8}`, s.theme.mainDeep, w * 0.07),
      times(7, (i) => oval((i / 6) * w * dir, -h * (0.88 + 0.08 * Math.sin((i / 6) * Math.PI)), w * 0.05, w * 0.06, s.theme.accent)),
    ),
  );
