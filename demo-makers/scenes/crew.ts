import { n, oval } from '../svg.ts';
import { at, form, join, rect, type Sheet, times } from './kit.ts';
import { pupil, type Wish } from './people/cast.ts';
import { castShadow, place } from './people/figures.ts';
import type { Person } from './people/people.ts';
import { bench, benchBack, deskFront, deskTop } from './places/furniture.ts';
import { type Ground, scaleAt } from './places/sky.ts';

/** Something in the picture and how near it stands: the nearer is painted later. */
export type Piece = readonly [near: number, drawing: string];

/** Where the camera stands: how close, and on which point of the sheet (0..1). */
export type Shot = readonly [zoom: number, x: number, y: number];

/** What goes on in a picture, set out on its ground. */
export type Doing = (s: Sheet, g: Ground) => readonly (Piece | readonly Piece[])[];

/** Paints the far before the near. */
export const stack = (...pieces: (Piece | readonly Piece[])[]): string =>
  pieces
    .flatMap((p) => (typeof p[0] === 'number' ? [p as Piece] : [...(p as readonly Piece[])]))
    .sort((a, b) => a[0] - b[0])
    .map(([, d]) => d)
    .join('');

/** Crops the finished drawing, never beyond its edges. */
export function frame(s: Sheet, [z, x, y]: Shot, body: string): string {
  const cx = Math.min(Math.max(x, 0.5 / z), 1 - 0.5 / z) * s.W;
  const cy = Math.min(Math.max(y, 0.5 / z), 1 - 0.5 / z) * s.H;
  return `<g transform="translate(${n(s.W / 2)} ${n(s.H / 2)}) scale(${z}) translate(${n(-cx)} ${n(-cy)})">${body}</g>`;
}

/** The whole sheet. */
export const wide: Shot = [1, 0.5, 0.5];

/** A person at a place on the ground (fractions of the sheet); `up` lifts in centimetres. */
export const standing = (s: Sheet, g: Ground, x: number, y: number, p: Person, up = 0): Piece => {
  const k = scaleAt(g, y * s.H);
  return [y, place(s, x * s.W, y * s.H - up * k, k, p, up === 0)];
};

/** One of the cast at a place on the ground, as the scene wishes. */
export const who = <W>(s: Sheet, g: Ground, x: number, y: number, cast: (s: Sheet, wish?: W) => Person, wish?: W, up = 0): Piece =>
  standing(s, g, x, y, cast(s, wish), up);

/** A thing drawn in centimetres, standing on the ground. */
export const thing = (s: Sheet, g: Ground, x: number, y: number, body: string, shadow = 0, size = 1): Piece => {
  const k = scaleAt(g, y * s.H);
  return [
    y,
    join(
      shadow
        ? oval(x * s.W + shadow * k * 0.2, y * s.H, shadow * k * 0.6, shadow * k * 0.07, '#4a2416', 'opacity=".28"') +
            castShadow(s, x * s.W, y * s.H, shadow * k, shadow * k * 1.4, 0.2)
        : '',
      at(x * s.W, y * s.H, body, k * size),
    ),
  ];
};

/** People side by side; a negative `up` seats them lower. */
export const row = (
  s: Sheet,
  g: Ground,
  count: number,
  x0: number,
  x1: number,
  y: number,
  make: (i: number) => Person,
  wobble = 0.006,
  up = 0,
): Piece[] =>
  times(count, (i) =>
    standing(
      s,
      g,
      x0 + ((x1 - x0) * (i + 0.5)) / count + s.rng.between(-wobble, wobble),
      y + s.rng.between(-wobble, wobble) * 0.6,
      make(i),
      up,
    ),
  );

/** People round a centre, turned to it. */
export const ring = (
  s: Sheet,
  g: Ground,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  make: (i: number, back: boolean, dir: 1 | -1) => Person,
): Piece[] =>
  times(count, (i) => {
    const a = (i / count) * Math.PI * 2 + 0.3;
    return standing(s, g, cx + Math.cos(a) * rx, cy + Math.sin(a) * ry, make(i, Math.sin(a) > 0.35, Math.cos(a) > 0 ? -1 : 1));
  });

/** Children at a two-seat desk, facing us or with their backs to us. */
export function atDesk(s: Sheet, g: Ground, x: number, y: number, wish: Wish, back = false, count = 2, on = ''): Piece {
  const k = scaleAt(g, y * s.H);
  const w = count * 62;
  const sink = back ? (wish.age === 'small' ? 6 : 26) : wish.age === 'teen' ? 22 : wish.age === 'small' ? -20 : -2;
  const kids = times(count, (i) => {
    const p = pupil(s, {
      view: back ? 'back' : 'front',
      pose: back ? 'stand' : s.rng.pick(['hold', 'hold', 'ease'] as const),
      eyes: !back && s.rng.chance(0.3) ? 'down' : 'open',
      ...wish,
    });
    return at((i - (count - 1) / 2) * 54, sink, placeBody(s, p));
  });
  return [y, at(x * s.W, y * s.H, back ? join(deskTop(s, w), on, kids, benchBack(s, w)) : join(kids, deskFront(s, w), at(0, -76, on)), k)];
}

const placeBody = (s: Sheet, p: Person) => place(s, 0, 0, 1, p, false);

/** People working behind a table, with things on it. */
export function atBench(
  s: Sheet,
  g: Ground,
  x: number,
  y: number,
  w: number,
  people: readonly Person[],
  on: string,
  c?: string,
  top?: string,
  h = 68,
): Piece {
  const k = scaleAt(g, y * s.H);
  const kids = people.map((p, i) =>
    at((i - (people.length - 1) / 2) * (w / people.length), p.age === 'adult' ? -6 : p.age === 'small' ? 30 - h : -14, placeBody(s, p)),
  );
  return [
    y,
    join(
      rect(x * s.W - (w * k) / 2, y * s.H - 4, w * k * 1.15, 10 * k, '#4a2416', 4, 'opacity=".22"'),
      at(x * s.W, y * s.H, join(kids, bench(s, w, h, c, top), at(0, -h - 2, on)), k),
    ),
  ];
}

/** The backs of an audience along the bottom of the picture. */
export const audience = (s: Sheet, y: number, k: number, count: number, make: (i: number) => Person): string =>
  join(
    times(count, (i) =>
      place(
        s,
        ((i + 0.5 + s.rng.between(-0.15, 0.15)) / count) * s.W,
        y * s.H + s.rng.between(-10, 14),
        k * s.rng.between(0.94, 1.06),
        make(i),
        false,
      ),
    ),
  );

/** A mat or dari laid on the floor. */
export const mat = (s: Sheet, x0: number, x1: number, y0: number, y1: number, c: string, skew = 0.05) =>
  `<path d="M${n((x0 + skew) * s.W)} ${n(y0 * s.H)}H${n((x1 - skew) * s.W)}L${n(x1 * s.W)} ${n(y1 * s.H)}H${n(x0 * s.W)}Z" fill="${form(s, c, 0.6)}" stroke="${s.theme.accentPale}" stroke-width="3" stroke-dasharray="10 8"/>`;
