import { points } from '../../outline.ts';
import { oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { form, glow, join, letters, linear, lit, mix, poly, rect, type Sheet, times } from '../kit.ts';
import { marigolds } from '../things/festive.ts';
import { archPath } from './arches.ts';
import type { Setting } from './backdrops.ts';
import { flowers } from './nature.ts';
import type { Ground } from './sky.ts';
import { curtains } from './stagecraft.ts';
import { tree } from './trees.ts';

/** The kinds of painted cloth behind a stage. */
export type Cloth = 'arches' | 'sunrise' | 'peacock' | 'night' | 'tricolour' | 'village' | 'stars';

/** The hall's stage with curtains and painted cloth. */
export function stage(s: Sheet, cloth: Cloth = 'arches', title = ''): Setting {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.5, eye: 1.55 };
  const fy = H * 0.63;
  const sunburst = (x: number, y: number, a: string, b: string) =>
    times(24, (i) => {
      const th = (i / 24) * 6.2832;
      return poly(
        [
          [x, y],
          [x + Math.cos(th) * W, y + Math.sin(th) * W],
          [x + Math.cos(th + 0.131) * W, y + Math.sin(th + 0.131) * W],
        ],
        i % 2 ? a : b,
        'opacity=".5"',
      );
    });
  const clothArt: Record<Cloth, string> = {
    arches: join(
      rect(0, 0, W, fy, linear(s, { 0: '#5a1a3a', 1: '#d9703c' })),
      times(
        5,
        (i) =>
          path(archPath(W * (0.14 + i * 0.18), fy, W * 0.15, H * 0.46, 5), linear(s, { 0: '#ffcf7a', 1: '#f08a4a' }), 'opacity=".85"') +
          path(archPath(W * (0.14 + i * 0.18), fy, W * 0.12, H * 0.41, 5), linear(s, { 0: '#7a2450', 1: '#e0713c' })),
      ),
      marigolds(W * 0.1, H * 0.2, W * 0.9, H * 0.2, H * 0.06, 9),
    ),
    sunrise: join(
      rect(0, 0, W, fy, linear(s, { 0: '#2f6f8a', 0.6: '#f7b267', 1: '#fbe0a8' })),
      ...sunburst(W * 0.5, fy, '#ffdf8a', '#f7a54a'),
      oval(W * 0.5, fy, W * 0.14, W * 0.14, form(s, '#f2612e')),
      path(
        smooth([
          [-50, fy],
          [W * 0.2, fy - H * 0.12],
          [W * 0.4, fy - H * 0.03],
          [W * 0.7, fy - H * 0.14],
          [W + 50, fy],
          [W, fy + 40],
          [0, fy + 40],
        ]),
        '#3d6538',
      ),
    ),
    peacock: join(
      rect(0, 0, W, fy, linear(s, { 0: '#123a5a', 1: '#2f8a86' })),
      ...times(15, (i) => {
        const a = Math.PI + (i / 14) * Math.PI;
        const [x, y] = [W * 0.5 + Math.cos(a) * W * 0.27, fy - H * 0.04 + Math.sin(a) * H * 0.42];
        return (
          stroke(pathOf`M${W * 0.5} ${fy}L${x} ${y}`, '#6fb07a', 7) +
          oval(x, y, 34, 42, '#3f9a5a') +
          oval(x, y + 4, 22, 28, '#f2b632') +
          oval(x, y + 8, 13, 17, '#1f4fa5')
        );
      }),
    ),
    night: join(
      rect(0, 0, W, fy, linear(s, { 0: '#141838', 1: '#5a2f6a' })),
      ...times(60, () => oval(s.rng() * W, s.rng() * fy * 0.8, 2, 2, '#ffeec2')),
      oval(W * 0.68, H * 0.22, 60, 60, '#ffeec2'),
      path(
        smooth([
          [-50, fy],
          [W * 0.15, fy - H * 0.16],
          [W * 0.35, fy - H * 0.05],
          [W * 0.6, fy - H * 0.2],
          [W * 0.85, fy - H * 0.06],
          [W + 60, fy],
          [W, fy + 30],
          [0, fy + 30],
        ]),
        '#2a2450',
      ),
    ),
    tricolour: join(
      rect(0, 0, W, fy, linear(s, { 0: '#f08a24', 0.3: '#f9b56a', 0.42: '#fffaf0', 0.6: '#fffaf0', 0.75: '#7fb87f', 1: '#2f8a3e' })),
      oval(W * 0.5, H * 0.32, H * 0.1, H * 0.1, 'none', 'stroke="#1d3a7a" stroke-width="7"'),
      ...times(24, (i) =>
        stroke(pathOf`M${W * 0.5} ${H * 0.32}l${Math.cos(i * 0.2618) * H * 0.1} ${Math.sin(i * 0.2618) * H * 0.1}`, '#1d3a7a', 2.4),
      ),
    ),
    village: join(
      rect(0, 0, W, fy, linear(s, { 0: '#8fc3d8', 1: '#fde3b0' })),
      path(
        smooth([
          [-50, fy],
          [W * 0.2, fy - H * 0.2],
          [W * 0.5, fy - H * 0.08],
          [W * 0.8, fy - H * 0.22],
          [W + 50, fy],
          [W, fy + 30],
          [0, fy + 30],
        ]),
        '#8fae5b',
      ),
      ...[0.25, 0.38, 0.66].map(
        (x) =>
          rect(W * x, fy - H * 0.16, W * 0.08, H * 0.16, form(s, '#d98e5f')) +
          poly(
            points`${W * (x - 0.012)} ${fy - H * 0.16}, ${W * (x + 0.04)} ${fy - H * 0.25}, ${W * (x + 0.092)} ${fy - H * 0.16}`,
            '#a9714a',
          ),
      ),
      tree(s, W * 0.55, fy, H * 0.4),
      tree(s, W * 0.8, fy, H * 0.42, 'palm'),
    ),
    stars: join(
      rect(0, 0, W, fy, linear(s, { 0: t.mainDeep, 1: t.main })),
      ...times(26, () => {
        const [x, y, r] = [s.rng() * W, s.rng() * fy * 0.85, s.rng.between(8, 26)];
        return poly(
          times(
            10,
            (i) =>
              [x + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r), y - Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r)] as const,
          ),
          s.rng.pick([t.accent, t.accentPale, lit(t.main, 0.3)]),
        );
      }),
    ),
  };
  const heading = title
    ? join(
        rect(
          W * 0.5 - W * 0.24,
          H * 0.235,
          W * 0.48,
          H * 0.085,
          form(s, mix(t.main, '#2b1020', 0.2)),
          14,
          `stroke="${t.accent}" stroke-width="4"`,
        ),
        letters(W * 0.5, H * 0.296, H * 0.055, title, t.accentPale),
      )
    : '';
  return {
    g,
    hour: 'night',
    back: join(
      rect(0, 0, W, H, '#2b1018'),
      clothArt[cloth],
      heading,
      rect(0, fy, W, H * 0.3, linear(s, { 0: '#c17a48', 1: '#8a4a2c' })),
      times(9, (i) =>
        stroke(pathOf`M${W / 2 + (i - 4) * W * 0.11} ${fy}L${W / 2 + (i - 4) * W * 0.2} ${H * 0.93}`, '#6b3420', 2, 'opacity=".5"'),
      ),
      rect(0, H * 0.925, W, H * 0.08, linear(s, { 0: '#5a2a1e', 1: '#2b1018' })),
      rect(0, H * 0.92, W, H * 0.012, t.accent),
      glow(s, W * 0.5, fy + H * 0.12, W * 0.42, '#ffe2a0', 0.5, H * 0.2),
    ),
    over: join(curtains(s, t.main, H * 0.93, 0.13), flowers(s, 0, H * 0.935, W, H * 0.03, [t.accent, '#e86a33', '#fff3e0'], 12)),
  };
}
