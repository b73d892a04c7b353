import { outline } from '../../outline.ts';
import { oval, type Point, path, stroke } from '../../svg.ts';
import { at, form, glow, join, lit, mix, poly, rect, shade, times } from '../kit.ts';
import { done, on, reach, type Still, skinOf, table } from './still-life.ts';

/** Details of greetings, treats and a game of chess. */
export const treatDetails = {
  card: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#c99a6b', 0.08),
      at(
        s.W * 0.46,
        s.H * 0.55,
        join(
          rect(-40, -30, 86, 62, '#3a1a10', 2, 'opacity=".25"'),
          rect(-44, -34, 86, 62, form(s, '#fff6e0', 0.5), 2),
          rect(-40, -30, 78, 54, 'none', 2, 'stroke="#b3262e" stroke-width="1.2" stroke-dasharray="3 2"'),
          times(6, (i) => oval(-22 + Math.cos(i * 1.047) * 8, -8 + Math.sin(i * 1.047) * 8, 5.4, 5.4, '#d5377a')),
          oval(-22, -8, 5, 5, '#f2b632'),
          stroke('M-22 4V20M-22 14q-8 -1 -9 -7M-22 16q8 -1 9 -7', '#5f8a4c', 2),
          `<text x="15" y="-8" font-family="Eczar SemiBold" font-size="12" fill="#7a1f2b" text-anchor="middle">Thank</text><text x="15" y="6" font-family="Eczar SemiBold" font-size="12" fill="#7a1f2b" text-anchor="middle">you!</text>`,
        ),
        9.6,
        -5,
      ),
      reach(s, [s.W * 1.02, s.H * 1.05], [s.W * 0.82, s.H * 0.76], 92, skinOf(s)),
      times(3, (i) =>
        at(
          s.W * (0.08 + i * 0.05),
          s.H * (0.2 + i * 0.08),
          rect(-6, 0, 12, 90, form(s, ['#b3262e', '#1f6aa5', '#2f7d4f'][i] as string), 3) + poly(outline('-6 90, 6 90, 0 106'), '#f3d9a8'),
          2.2,
          -30,
        ),
      ),
    ),
  roses: (s) => {
    const rose = (x: number, y: number, k: number, c: string) =>
      at(
        x,
        y,
        join(
          oval(6, 10, 34, 30, '#3a1a10', 'opacity=".25"'),
          times(7, (q) =>
            at(0, 0, path('M0 0Q-26 -10 -16 -32Q6 -42 22 -22Q22 -4 0 0Z', form(s, mix(c, '#3a0a14', 0.16 - q * 0.02))), 1, q * 51),
          ),
          times(5, (q) => at(0, 0, path('M0 2Q-16 -6 -10 -20Q4 -26 13 -13Q13 -2 0 2Z', form(s, lit(c, 0.08 + q * 0.03))), 1, q * 72 + 20)),
          path(
            'M-7 0Q-6 -10 2 -9Q10 -7 7 2Q2 8 -4 5Q-8 2 -3 -1Q2 -3 3 1',
            'none',
            `stroke="${shade(c, 0.4)}" stroke-width="2.2" stroke-linecap="round"`,
          ),
        ),
        k,
      );
    const leaf = (x: number, y: number, turn: number) =>
      at(x, y, path('M0 0Q40 -40 90 0Q40 34 0 0Z', form(s, '#5f8a4c')) + stroke('M6 0H80', '#3d6538', 2), 1.5, turn);
    const spots: readonly Point[] = outline('0.36 0.36, 0.5 0.26, 0.64 0.36, 0.42 0.5, 0.57 0.5, 0.3 0.52, 0.7 0.52, 0.5 0.4');
    return done(
      s,
      'gold',
      table(s),
      leaf(s.W * 0.36, s.H * 0.4, 200),
      leaf(s.W * 0.64, s.H * 0.4, -20),
      leaf(s.W * 0.5, s.H * 0.22, -90),
      leaf(s.W * 0.3, s.H * 0.56, 170),
      leaf(s.W * 0.7, s.H * 0.56, 12),
      poly(outline('0.3 0.56, 0.7 0.56, 0.55 0.99, 0.45 0.99', [s.W, s.H]), form(s, '#f3e0b8')),
      poly(outline('0.5 0.62, 0.7 0.56, 0.55 0.99', [s.W, s.H]), shade('#f3e0b8', 0.12)),
      spots.map(([x, y], i) => rose(s.W * x, s.H * y, 3, i % 3 === 1 ? '#f2a02e' : i % 3 ? '#c0283c' : '#e2612e')),
      rect(s.W * 0.44, s.H * 0.8, s.W * 0.12, s.H * 0.035, form(s, s.theme.main), 6),
    );
  },
  cake: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a3f3a'),
      on(
        s,
        0.5,
        0.86,
        7,
        120,
        join(
          oval(0, 0, 66, 10, form(s, '#f3e6cf')),
          rect(-54, -38, 108, 36, form(s, '#fff3dc', 1.1), 6),
          path(`M-54 -38h108v8${times(9, () => 'q-6 12 -12 0').join('')}z`, form(s, '#d9586a')),
          oval(0, -38, 54, 8, '#e8788a'),
          times(9, (i) => oval(-44 + i * 11, -40 + Math.abs(i - 4) * 0.6, 3.4, 3, i % 2 ? '#b3262e' : '#f2b632')),
          times(
            5,
            (i) =>
              rect(-26 + i * 13 - 1.2, -62, 2.4, 20, i % 2 ? '#1f6aa5' : '#2f7d4f') +
              glow(s, -26 + i * 13, -67, 12, '#ffd45e', 0.8) +
              path(`M${-26 + i * 13} -62q-3 -4 0 -9q3 5 0 9z`, '#ffb938'),
          ),
        ),
      ),
    ),
  sweets: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a3f3a', 0.5),
      on(
        s,
        0.5,
        0.84,
        8,
        130,
        join(
          oval(0, -4, 82, 22, form(s, '#d9a441', 1.3)),
          oval(0, -8, 72, 17, '#f0cf7d'),
          times(15, (i) => {
            const [x, y] = [-52 + (i % 6) * 20 + (i > 5 ? 8 : 0) - (i > 10 ? -12 : 0), -12 - Math.floor(i / 6) * 9 + (i > 10 ? -2 : 0)];
            return (
              oval(x, y, 10.6, 9.6, form(s, i % 4 === 2 ? '#f3e6cf' : '#f2a02e', 1.2)) +
              oval(x - 3, y - 3.4, 3, 2.4, '#fff3c4', 'opacity=".7"')
            );
          }),
        ),
      ),
    ),
  chess: (s) => {
    const piece = (c: string, king: boolean) =>
      join(
        rect(-10, -5, 20, 5, form(s, c), 2),
        path('M-7 -5Q-3 -16 -4 -26H4Q3 -16 7 -5Z', form(s, c, 1.2)),
        king ? join(oval(0, -30, 6, 5, form(s, c)), stroke('M0 -35V-44M-4 -40H4', c, 2.4)) : oval(0, -31, 6.4, 6.4, form(s, c, 1.2)),
      );
    return done(
      s,
      'gold',
      table(s, 'gold', '#6b4226', 0.36),
      times(64, (i) => {
        const [r, q] = [Math.floor(i / 8), i % 8];
        const y0 = s.H * (0.42 + r * r * 0.0058 + r * 0.025);
        const y1 = s.H * (0.42 + (r + 1) ** 2 * 0.0058 + (r + 1) * 0.025);
        const w0 = s.W * (0.07 + r * 0.0062);
        const w1 = s.W * (0.07 + (r + 1) * 0.0062);
        return poly(
          [
            [s.W / 2 + (q - 4) * w0, y0],
            [s.W / 2 + (q - 3) * w0, y0],
            [s.W / 2 + (q - 3) * w1, y1],
            [s.W / 2 + (q - 4) * w1, y1],
          ],
          (r + q) % 2 ? '#7a4a2c' : '#f3dcae',
        );
      }),
      (
        [
          [0.3, 0.52, 3.4, 0],
          [0.62, 0.5, 3.4, 1],
          [0.74, 0.62, 4.6, 0],
          [0.24, 0.72, 5.4, 1],
          [0.45, 0.66, 5, 1],
          [0.86, 0.86, 7, 1],
        ] as const
      ).map(([x, y, k, c], i) => on(s, x, y, k, 18, piece(c ? '#f6e6c6' : '#3a2418', i === 4))),
      reach(s, [s.W * 1.04, s.H * 0.24], [s.W * 0.6, s.H * 0.5], 84, skinOf(s)),
      on(s, 0.56, 0.76, 6.6, 18, piece('#3a2418', true)),
    );
  },
} as const satisfies Record<string, Still>;
