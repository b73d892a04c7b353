import { outline, points } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { n, oval, type Point, path, smooth, stroke } from '../../svg.ts';
import { at, form, glow, join, limb, linear, lit, mix, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { archPath } from '../places/arches.ts';
import { grade, type Hour } from '../places/sky.ts';
import { canopy } from '../places/trees.ts';

/** A hand reaching in from `from` to `to`, with a sleeve; fingers close on the thing it holds. */
export function reach(s: Sheet, from: Point, to: Point, w: number, skin: string, sleeve = s.theme.shirt): string {
  const ang = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const deg = (ang * 180) / Math.PI;
  const cuff: Point = [to[0] - Math.cos(ang) * w * 2.1, to[1] - Math.sin(ang) * w * 2.1];
  const wrist: Point = [to[0] - Math.cos(ang) * w * 0.5, to[1] - Math.sin(ang) * w * 0.5];
  const skinPaint = form(s, skin, 0.7);
  const hand = join(
    path(smooth(outline('-0.6 -0.36, 0.2 -0.5, 0.7 -0.3, 0.72 0.32, 0.1 0.48, -0.6 0.36', w)), skinPaint),
    [-0.32, -0.1, 0.12, 0.32].map((v, i) =>
      path(
        limb([w * 0.5, v * w], [w * (1.12 - Math.abs(i - 1.4) * 0.09), v * w * 0.72 + w * 0.1], w * 0.23, w * 0.18),
        skinPaint,
        `stroke="${shade(skin, 0.3)}" stroke-opacity=".4" stroke-width="${n(w * 0.02)}"`,
      ),
    ),
    path(
      limb([-w * 0.1, w * 0.34], [w * 0.62, w * 0.56], w * 0.27, w * 0.2),
      skinPaint,
      `stroke="${shade(skin, 0.3)}" stroke-opacity=".4" stroke-width="${n(w * 0.02)}"`,
    ),
  );
  return join(
    path(limb(from, wrist, w * 1.1, w * 0.72), skinPaint),
    path(limb(from, cuff, w * 1.7, w * 1.35), form(s, sleeve, 0.8)),
    at(to[0], to[1], hand, 1, deg),
  );
}

/** A warm table before an arcade out of focus. */
export function table(s: Sheet, hour: Hour = 'gold', wood = '#b9814f', y = 0.6): string {
  const { W, H, theme: t } = s;
  const night = hour === 'night';
  const far = night ? '#3a2450' : mix(t.wall, '#f3cf97', 0.4);
  return join(
    rect(0, 0, W, H, linear(s, { 0: night ? '#1d1a3c' : lit(far, 0.3), 1: night ? '#5a2f4a' : shade(far, 0.12) })),
    times(5, (i) =>
      path(
        archPath(W * (0.08 + i * 0.22), H * y + 10, W * 0.16, H * 0.48, 5),
        linear(s, { 0: shade(t.stone, night ? 0.6 : 0.18), 1: night ? '#d98a3c' : lit(t.stone, 0.35) }),
        'opacity=".6"',
      ),
    ),
    night ? '' : canopy(s, W * 0.92, H * 0.12, W * 0.36, H * 0.36, '#9fb57a'),
    glow(s, W * 0.14, H * 0.14, W * 0.5, night ? '#ffb45e' : '#fff3cc', night ? 0.3 : 0.8),
    times(9, () =>
      oval(
        s.rng() * W,
        s.rng() * H * y,
        s.rng.between(16, 54),
        s.rng.between(16, 54),
        night ? '#ffc46b' : '#fff6dc',
        `opacity="${n(s.rng.between(0.1, 0.3))}"`,
      ),
    ),
    rect(0, H * y, W, H * (1 - y) + 4, linear(s, { 0: lit(wood, 0.24), 1: shade(wood, 0.22) })),
    times(8, (i) =>
      stroke(
        `M-10 ${n(H * y + H * (1 - y) * (i / 8) ** 1.5)}Q${n(W * 0.5)} ${n(H * y + H * (1 - y) * (i / 8) ** 1.5 + s.rng.between(-8, 8))} ${W + 10} ${n(H * y + H * (1 - y) * (i / 8) ** 1.5)}`,
        shade(wood, 0.3),
        2.4,
        'opacity=".45"',
      ),
    ),
    rect(0, H * y, W, 14, linear(s, { 0: ['#fff3d0', 0.5], 1: ['#fff3d0', 0] })),
  );
}

const shadowed = (s: Sheet, x: number, y: number, w: number, body: string) =>
  join(
    poly(
      points`${x - w * 0.4} ${y - 6}, ${x + w * 0.4} ${y - 10}, ${x + w * 1.5} ${y + w * 0.34}, ${x + w * 0.7} ${y + w * 0.4}`,
      linear(s, { 0: ['#3a1a10', 0.35], 1: ['#3a1a10', 0] }, 1, 0.4),
    ),
    oval(x, y, w * 0.5, w * 0.08, '#3a1a10', 'opacity=".35"'),
    body,
  );

/** Draws a detail that fills the sheet. */
export type Still = (s: Sheet) => string;

/** Sets a thing, drawn in its own units, on the table with its shadow. */
export const on = (s: Sheet, x: number, y: number, k: number, w: number, body: string) =>
  shadowed(s, x * s.W, y * s.H, w * k, at(x * s.W, y * s.H, body, k));

/** Finishes a still life with the light of the hour. */
export const done = (s: Sheet, hour: Hour, ...parts: (string | string[])[]) => join(...parts, grade(s, hour));

/** A skin colour by chance. */
export const skinOf = (s: Sheet) => s.rng.pick(palette.skin);
