import { outline } from '../../outline.ts';
import { oval, path, stroke } from '../../svg.ts';
import { at, form, glow, join, poly, rect, type Sheet, times } from '../kit.ts';

/** Exhibits children build, standing on the origin in centimetres. */
export const exhibits: Record<string, (s: Sheet) => string> = {
  volcano: (s) =>
    join(
      glow(s, 0, -46, 30, '#ff8a3c', 0.6),
      path('M-40 0Q-20 -10 -10 -40H10Q20 -10 40 0Z', form(s, '#8a5a3a', 1.2)),
      path('M-10 -40Q-14 -14 -22 -4Q-6 -20 -4 -28Q2 -10 8 -6Q8 -24 10 -40Z', '#e2512e'),
      times(7, (i) => oval(-12 + i * 4, -50 - ((i * 5) % 12), 4, 4, i % 2 ? '#f2812e' : '#ffd45e')),
    ),
  solar: (s) =>
    join(
      rect(-12, -4, 24, 4, '#6b4226', 2),
      rect(-1.5, -30, 3, 27, '#8d8580'),
      oval(0, -34, 13, 13, form(s, '#f2a71b', 1.2)),
      glow(s, 0, -34, 30, '#ffd45e', 0.5),
      [22, 34, 46].map(
        (r, i) =>
          `<ellipse cx="0" cy="-34" rx="${r}" ry="${r * 0.34}" fill="none" stroke="#8d8580" stroke-width=".7"/>` +
          oval(
            r * Math.cos(i * 2 + 0.4),
            -34 + r * 0.34 * Math.sin(i * 2 + 0.4),
            4 + i,
            4 + i,
            form(s, ['#c98f5d', '#4f9bb8', '#d9583c'][i] as string),
          ),
      ),
    ),
  windmill: (s) =>
    join(
      poly(outline('-5 0, 5 0, 2 -60, -2 -60'), form(s, '#fff6e4')),
      [0, 120, 240].map((a) => at(0, -60, poly(outline('-2 0, 2 0, 5 -30, -1 -34'), form(s, '#e2612e')), 1, a + 20)),
      oval(0, -60, 3.4, 3.4, '#7a1f2b'),
      rect(18, -16, 26, 16, form(s, '#d98e5f')),
      poly(outline('15 -16, 31 -28, 47 -16'), '#7a1f2b'),
      rect(26, -11, 6, 6, '#ffe07a'),
    ),
  robot: (s) =>
    join(
      rect(-15, -44, 30, 28, form(s, '#1f6aa5'), 4),
      rect(-11, -64, 22, 18, form(s, '#9cc9dc'), 4),
      oval(-5, -55, 3, 3, '#2b1a16'),
      oval(5, -55, 3, 3, '#2b1a16'),
      stroke('M0 -64V-72', '#3f5560', 1.6),
      oval(0, -74, 3, 3, '#e2512e'),
      stroke('M-15 -38L-26 -26M15 -38L26 -48', '#3f5560', 5),
      rect(-14, -16, 10, 12, '#3f5560', 2),
      rect(4, -16, 10, 12, '#3f5560', 2),
      rect(-18, -6, 16, 6, '#2b1a16', 3),
      rect(2, -6, 16, 6, '#2b1a16', 3),
      oval(0, -30, 4, 4, '#f2b632'),
    ),
  filter: (s) =>
    join(
      ['#c9a26b', '#8a8f5a', '#5a4a3a'].map((c, i) =>
        join(
          path(`M${-36 + i * 26} -44h18v22l-6 8h-6l-6 -8z`, 'rgba(255,255,255,.6)', 'stroke="#9fb9bd" stroke-width=".8"'),
          path(`M${-36 + i * 26} -32h18v10l-6 8h-6l-6 -8z`, c),
          rect(-35 + i * 26, -10, 16, 10, i === 2 ? '#bfe3ee' : '#d9c9a0', 2),
        ),
      ),
      rect(-42, -48, 84, 4, form(s, '#a9714a')),
      stroke('M-42 -48V0M42 -48V0', '#a9714a', 3),
    ),
  bridge: (s) =>
    join(
      path('M-50 -14Q0 -60 50 -14', 'none', `stroke="#b3262e" stroke-width="4"`),
      rect(-54, -16, 108, 6, form(s, '#c98f5d')),
      times(9, (i) => stroke(`M${-40 + i * 10} -14V${-14 - Math.cos(((i - 4) / 5) * 1.4) * 26}`, '#8a3a3a', 1.2)),
      poly(outline('-54 -10, -40 -10, -44 0, -54 0'), '#8a5a3a'),
      poly(outline('54 -10, 40 -10, 44 0, 54 0'), '#8a5a3a'),
    ),
  rocket: (s) =>
    join(
      path('M-9 -10V-46Q0 -74 9 -46V-10Z', form(s, '#fff6e4', 1.2)),
      path('M-5.5 -54Q0 -74 5.5 -54Z', '#b3262e'),
      poly(outline('-9 -24, -20 -6, -9 -10'), '#b3262e'),
      poly(outline('9 -24, 20 -6, 9 -10'), '#8a1f2b'),
      oval(0, -40, 4, 4, '#4f9bb8'),
      path('M-6 -8Q0 10 6 -8Z', '#f2a71b'),
    ),
  plants: (s) =>
    join(
      [-26, 0, 26].map((x, i) =>
        join(
          poly(outline('-9 -14, 9 -14, 6 0, -6 0', 1, [x, 0]), form(s, '#b8633c')),
          stroke(`M${x} -14V${-26 - i * 8}`, '#5f8a3c', 2),
          path(`M${x} ${-22 - i * 6}q-12 -4 -12 -12q11 1 12 12zM${x} ${-26 - i * 8}q10 -5 11 -13q-10 2 -11 13z`, '#6fa052'),
        ),
      ),
    ),
};
