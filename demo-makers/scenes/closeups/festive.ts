import { outline } from '../../outline.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, lit, poly, rect, shade, times } from '../kit.ts';
import { ballShape } from '../people/held.ts';
import { starAt } from '../people/held-festive.ts';
import { archPath } from '../places/arches.ts';
import { canopy } from '../places/trees.ts';
import { diyaLamp, marigolds } from '../things/festive.ts';
import { tabla } from '../things/instruments.ts';
import { done, on, reach, type Still, skinOf, table } from './still-life.ts';

/** Details of music, games and festivals. */
export const festiveDetails = {
  diyas: (s) =>
    done(
      s,
      'night',
      table(s, 'night', '#6b3a2c', 0.5),
      times(7, (i) => diyaLamp(s, s.W * (0.1 + i * 0.135), s.H * (0.68 + Math.sin(i * 1.3) * 0.06), 130)),
      times(4, (i) => diyaLamp(s, s.W * (0.18 + i * 0.22), s.H * 0.92, 200)),
      marigolds(0, s.H * 0.55, s.W, s.H * 0.55, 26, 15),
    ),
  ghungroo: (s) => {
    const anklet = (cx: number, cy: number, rx: number, ry: number) =>
      join(
        oval(cx + 30, cy + ry + 26, rx * 1.05, ry * 0.4, '#2b0a10', 'opacity=".3"'),
        [0, 1, 2].map((r) => {
          const y = cy + r * 56 - 56;
          return join(
            oval(cx, y, rx, ry, 'none', `stroke="${s.theme.mainDeep}" stroke-width="34"`),
            stroke(pathOf`M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}`, s.theme.main, 32),
            times(12, (i) => {
              const a = Math.PI * (0.03 + (i / 11) * 0.94);
              const [x, yy] = [cx - Math.cos(a) * rx, y + Math.sin(a) * ry + 14];
              return (
                oval(x + 5, yy + 7, 24, 20, '#2b0a10', 'opacity=".3"') +
                oval(x, yy, 23, 23, form(s, '#e0a832', 1.3)) +
                oval(x - 7, yy - 8, 7, 6, '#fff3c4', 'opacity=".9"') +
                stroke(pathOf`M${x - 12} ${yy + 5}H${x + 12}M${x} ${yy + 5}V${yy + 18}`, '#6b4a14', 3.4)
              );
            }),
          );
        }),
      );
    return done(
      s,
      'dusk',
      table(s, 'gold', '#8a3f3a', 0.34),
      anklet(s.W * 0.3, s.H * 0.56, 250, 96),
      anklet(s.W * 0.7, s.H * 0.68, 270, 104),
      marigolds(s.W * 0.02, s.H * 0.95, s.W * 0.98, s.H * 0.95, 16, 18),
    );
  },
  tabla: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a4a3a', 0.56),
      on(s, 0.46, 0.88, 14, 52, tabla(s)),
      reach(s, [-40, s.H * 0.16], [s.W * 0.3, s.H * 0.5], 84, skinOf(s)),
      reach(s, [s.W * 1.02, s.H * 0.2], [s.W * 0.64, s.H * 0.45], 84, skinOf(s)),
    ),
  football: (s) =>
    done(
      s,
      'gold',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#f7dfae', 0.42: '#d8cf8c', 0.44: '#b3bf68', 1: '#7f9445' })),
      canopy(s, s.W * 0.15, s.H * 0.24, s.W * 0.4, s.H * 0.36, '#a8b678'),
      canopy(s, s.W * 0.8, s.H * 0.26, s.W * 0.5, s.H * 0.32, '#a8b678'),
      poly(outline('0.4 0.9, 0.6 0.86, 1 0.98, 1 1', [s.W, s.H]), '#3a4a1c', 'opacity=".4"'),
      at(s.W * 0.46, s.H * 0.66, ballShape('football', 24)(s), 10.4),
      path(
        times(90, () => {
          const [x, h] = [s.rng() * s.W, s.rng.between(40, 130)];
          return `M${n(x)} ${s.H}q${n(s.rng.between(-20, 20))} ${n(-h * 0.6)} ${n(s.rng.between(-20, 20))} ${n(-h)}q6 ${n(h * 0.5)} 14 ${n(h)}z`;
        }).join(''),
        '#6f8a3c',
      ),
    ),
  hoop: (s) =>
    done(
      s,
      'gold',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#8fc3d8', 1: '#fbe3b4' })),
      canopy(s, s.W * 0.06, s.H * 0.9, s.W * 0.5, s.H * 0.5, '#7fa05a'),
      rect(s.W * 0.36, s.H * 0.08, s.W * 0.4, s.H * 0.46, form(s, '#fff6e4'), 8, `stroke="${s.theme.main}" stroke-width="12"`),
      rect(s.W * 0.48, s.H * 0.28, s.W * 0.16, s.H * 0.18, 'none', 2, `stroke="${s.theme.main}" stroke-width="8"`),
      times(9, (i) =>
        stroke(
          pathOf`M${s.W * (0.485 + i * 0.0187)} ${s.H * 0.5}Q${s.W * (0.51 + i * 0.0125)} ${s.H * 0.66} ${s.W * (0.515 + i * 0.011)} ${s.H * 0.76}`,
          '#fffaf0',
          5,
        ),
      ),
      times(3, (i) =>
        stroke(
          pathOf`M${s.W * (0.5 + i * 0.006)} ${s.H * (0.57 + i * 0.065)}Q${s.W * 0.56} ${s.H * (0.6 + i * 0.065)} ${s.W * (0.62 - i * 0.006)} ${s.H * (0.57 + i * 0.065)}`,
          '#fffaf0',
          4,
        ),
      ),
      oval(s.W * 0.56, s.H * 0.5, s.W * 0.078, s.H * 0.026, 'none', 'stroke="#e2612e" stroke-width="15"'),
      at(s.W * 0.37, s.H * 0.3, ballShape('basketball', 12)(s), 10),
    ),
  drum: (s) =>
    done(
      s,
      'gold',
      table(s, 'gold', '#8a4a3a', 0.78),
      at(
        s.W * 0.5,
        s.H * 0.52,
        join(
          oval(60, 3, 16, 37, shade('#c0562f', 0.3)),
          path('M-70 -34Q-5 -46 60 -34V40Q-5 52 -70 40Z', form(s, '#c0562f', 1.2)),
          oval(-70, 3, 18, 37, '#8a5a3a'),
          oval(-71, 3, 16, 34, form(s, '#f6ead2')),
          oval(-72, 3, 7, 15, '#c9a98a'),
          stroke('M-62 -32L56 40M-62 40L56 -32M-30 -34L26 40M-30 40L26 -34', '#f6e6c6', 2.6),
          times(6, (i) =>
            at(-54 + i * 22, 42, oval(0, 6, 5, 5, ['#b3262e', '#f2b632', '#2f7d4f'][i % 3] as string) + stroke('M0 10V20', '#f2b632', 2)),
          ),
        ),
        7,
      ),
      reach(s, [-40, s.H * 0.1], [s.W * 0.14, s.H * 0.36], 96, skinOf(s), '#1f6aa5'),
    ),
  lantern: (s) =>
    done(
      s,
      'night',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#1b1840', 1: '#6a3550' })),
      times(5, (i) =>
        path(
          archPath(s.W * (0.08 + i * 0.22), s.H + 10, s.W * 0.17, s.H * 0.6, 5),
          linear(s, { 0: '#3a2040', 1: '#e0943c' }),
          'opacity=".7"',
        ),
      ),
      (
        [
          [0.24, 0.34, 5, '#e2512e'],
          [0.52, 0.42, 7, '#f2a71b'],
          [0.8, 0.32, 5, '#d5377a'],
        ] as const
      ).map(([x, y, k, c]) =>
        at(
          s.W * x,
          s.H * y,
          join(
            stroke('M0 -80V-30', '#3a2430', 0.8),
            glow(s, 0, 0, 62, lit(c, 0.4), 0.75),
            poly(outline('0 -30, 26 0, 0 30, -26 0'), form(s, c)),
            poly(outline('0 -30, 26 0, 0 30'), lit(c, 0.35), 'opacity=".7"'),
            poly(outline('0 -16, 14 0, 0 16, -14 0'), '#fff0b8', 'opacity=".85"'),
            times(5, (i) => stroke(`M${-8 + i * 4} ${24 - Math.abs(i - 2) * 4}v22`, i % 2 ? '#ffd98a' : c, 1.8)),
          ),
          k,
        ),
      ),
      times(5, (i) => diyaLamp(s, s.W * (0.12 + i * 0.19), s.H * 0.94, 110)),
    ),
  ornament: (s) =>
    done(
      s,
      'gold',
      rect(0, 0, s.W, s.H, linear(s, { 0: '#1f4f38', 1: '#123626' })),
      times(16, () => {
        const [x, y, r] = [s.rng() * s.W, s.rng() * s.H, s.rng.between(90, 190)];
        return join(
          times(9, (i) =>
            at(x, y, path(pathOf`M0 0Q${r * 0.4} -14 ${r} 0Q${r * 0.4} 14 0 0Z`, form(s, i % 2 ? '#3f7d52' : '#2f6b43')), 1, i * 22 + 30),
          ),
        );
      }),
      times(14, () => glow(s, s.rng() * s.W, s.rng() * s.H, 60, '#ffd98a', 0.8)),
      (
        [
          [0.3, 0.5, 130, '#b3262e'],
          [0.62, 0.62, 160, '#f2b632'],
          [0.82, 0.3, 100, '#1f6aa5'],
        ] as const
      ).map(([x, y, r, c]) =>
        join(
          rect(s.W * x - 14, s.H * y - r - 22, 28, 28, '#e8c860', 4),
          oval(s.W * x, s.H * y, r, r, form(s, c, 1.5)),
          oval(s.W * x - r * 0.35, s.H * y - r * 0.4, r * 0.24, r * 0.18, '#fff', 'opacity=".7"'),
          starAt(s.W * x, s.H * y + r * 0.1, r * 0.4, lit(c, 0.45)),
        ),
      ),
      at(s.W * 0.48, s.H * 0.2, starAt(0, 0, 100, '#ffd45e')),
      glow(s, s.W * 0.48, s.H * 0.2, 190, '#fff0b0', 0.6),
    ),
} as const satisfies Record<string, Still>;
