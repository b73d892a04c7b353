import { points } from '../../outline.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, lit, poly, type Sheet, shade, times } from '../kit.ts';

/** A string of triangular pennants sagging between two points. */
export function bunting(x0: number, y0: number, x1: number, y1: number, sag: number, colors: readonly string[], size = 26): string {
  const count = Math.max(4, Math.round(Math.hypot(x1 - x0, y1 - y0) / (size * 1.35)));
  const pt = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag] as const;
  return join(
    stroke(pathOf`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, '#8a5a3a', 2),
    times(count, (i) => {
      const [x, y] = pt((i + 0.5) / count);
      const c = colors[i % colors.length] as string;
      return (
        poly(points`${x - size * 0.42} ${y - 1}, ${x + size * 0.42} ${y - 1}, ${x + size * 0.06} ${y + size}`, c) +
        poly(points`${x} ${y}, ${x + size * 0.42} ${y - 1}, ${x + size * 0.06} ${y + size}`, shade(c, 0.18))
      );
    }),
  );
}

/** A rope of marigolds between two points. */
export function marigolds(x0: number, y0: number, x1: number, y1: number, sag: number, r = 9): string {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (r * 1.35)) + Math.round(Math.abs(sag) / (r * 1.2));
  return join(
    times(count + 1, (i) => {
      const t = i / count;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag];
      const c = i % 5 < 3 ? '#f2a71b' : '#e8632c';
      return oval(x, y, r, r * 0.92, c) + oval(x - r * 0.25, y - r * 0.3, r * 0.5, r * 0.45, lit(c, 0.35));
    }),
  );
}

/** A string of small lamps. */
export function lamps(
  s: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  colors: readonly string[] = ['#ffd98a', '#ffb45e', '#fff0c4'],
  step = 34,
): string {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / step);
  return join(
    stroke(pathOf`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, '#3a2430', 1.6),
    times(count + 1, (i) => {
      const t = i / count;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag];
      const c = colors[i % colors.length] as string;
      return glow(s, x, y + 4, 22, c, 0.75) + oval(x, y + 4, 4.4, 5.4, lit(c, 0.4));
    }),
  );
}

/** A rangoli of petals and dots, seen from above at the origin; squash it for perspective. */
export function rangoli(s: Sheet, r: number, colors: readonly string[], fold = 12): string {
  const ring = (rad: number, count: number, size: number, long: number, c: string, off = 0) =>
    join(
      times(count, (i) => {
        const a = ((i + off) / count) * Math.PI * 2;
        return at(
          Math.cos(a) * rad,
          Math.sin(a) * rad,
          path(pathOf`M${-size * long} 0Q0 ${-size} ${size * long} 0Q0 ${size} ${-size * long} 0Z`, c),
          1,
          (a * 180) / Math.PI,
        );
      }),
    );
  const dotRing = (rad: number, count: number, size: number, c: string) =>
    join(times(count, (i) => oval(Math.cos((i / count) * 6.2832) * rad, Math.sin((i / count) * 6.2832) * rad, size, size, c)));
  const c = (i: number) => colors[i % colors.length] as string;
  return join(
    oval(0, 0, r, r, shade(c(0), 0.1)),
    dotRing(r * 0.97, fold * 3, r * 0.035, '#fffaf0'),
    ring(r * 0.82, fold, r * 0.16, 1, c(1)),
    ring(r * 0.82, fold, r * 0.09, 0.9, lit(c(1), 0.5)),
    ring(r * 0.8, fold, r * 0.09, 0.8, c(2), 0.5),
    oval(0, 0, r * 0.66, r * 0.66, c(3)),
    dotRing(r * 0.62, fold * 2, r * 0.026, '#fffaf0'),
    ring(r * 0.44, fold, r * 0.15, 1.1, c(2)),
    ring(r * 0.44, fold, r * 0.07, 1, '#fffaf0'),
    ring(r * 0.42, fold, r * 0.06, 0.9, c(4), 0.5),
    oval(0, 0, r * 0.27, r * 0.27, c(4)),
    ring(r * 0.15, 8, r * 0.08, 1.2, c(1)),
    oval(0, 0, r * 0.08, r * 0.08, '#fffaf0'),
    oval(0, 0, r * 0.05, r * 0.05, c(0)),
    oval(0, 0, r * 0.66, r * 0.66, 'none', `stroke="#fffaf0" stroke-width="${n(r * 0.014)}"`),
    oval(0, 0, r * 0.99, r * 0.99, 'none', `stroke="#fffaf0" stroke-width="${n(r * 0.018)}"`),
    oval(0, 0, r, r, linear(s, { 0: ['#fff3d0', 0.25], 0.5: ['#fff3d0', 0], 1: ['#542a18', 0.18] }, 1, 1)),
  );
}

/** The usual powders. */
export const powders = ['#b3262e', '#f2a71b', '#d5377a', '#1f6aa5', '#2f7d4f'] as const;

/** A clay lamp, alight; `w` is its width. */
export const diyaLamp = (s: Sheet, x: number, y: number, w: number) =>
  at(
    x,
    y,
    join(
      glow(s, 6, -16, 60, '#ffc45e', 0.75),
      oval(2, 8, 20, 4, '#4a2416', 'opacity=".35"'),
      path('M-20 -4Q0 4 22 -6Q18 12 0 12T-20 -4Z', form(s, '#b8633c', 1.2)),
      path('M-18 -4Q0 3 20 -6Q2 -8 -18 -4Z', '#7d3d22'),
      path('M16 -6Q26 -18 17 -32Q6 -18 16 -6Z', '#ffb938'),
      path('M16 -8Q21 -15 17 -24Q11 -15 16 -8Z', '#fff3c4'),
    ),
    w / 42,
  );

/** A bunch of balloons tied at (x, y). */
export const balloons = (s: Sheet, x: number, y: number, h: number, colors: readonly string[]) =>
  join(
    times(7, (i) => {
      const [bx, by] = [x + Math.cos(i * 1.9) * h * 0.26, y - h * (0.62 + 0.13 * Math.sin(i * 2.7))];
      const c = colors[i % colors.length] as string;
      return (
        stroke(pathOf`M${x} ${y}Q${(x + bx) / 2} ${y - h * 0.3} ${bx} ${by + h * 0.12}`, '#8a5a3a', h * 0.004) +
        oval(bx, by, h * 0.11, h * 0.135, form(s, c, 1.1)) +
        oval(bx - h * 0.04, by - h * 0.05, h * 0.025, h * 0.04, lit(c, 0.7), 'opacity=".7"')
      );
    }),
  );

/** Falling confetti or petals. */
export const petals = (s: Sheet, count: number, colors: readonly string[], y0 = 0, y1 = s.H, size = 7) =>
  join(
    times(count, () => {
      const [x, y, r] = [s.rng.between(0, s.W), s.rng.between(y0, y1), s.rng.between(0.6, 1.3) * size];
      return at(x, y, path(pathOf`M${-r} 0Q0 ${-r * 0.9} ${r} 0Q0 ${r * 0.9} ${-r} 0Z`, s.rng.pick(colors)), 1, s.rng.between(0, 180));
    }),
  );
