import { outline } from '../../outline.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, join, linear, lit, poly, rect, shade, times } from '../kit.ts';
import { starAt } from '../people/held-festive.ts';
import { marigolds } from '../things/festive.ts';
import { medal, trophyShape } from '../things/honours.ts';
import { done, on, type Still, table } from './still-life.ts';

/** Details of prizes and badges. */
export const honourDetails = {
  trophies: (s) =>
    done(
      s,
      'gold',
      table(s),
      on(s, 0.22, 0.8, 4.2, 50, trophyShape(s, '#d9d3c6')),
      on(s, 0.8, 0.8, 4.2, 50, trophyShape(s, '#d08a52')),
      on(s, 0.5, 0.88, 6.6, 56, trophyShape(s, '#f2b632')),
      marigolds(s.W * 0.02, s.H * 0.93, s.W * 0.98, s.H * 0.93, 20, 20),
    ),
  medals: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a2f3a', 0.02),
      times(3, (i) =>
        at(
          s.W * (0.25 + i * 0.25),
          s.H * (0.1 + (i % 2) * 0.05),
          join(
            oval(26, 92, 26, 20, '#2b0a10', 'opacity=".35"'),
            medal(s, ['#d9d3c6', '#f2b632', '#d08a52'][i] as string, i % 2 ? s.theme.mainDeep : '#1f4f7a'),
          ),
          6.6,
          (i - 1) * -5,
        ),
      ),
    ),
  badge: (s) =>
    done(
      s,
      'gold',
      rect(0, 0, s.W, s.H, linear(s, { 0: lit(s.theme.main, 0.12), 1: s.theme.mainDeep }, 1, 1)),
      poly(outline('0.62 0, 1 0, 1 0.7', [s.W, s.H]), shade(s.theme.main, 0.35), 'opacity=".6"'),
      stroke(pathOf`M${s.W * 0.62} 0L${s.W} ${s.H * 0.7}`, s.theme.accent, 10),
      times(26, (i) => stroke(`M${n(i * s.W * 0.06 - s.W * 0.5)} 0l${n(s.H)} ${s.H}`, lit(s.theme.main, 0.14), 3, 'opacity=".25"')),
      at(
        s.W * 0.42,
        s.H * 0.5,
        join(
          oval(4, 5, 36, 42, '#2b0a10', 'opacity=".4"'),
          path('M-34 -40Q0 -50 34 -40V4Q34 34 0 48Q-34 34 -34 4Z', form(s, '#f2b632', 1.4)),
          path('M-29 -35Q0 -44 29 -35V3Q29 29 0 42Q-29 29 -29 3Z', form(s, s.theme.main)),
          path('M0 -22Q-16 -2 0 12Q16 -2 0 -22Z', '#f2b632'),
          path('M0 -12Q-7 0 0 8Q7 0 0 -12Z', '#fff6d8'),
          path('M-18 12Q0 20 18 12L16 18Q0 27 -16 18Z', '#fff3dc'),
          starAt(0, 31, 5, '#f2b632'),
        ),
        8.6,
      ),
      poly(outline('0.1 0.97, 0.74 0.97, 0.74 1.02, 0.1 1.02', [s.W, s.H]), shade(s.theme.mainDeep, 0.2)),
      stroke(pathOf`M${s.W * 0.1} ${s.H * 0.96}H${s.W * 0.74}`, s.theme.accent, 5, 'stroke-dasharray="18 10"'),
      [0.3, 0.62].map((y) => oval(s.W * 0.9, s.H * y + s.H * 0.28, 34, 34, form(s, '#d9a03a', 1.4))),
    ),
  certificate: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a3f3a', 0.12),
      at(
        s.W * 0.5,
        s.H * 0.54,
        join(
          rect(-58, -38, 120, 84, '#3a1a10', 1, 'opacity=".28"'),
          rect(-62, -42, 120, 84, form(s, '#fff8e6', 0.4), 1),
          rect(-58, -38, 112, 76, 'none', 1, `stroke="${s.theme.main}" stroke-width="1.4"`),
          rect(-56, -36, 108, 72, 'none', 1, `stroke="${s.theme.accent}" stroke-width=".8"`),
          `<text x="-2" y="-18" font-family="Eczar SemiBold" font-size="11" fill="${s.theme.main}" text-anchor="middle">Certificate of Merit</text><text x="-2" y="-6" font-family="Mukta SemiBold" font-size="5" fill="#6b4a3a" text-anchor="middle">${s.theme.name}, ${s.theme.city}</text>`,
          stroke('M-40 6H36M-34 14H30', '#d9b98a', 0.8),
          stroke('M-46 28q6 -8 10 -1t9 -3t7 1', '#24407a', 0.8),
          at(
            38,
            22,
            join(
              times(12, (i) => oval(Math.cos(i * 0.5236) * 8, Math.sin(i * 0.5236) * 8, 3, 3, s.theme.accent)),
              oval(0, 0, 8, 8, form(s, '#f2b632')),
              starAt(0, 0, 5, s.theme.main),
            ),
          ),
        ),
        10,
        -3,
      ),
      marigolds(0, s.H * 0.97, s.W, s.H * 0.97, 10, 20),
    ),
} as const satisfies Record<string, Still>;
