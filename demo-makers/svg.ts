/** The strokes that all SVG drawings share. */
import { turnOf } from './turn-of.ts';

/** A point: right, down. */
export type Point = readonly [x: number, y: number];

/** Rounds a coordinate so that the SVG stays small. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** The data of a path, its coordinates rounded: pathOf`M${x} ${y}L0 0`. */
export const pathOf = (parts: TemplateStringsArray, ...coordinates: number[]) => String.raw({ raw: parts }, ...coordinates.map(n));

/** The C segments of a smooth line through the points (Catmull-Rom), without its opening M. */
export function segments(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => turnOf(points, closed ? i : Math.max(0, Math.min(count - 1, i)));
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(n).join(' ')}`;
  }
  return d;
}

/** A smooth closed curve through the points. */
export const smooth = (points: readonly Point[]) => `M${turnOf(points, 0).map(n).join(' ')}${segments(points, true)}Z`;

/** A filled path; `extra` holds further attributes. */
export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A stroked path with round ends. */
export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** An ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
