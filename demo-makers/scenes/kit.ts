import { palette } from '../palette.ts';
import { randomFrom } from '../random.ts';
import { inOrder, type Stops } from '../stops.ts';
import { n, oval, type Point, path, pathOf } from '../svg.ts';
import { njms, type Theme } from './theme.ts';

/** A seeded source of chance: the same seed always paints the same picture. */
type Rng = { (): number; between(a: number, b: number): number; pick<T>(list: readonly T[]): T; chance(p: number): boolean };

/** What every drawing function needs: the sheet's size, its chance, its school colours and its shared gradients. */
export type Sheet = { W: number; H: number; rng: Rng; theme: Theme; defs: Map<string, string> };

function makeRng(seed: number): Rng {
  const next = randomFrom(seed * 2654435761 + 1013904223);
  return Object.assign(next, {
    between: (lo: number, hi: number) => lo + (hi - lo) * next(),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (p: number) => next() < p,
  });
}

/** Opens a blank sheet. */
export function makeSheet(W: number, H: number, seed: number, theme: Theme = njms): Sheet {
  return { W, H, rng: makeRng(seed), theme, defs: new Map() };
}

const toRgb = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Mixes two hex colours; `t` is how much of the second. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [toRgb(a), toRgb(b)];
  return `#${x
    .map((v, i) =>
      Math.round(v + ((y[i] ?? 0) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour in warm shade. */
export const shade = (c: string, t = 0.25) => mix(c, '#4a1d22', t);

/** A colour in warm light. */
export const lit = (c: string, t = 0.25) => mix(c, '#fff3d6', t);

/** Registers a linear gradient (0..1 of the shape's box) and answers its paint. */
export function linear(s: Sheet, stops: Stops, x2 = 0, y2 = 1): string {
  const body = stopsSvg(stops);
  return register(
    s,
    `${x2},${y2},${body}`,
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
  );
}

/** Registers a radial gradient from the middle of the shape's box and answers its paint. */
export function radial(s: Sheet, stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
  const body = stopsSvg(stops);
  return register(
    s,
    `r${cx},${cy},${r},${body}`,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`,
  );
}

function stopsSvg(stops: Stops): string {
  const stop = ([at, colour, opacity]: ReturnType<typeof inOrder>[number]) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  return inOrder(stops).map(stop).join('');
}

function register(s: Sheet, key: string, make: (id: string) => string): string {
  const known = s.defs.get(key);
  if (known) return `url(#${/id="([^"]+)"/.exec(known)?.[1]})`;
  const id = `d${s.defs.size}`;
  s.defs.set(key, make(id));
  return `url(#${id})`;
}

/** Registers a clip path and answers the attribute that uses it. */
export function clip(s: Sheet, shape: string): string {
  return `clip-path="${register(s, `c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`;
}

/** The house way to fill a solid thing: lit from the left, in shade on the right. */
export const form = (s: Sheet, c: string, depth = 1) => linear(s, { 0: lit(c, 0.16 * depth), 0.5: c, 1: shade(c, 0.3 * depth) }, 1, 0.25);

/** A rectangle, with optional corner radius. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${r ? ` rx="${n(r)}"` : ''} ${extra}/>`;

/** A polygon through points. */
export const poly = (pts: readonly Point[], fill: string, extra = '') =>
  path(`M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);

/** A group moved, scaled and turned. */
export const at = (x: number, y: number, body: string, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale !== 1 || flip ? ` scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})` : ''}">${body}</g>`;

/** A tapered limb with round ends, as a path. */
export function limb(a: Point, b: Point, wa: number, wb: number): string {
  const ang = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [px, py] = [-Math.sin(ang), Math.cos(ang)];
  const [ra, rb] = [wa / 2, wb / 2];
  return pathOf`M${a[0] + px * ra} ${a[1] + py * ra}A${ra} ${ra} 0 0 1 ${a[0] - px * ra} ${a[1] - py * ra}L${b[0] - px * rb} ${b[1] - py * rb}A${rb} ${rb} 0 0 1 ${b[0] + px * rb} ${b[1] + py * rb}Z`;
}

/** A soft-edged glow of light. */
export const glow = (s: Sheet, x: number, y: number, r: number, c: string, a = 0.6, ry = r) =>
  oval(x, y, r, ry, radial(s, { 0: [c, a], 0.4: [c, a * 0.45], 1: [c, 0] }));

/** Lettering in the site's own heading face. */
export const letters = (x: number, y: number, size: number, body: string, fill: string, extra = '', face = 'Eczar SemiBold') =>
  `<text x="${n(x)}" y="${n(y)}" font-family="${face}" font-size="${n(size)}" fill="${fill}" text-anchor="middle" ${extra}>${body}</text>`;

/** Points `count` times along a range. */
export const times = <T>(count: number, f: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => f(i));

/** Joins pieces of drawing. */
export const join = (...parts: (string | readonly string[])[]): string => parts.flat().join('');

/** A colour of the palette that never changes with the school. */
export const ink = palette.ink;
