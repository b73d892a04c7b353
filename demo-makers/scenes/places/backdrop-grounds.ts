import { points } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { path, pathOf, smooth, stroke } from '../../svg.ts';
import { join, linear, rect, type Sheet, times } from '../kit.ts';
import type { Setting } from './backdrops.ts';
import { facade } from './buildings.ts';
import { boundary } from './gateway.ts';
import { plain, tufts } from './nature.ts';
import { farTrees, type Ground, type Hour, sky } from './sky.ts';
import { shrub, tree } from './trees.ts';

/** The garden or kids' park. */
export function garden(s: Sheet, hour: Hour = 'morning'): Setting {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.4, eye: 1.9 };
  const fy = H * 0.52;
  return {
    g,
    hour,
    back: join(
      sky(s, hour, H * 0.55),
      farTrees(s, fy, H * 0.14),
      facade(s, { x: W * 0.48, y: fy, w: W * 0.44, storey: H * 0.14, bays: 7 }),
      tree(s, W * 0.1, fy + H * 0.03, H * 0.56),
      tree(s, W * 0.37, fy + H * 0.01, H * 0.4, 'ashoka'),
      tree(s, W * 0.96, fy + H * 0.03, H * 0.5, 'gulmohar'),
      boundary(s, -20, W * 0.48, fy + H * 0.01, H * 0.07),
      shrub(s, W * 0.56, fy + H * 0.03, W * 0.1, palette.leaf, '#d5377a'),
      shrub(s, W * 0.78, fy + H * 0.03, W * 0.12, palette.leaf, t.accent),
      plain(s, fy + H * 0.01, '#93ab54', '#c4cb83'),
      path(
        smooth([
          [W * 0.6, fy + H * 0.01],
          [W * 0.66, fy + H * 0.01],
          [W * 0.55, H * 0.7],
          [W * 0.75, H * 1.05],
          [W * 0.25, H * 1.05],
          [W * 0.42, H * 0.7],
        ]),
        '#e8c793',
      ),
      tufts(s, fy + 20, H, 150),
    ),
  };
}

/** The bus yard by the boundary wall. */
export function yard(s: Sheet, hour: Hour = 'morning'): Setting {
  const { W, H } = s;
  const g: Ground = { hy: H * 0.43, eye: 1.8 };
  const fy = H * 0.56;
  return {
    g,
    hour,
    back: join(
      sky(s, hour, H * 0.58),
      farTrees(s, fy, H * 0.15),
      facade(s, { x: -W * 0.05, y: fy, w: W * 0.5, storey: H * 0.15, bays: 7 }),
      tree(s, W * 0.56, fy, H * 0.45),
      tree(s, W * 0.75, fy, H * 0.4, 'ashoka'),
      tree(s, W * 0.93, fy, H * 0.5, 'gulmohar'),
      boundary(s, W * 0.43, W + 30, fy, H * 0.085),
      plain(s, fy, '#d9a878', '#efcd9f'),
      times(5, (i) =>
        stroke(pathOf`M${W * (0.1 + i * 0.22)} ${fy + H * 0.06}L${W * (-0.15 + i * 0.33)} ${H}`, '#fff3e0', 5, 'opacity=".6"'),
      ),
      rect(0, fy, W, H * 0.03, linear(s, { 0: ['#542a18', 0.25], 1: ['#542a18', 0] })),
    ),
  };
}

/** A red-sandstone fort, for the educational tour. */
export function fort(s: Sheet, hour: Hour = 'gold'): Setting {
  const base = {
    ...s,
    theme: {
      ...s.theme,
      wall: '#c4674a',
      wallShade: '#9c4a38',
      stone: '#b3553e',
      stoneShade: '#8a3d30',
      main: '#f3e3c8',
      accent: '#d9a441',
    },
  };
  const { W, H } = s;
  const g: Ground = { hy: H * 0.45, eye: 1.8 };
  const fy = H * 0.57;
  return {
    g,
    hour,
    back: join(
      sky(s, hour, H * 0.58),
      farTrees(s, fy, H * 0.1),
      facade(base, { x: W * 0.05, y: fy, w: W * 0.9, storey: H * 0.22, bays: 8, name: false }),
      ...[0.04, 0.96].map((x) =>
        rect(W * x - W * 0.07, fy - H * 0.5, W * 0.14, H * 0.5, linear(s, { 0: '#cf7656', 0.5: '#b3553e', 1: '#7d382c' }, 1, 0)),
      ),
      plain(s, fy, '#c99a63', '#e8c793'),
      path(smooth(points`${W * 0.44} ${fy}, ${W * 0.56} ${fy}, ${W * 0.85} ${H * 1.05}, ${W * 0.15} ${H * 1.05}`), '#e3b98a'),
      shrub(s, W * 0.16, fy + H * 0.04, W * 0.12),
      shrub(s, W * 0.84, fy + H * 0.04, W * 0.12),
    ),
  };
}
