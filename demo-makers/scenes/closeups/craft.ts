import { outline } from '../../outline.ts';
import { n, oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, lit, poly, rect, shade, times } from '../kit.ts';
import { canopy } from '../places/trees.ts';
import { diyaLamp, powders, rangoli } from '../things/festive.ts';
import { done, on, reach, type Still, skinOf, table } from './still-life.ts';

const hillArt = join(
  rect(0, 0, 40, 26, '#bfe0e2'),
  path('M0 20L12 8L22 18L30 11L40 20V27H0Z', '#6f9a56'),
  oval(31, 6, 3.4, 3.4, '#f2a71b'),
  rect(12, 16, 8, 8, '#d98e5f'),
  poly(outline('11 16, 16 11, 21 16'), '#b3262e'),
);

/** Details of craft and the garden. */
export const craftDetails = {
  rangoli: (s) =>
    done(
      s,
      'gold',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#e8c093', 1: '#c98f62' })),
      times(9, (i) => stroke(`M${n(i * s.W * 0.14 - 40)} 0L${n(i * s.W * 0.14 - 10)} ${s.H}`, '#b57f57', 2, 'opacity=".4"')),
      `<g transform="translate(${s.W * 0.47} ${s.H * 0.56}) scale(1 .82)">${rangoli(s, s.H * 0.48, powders)}</g>`,
      reach(s, [s.W * 1.05, s.H * 0.02], [s.W * 0.77, s.H * 0.3], 84, skinOf(s), s.theme.shirt),
      times(30, () => oval(s.W * s.rng.between(0.66, 0.73), s.H * s.rng.between(0.36, 0.5), 3, 3, '#d5377a')),
      diyaLamp(s, s.W * 0.09, s.H * 0.86, 120),
      diyaLamp(s, s.W * 0.9, s.H * 0.86, 120),
    ),
  powders: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#c99a6b', 0.3),
      times(6, (i) => {
        const [x, y] = [0.18 + (i % 3) * 0.31, 0.52 + Math.floor(i / 3) * 0.32];
        const c = [...powders, '#f3e6cf'][i] as string;
        return on(
          s,
          x,
          y,
          9,
          24,
          join(
            path('M-16 -8Q-14 2 0 3Q14 2 16 -8Z', form(s, '#b57f2a', 1.2)),
            oval(0, -8, 16, 5, shade('#b57f2a', 0.3)),
            path('M-13 -8Q-4 -19 1 -18Q8 -16 13 -8Q0 -4 -13 -8Z', form(s, c, 1.1)),
          ),
        );
      }),
    ),
  brush: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#c99a6b', 0.14),
      at(s.W * 0.4, s.H * 0.62, rect(-420, -300, 840, 560, '#fff9ea', 4) + at(-380, -270, hillArt, 19)),
      reach(s, [s.W * 1.02, s.H * 1.02], [s.W * 0.72, s.H * 0.7], 92, skinOf(s)),
      stroke(pathOf`M${s.W * 0.83} ${s.H * 0.6}L${s.W * 0.62} ${s.H * 0.63}`, '#c98a4b', 15),
      stroke(pathOf`M${s.W * 0.62} ${s.H * 0.63}L${s.W * 0.585} ${s.H * 0.635}`, '#8d8580', 20),
      path(
        pathOf`M${s.W * 0.586} ${s.H * 0.624}Q${s.W * 0.56} ${s.H * 0.63} ${s.W * 0.545} ${s.H * 0.645}Q${s.W * 0.57} ${s.H * 0.655} ${s.W * 0.588} ${s.H * 0.648}Z`,
        '#b3262e',
      ),
      times(4, (i) =>
        on(
          s,
          0.08 + i * 0.06,
          0.24 + i * 0.015,
          8,
          8,
          rect(-4, -9, 8, 9, form(s, '#fff3dc'), 1) + oval(0, -9, 4, 1.5, powders[i] as string),
        ),
      ),
    ),
  clay: (s) => {
    const k = skinOf(s);
    return done(
      s,
      'gold',
      table(s, 'gold', '#a9714a'),
      on(
        s,
        0.14,
        0.8,
        8,
        22,
        path(smooth(outline('-9 -24, 9 -24, 14 -8, 8 0, -8 0, -14 -8')), form(s, '#b8633c', 1.2)) +
          stroke('M-12 -12q12 5 24 0', '#fff3e0', 1.4),
      ),
      on(
        s,
        0.87,
        0.8,
        8,
        22,
        join(
          oval(0, -10, 12, 9, form(s, '#c97448')),
          oval(11, -17, 6, 5, form(s, '#c97448')),
          stroke('M-11 -8l-5 -3M-6 -2v3M6 -2v3', '#a3562f', 2.4),
        ),
      ),
      on(
        s,
        0.5,
        0.88,
        14,
        30,
        path(smooth(outline('-8 -30, 8 -30, 17 -14, 10 0, -10 0, -17 -14')), form(s, '#b8633c', 1.3)) +
          oval(0, -30, 8.4, 2.6, '#6b3018') +
          stroke('M-15 -16q15 6 30 0M-14 -11q14 6 28 0', '#8a4526', 0.8),
      ),
      reach(s, [-60, s.H * 1.0], [s.W * 0.34, s.H * 0.66], 96, k),
      reach(s, [s.W * 1.04, s.H * 1.0], [s.W * 0.66, s.H * 0.66], 96, k),
    );
  },
  rakhi: (s) => {
    const flower = (c: string, d: string) =>
      join(
        times(12, (i) => oval(Math.cos(i * 0.5236) * 11, Math.sin(i * 0.5236) * 11, 4.6, 4.6, i % 2 ? c : lit(c, 0.3))),
        oval(0, 0, 9, 9, form(s, d)),
        times(8, (i) => oval(Math.cos(i * 0.785) * 6, Math.sin(i * 0.785) * 6, 1.2, 1.2, '#fff6d8')),
        oval(0, 0, 3, 3, '#fff6d8'),
      );
    return done(
      s,
      'gold',
      table(s, 'gold', '#d9b27e', 0.06),
      [0.24, 0.5, 0.78].map((y, i) => {
        const c = ['#b3262e', '#1f6aa5', '#d5377a'][i] as string;
        return join(
          stroke(
            pathOf`M${s.W * 0.04} ${s.H * (y + 0.05)}Q${s.W * 0.3} ${s.H * (y - 0.04)} ${s.W * (0.42 + i * 0.09)} ${s.H * y}T${s.W * 0.97} ${s.H * (y - 0.02)}`,
            c,
            12,
          ),
          stroke(
            pathOf`M${s.W * 0.04} ${s.H * (y + 0.05)}Q${s.W * 0.3} ${s.H * (y - 0.04)} ${s.W * (0.42 + i * 0.09)} ${s.H * y}T${s.W * 0.97} ${s.H * (y - 0.02)}`,
            '#f2b632',
            5,
            'stroke-dasharray="8 14"',
          ),
          oval(s.W * (0.42 + i * 0.09) + 20, s.H * y + 24, 130, 100, '#3a1a10', 'opacity=".25"'),
          at(s.W * (0.42 + i * 0.09), s.H * y, flower(c, '#f2a71b'), 7.4),
        );
      }),
    );
  },
  seedling: (s) => {
    const k = skinOf(s);
    return done(
      s,
      'morning',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#cfe0b0', 0.6: '#8fae5b', 1: '#5f7d3c' })),
      canopy(s, s.W * 0.1, s.H * 0.1, s.W * 0.5, s.H * 0.5, '#9cbb74'),
      canopy(s, s.W * 0.95, s.H * 0.16, s.W * 0.44, s.H * 0.4, '#a8c47f'),
      glow(s, s.W * 0.2, s.H * 0.16, s.W * 0.5, '#fff6cc', 0.9),
      reach(s, [-40, s.H * 1.06], [s.W * 0.36, s.H * 0.74], 120, k),
      reach(s, [s.W * 1.02, s.H * 1.06], [s.W * 0.64, s.H * 0.74], 120, k),
      path(smooth(outline('0.3 0.72, 0.5 0.6, 0.7 0.72, 0.6 0.82, 0.4 0.82', [s.W, s.H])), form(s, '#5d3a22', 1.2)),
      at(
        s.W * 0.5,
        s.H * 0.66,
        join(
          stroke('M0 0Q3 -16 0 -30', '#5f8a3c', 1.8),
          path('M0 -16q-16 -4 -18 -16q15 0 18 16zM0 -26q15 -6 17 -18q-16 2 -17 18zM0 -30q-6 -8 -2 -15q7 6 2 15z', form(s, '#7fb054')),
        ),
        9,
      ),
    );
  },
} as const satisfies Record<string, Still>;
