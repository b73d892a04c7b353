import { outline } from '../../outline.ts';
import { oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, poly, rect, times } from '../kit.ts';
import { books, burner, globe, microscope, rack } from '../things/things.ts';
import { done, on, reach, type Still, skinOf, table } from './still-life.ts';

/** Details of lessons, laboratories and rooms. */
export const studyDetails = {
  tubes: (s) =>
    done(
      s,
      'morning',
      table(s, 'morning', '#4a4448'),
      on(s, 0.42, 0.82, 22, 36, rack(s, ['#e2512e', '#f2a71b', '#2f8a5a', '#1f6aa5', '#8a3f9b', '#d5377a'])),
      reach(s, [s.W * 1.05, s.H * 0.3], [s.W * 0.76, s.H * 0.36], 74, skinOf(s), '#fffaf0'),
      at(
        s.W * 0.7,
        s.H * 0.44,
        join(
          rect(-3.2, -16, 6.4, 22, 'rgba(255,255,255,.6)', 3.2, 'stroke="#9fb9bd" stroke-width=".6"'),
          rect(-3, -5, 6, 10.6, '#3fa58a', 3),
        ),
        13,
        14,
      ),
    ),
  microscope: (s) =>
    done(
      s,
      'morning',
      table(s, 'morning', '#4a4448'),
      on(s, 0.55, 0.86, 21, 24, microscope(s)),
      on(s, 0.22, 0.84, 12, 20, books(s)),
      reach(s, [s.W * 1.04, s.H * 0.9], [s.W * 0.72, s.H * 0.64], 70, skinOf(s), '#fffaf0'),
    ),
  flask: (s) =>
    done(
      s,
      'morning',
      table(s, 'morning', '#4a4448'),
      on(s, 0.48, 0.86, 13, 30, burner(s, '#e0762e')),
      on(s, 0.8, 0.82, 10, 30, rack(s, ['#2f8a5a', '#1f6aa5', '#f2a71b'])),
      on(
        s,
        0.17,
        0.84,
        13,
        22,
        path('M-3 -20h6v7l8 13q1 3 -2 3h-18q-3 0 -2 -3l8 -13z', 'rgba(255,255,255,.65)', 'stroke="#9fb9bd" stroke-width=".6"') +
          path('M-6 -7h12l5 8q.5 1.6 -1.4 1.6h-19q-2 0 -1.4 -1.6z', '#3f86c9'),
      ),
    ),
  books: (s) =>
    done(
      s,
      'gold',
      table(s),
      on(s, 0.36, 0.84, 15, 30, books(s, ['#1f6aa5', '#7a1f2b', '#2f7d4f', '#d98a1d', '#8a3f6b'])),
      on(s, 0.72, 0.86, 13, 24, globe(s)),
      at(
        s.W * 0.53,
        s.H * 0.92,
        poly(outline('-60 -8, 60 -16, 62 -10, -58 -2'), '#f2a71b') + poly(outline('60 -16, 76 -14, 62 -10'), '#f3d9a8'),
      ),
    ),
  keyboardHands: (s) => {
    const k = skinOf(s);
    return done(
      s,
      'morning',
      table(s, 'morning', '#c99a6b', 0.5),
      rect(s.W * 0.24, s.H * 0.02, s.W * 0.52, s.H * 0.46, '#3a3a42', 16),
      rect(s.W * 0.26, s.H * 0.05, s.W * 0.48, s.H * 0.39, linear(s, { 0: '#e4f3ef', 1: '#a9d6d8' }, 1, 1), 8),
      times(5, (i) =>
        rect(
          s.W * 0.3,
          s.H * (0.1 + i * 0.06),
          s.W * s.rng.between(0.12, 0.36),
          s.H * 0.028,
          ['#7a1f2b', '#2f7d4f', '#1f6aa5', '#d98a1d', '#8a3f6b'][i] as string,
          6,
        ),
      ),
      poly(outline('0.2 0.62, 0.8 0.62, 0.86 0.84, 0.14 0.84', [s.W, s.H]), form(s, '#4a4a52')),
      times(44, (i) => {
        const r = Math.floor(i / 11);
        const w = s.W * (0.052 + r * 0.003);
        return rect(s.W * (0.215 - r * 0.013) + (i % 11) * w, s.H * (0.635 + r * 0.05), w * 0.84, s.H * 0.038, form(s, '#f3e6cf', 0.6), 4);
      }),
      reach(s, [s.W * 0.12, s.H * 1.1], [s.W * 0.34, s.H * 0.8], 96, k),
      reach(s, [s.W * 0.9, s.H * 1.1], [s.W * 0.66, s.H * 0.8], 96, k),
    );
  },
  circuit: (s) => {
    const k = skinOf(s);
    return done(
      s,
      'morning',
      table(s, 'morning', '#c99a6b', 0.2),
      at(
        s.W * 0.46,
        s.H * 0.6,
        join(
          rect(-50, -30, 100, 60, form(s, '#2f7d5a'), 3),
          stroke('M-40 -20H-10V10H20V-10H40M-40 10H-24V20H30M-10 -20V-26H30', '#bfe0a8', 1.4),
          rect(-20, -12, 22, 14, '#2b1a16', 1),
          times(6, (i) => rect(-18 + i * 3.4, -15, 1.4, 3, '#d8cbb8') + rect(-18 + i * 3.4, 2, 1.4, 3, '#d8cbb8')),
          glow(s, 30, -18, 16, '#ff8a5e', 0.8),
          oval(30, -18, 4, 4, '#ff6a3c'),
          glow(s, 34, 14, 16, '#8fe08a', 0.8),
          oval(34, 14, 4, 4, '#4fc05a'),
        ),
        8.4,
      ),
      stroke(pathOf`M${s.W * 0.7} ${s.H * 0.5}Q${s.W * 0.9} ${s.H * 0.2} ${s.W * 1.02} ${s.H * 0.4}`, '#b3262e', 8),
      reach(s, [s.W * 1.0, s.H * 1.05], [s.W * 0.72, s.H * 0.72], 92, k),
      reach(s, [-30, s.H * 1.05], [s.W * 0.2, s.H * 0.74], 92, k),
    );
  },
  notebook: (s) =>
    done(
      s,
      'morning',
      table(s, 'morning', '#c99a6b', 0.06),
      at(
        s.W * 0.42,
        s.H * 0.56,
        join(
          rect(-60, -36, 120, 80, '#3a1a10', 2, 'opacity=".25"'),
          rect(-64, -40, 120, 80, '#7a1f2b', 2),
          rect(-62, -38, 58, 76, form(s, '#fff8e8', 0.3)),
          rect(-4, -38, 58, 76, form(s, '#fffaf0', 0.4)),
          times(9, (i) => stroke(`M-58 ${-28 + i * 7.4}H-8M2 ${-28 + i * 7.4}H50`, '#b9cfd8', 0.7)),
          stroke('M-54 -30q4 -5 8 0t8 0t8 0t7 0M-54 -22q4 -4 8 0t9 0t9 0t8 -1M-54 -15q5 -4 9 0t8 0t6 0', '#24407a', 0.7),
          path('M10 24L26 -6L44 24Z', 'none', 'stroke="#b3262e" stroke-width="1.2"'),
        ),
        9.6,
        -4,
      ),
      reach(s, [s.W * 1.02, s.H * 1.04], [s.W * 0.7, s.H * 0.72], 96, skinOf(s)),
      stroke(pathOf`M${s.W * 0.8} ${s.H * 0.5}L${s.W * 0.655} ${s.H * 0.7}`, '#f2a71b', 17),
      stroke(pathOf`M${s.W * 0.655} ${s.H * 0.7}L${s.W * 0.642} ${s.H * 0.718}`, '#3a2418', 8),
    ),
} as const satisfies Record<string, Still>;
