import { outline } from '../../outline.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, join, linear, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { marigolds } from './festive.ts';

/** The national flag, waving from (x, y) at its hoist; `w` is its length. */
export function flag(s: Sheet, x: number, y: number, w: number): string {
  const h = w * 0.667;
  const wave = (y0: number, y1: number) =>
    pathOf`M0 ${y0}C${w * 0.25} ${y0 - h * 0.14} ${w * 0.42} ${y0 + h * 0.12} ${w * 0.62} ${y0 + h * 0.03}S${w * 0.92} ${y0 - h * 0.08} ${w} ${y0 + h * 0.02}L${w} ${y1 + h * 0.02}C${w * 0.92} ${y1 - h * 0.08} ${w * 0.82} ${y1 - h * 0.06} ${w * 0.62} ${y1 + h * 0.03}S${w * 0.25} ${y1 - h * 0.14} 0 ${y1}Z`;
  const [cx, cy, r] = [w * 0.5, h * 0.525, h * 0.145];
  return at(
    x,
    y,
    join(
      path(wave(0, h / 3), '#f08a24'),
      path(wave(h / 3, (2 * h) / 3), '#fffaf0'),
      path(wave((2 * h) / 3, h), '#2f8a3e'),
      oval(cx, cy, r, r, 'none', `stroke="#1d3a7a" stroke-width="${n(r * 0.14)}"`),
      times(24, (i) =>
        stroke(pathOf`M${cx} ${cy}L${cx + Math.cos(i * 0.2618) * r} ${cy + Math.sin(i * 0.2618) * r}`, '#1d3a7a', r * 0.045),
      ),
      oval(cx, cy, r * 0.17, r * 0.17, '#1d3a7a'),
      path(
        wave(0, h),
        linear(
          s,
          {
            0: ['#fff', 0.12],
            0.22: ['#fff', 0.28],
            0.42: ['#542a18', 0.2],
            0.62: ['#fff', 0.06],
            0.85: ['#fff', 0.2],
            1: ['#542a18', 0.2],
          },
          1,
          0,
        ),
      ),
    ),
  );
}

/** A flagpole on a stepped plinth with the flag flying; `h` is the pole's height. */
export function flagpole(s: Sheet, x: number, y: number, h: number): string {
  const { theme: t } = s;
  return join(
    [3, 2, 1].map((i) =>
      rect(x - h * 0.055 * i, y - h * 0.03 * (4 - i), h * 0.11 * i, h * 0.032, form(s, i % 2 ? t.stone : lit(t.stone, 0.25))),
    ),
    rect(x - h * 0.007, y - h, h * 0.014, h * 0.92, linear(s, { 0: '#fff8ea', 1: '#b9a58c' }, 1, 0)),
    oval(x, y - h, h * 0.014, h * 0.014, form(s, t.accent)),
    flag(s, x + h * 0.008, y - h * 0.985, h * 0.34),
    stroke(pathOf`M${x + h * 0.008} ${y - h * 0.75}Q${x + h * 0.03} ${y - h * 0.4} ${x + h * 0.006} ${y - h * 0.14}`, '#8a5a3a', h * 0.003),
    marigolds(x - h * 0.17, y - h * 0.03, x + h * 0.17, y - h * 0.03, h * 0.02, h * 0.011),
  );
}

/** A trophy cup standing on the origin, 100 units high. */
export const trophyShape = (s: Sheet, c: string) =>
  join(
    rect(-22, -12, 44, 12, form(s, '#4a2a22'), 2),
    rect(-16, -20, 32, 9, form(s, '#6b3d2a'), 2),
    poly(outline('-5 -42, 5 -42, 9 -20, -9 -20'), form(s, c, 1.2)),
    stroke('M-24 -86Q-48 -84 -40 -64Q-34 -52 -16 -50M24 -86Q48 -84 40 -64Q34 -52 16 -50', shade(c, 0.12), 5),
    path('M-30 -98H30Q30 -48 0 -40Q-30 -48 -30 -98Z', form(s, c, 1.3)),
    oval(0, -98, 30, 6, lit(c, 0.45)),
    oval(0, -97, 25, 4, shade(c, 0.3)),
    path('M-22 -90Q-22 -62 -10 -50Q-16 -66 -14 -91Z', '#fff6d8', 'opacity=".65"'),
  );

/** A medal on a ribbon, 100 units high, hung from the origin. */
export const medal = (s: Sheet, c: string, ribbon: string) =>
  join(
    poly(outline('-22 0, -6 0, 8 54, -4 58'), form(s, ribbon)),
    poly(outline('22 0, 6 0, -8 54, 4 58'), form(s, shade(ribbon, 0.12))),
    poly(outline('-17 0, -12 0, 3 54, 0 56'), '#ffe3a0'),
    oval(0, 76, 24, 24, form(s, c, 1.3)),
    oval(0, 76, 19, 19, 'none', `stroke="${lit(c, 0.5)}" stroke-width="2"`),
    poly(
      times(10, (i) => [Math.sin((i * Math.PI) / 5) * (i % 2 ? 5 : 12), 76 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 5 : 12)] as const),
      lit(c, 0.55),
    ),
  );
