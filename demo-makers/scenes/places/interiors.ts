import { n, path, pathOf, stroke } from '../../svg.ts';
import { clip, form, join, linear, lit, mix, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { jaali, pointedArch } from './arches.ts';
import type { Ground } from './sky.ts';
import { canopy } from './trees.ts';

/** How a room is made up. */
export type Room = { wall?: string; floor?: string; dado?: string; windows?: number; from?: number; floorY?: number; boards?: boolean };

/** The eye and floor line all rooms share. */
export const roomGround = (s: Sheet, floorY = 0.6): Ground => ({ hy: s.H * (floorY - 0.17), eye: 1.5 });

/** A sunlit arched window with a view of leaves. */
function archWindow(s: Sheet, x: number, y: number, w: number, h: number, view = '#cfe6e0'): string {
  const inner = pointedArch(x, y, w, h);
  return join(
    path(pointedArch(x, y + 5, w * 1.14, h * 1.09), form(s, s.theme.stone)),
    path(inner, linear(s, { 0: view, 0.7: '#fdf0cf', 1: '#f3dca4' })),
    `<g ${clip(s, `<path d="${inner}"/>`)}>${canopy(s, x + w * 0.2, y - h * 0.2, w * 1.0, h * 0.55, '#8fae6b')}${rect(x - w / 2, y - h, w, h, '#fff3d0', 0, 'opacity=".35"')}</g>`,
    stroke(pathOf`M${x} ${y}V${y - h}M${x - w / 2} ${y - h * 0.55}H${x + w / 2}`, lit(s.theme.stone, 0.45), w * 0.035),
    rect(x - w * 0.62, y, w * 1.24, h * 0.045, form(s, lit(s.theme.stone, 0.2))),
  );
}

/** Walls, floor, windows and the light that falls through them. */
export function room(s: Sheet, r: Room = {}): string {
  const { W, H, theme: t } = s;
  const fy = H * (r.floorY ?? 0.6);
  const wall = r.wall ?? t.wall;
  const floor = r.floor ?? '#d9a878';
  const count = r.windows ?? 2;
  const from = r.from ?? 0.06;
  const k = (H * 0.17) / 150;
  const [ww, wh] = [140 * k, 240 * k];
  const wx = (i: number) => W * from + ww * 0.7 + i * ww * 1.7;
  const joints = times(13, (i) =>
    stroke(pathOf`M${W / 2 + (i - 6) * W * 0.09} ${fy}L${W / 2 + (i - 6) * W * 0.4} ${H}`, shade(floor, 0.25), 1.6, 'opacity=".35"'),
  );
  const rows = times(7, (i) => stroke(`M0 ${n(fy + (H - fy) * (i / 7) ** 1.8)}H${W}`, shade(floor, 0.25), 1.6, 'opacity=".3"'));
  const pools = times(count, (i) =>
    poly(
      [
        [wx(i) + W * 0.05, fy + H * 0.05],
        [wx(i) + W * 0.05 + ww, fy + H * 0.05],
        [wx(i) + W * 0.17 + ww * 1.6, fy + H * 0.27],
        [wx(i) + W * 0.14, fy + H * 0.27],
      ],
      linear(s, { 0: ['#fff1c6', 0.6], 1: ['#fff1c6', 0.06] }),
    ),
  );
  return join(
    rect(0, 0, W, fy + 2, linear(s, { 0: mix(wall, t.wallShade, 0.5), 0.4: lit(wall, 0.25), 1: mix(wall, t.stone, 0.22) }, 0.7, 1)),
    rect(0, fy - 95 * k, W, 95 * k, r.dado ?? mix(wall, t.stone, 0.55), 0, 'opacity=".85"'),
    rect(0, fy - 99 * k, W, 6 * k, t.main),
    rect(0, fy - 8 * k, W, 8 * k, shade(t.stone, 0.25)),
    rect(0, 0, W, H * 0.055, t.main),
    jaali(s, 0, H * 0.055, W, H * 0.05, lit(t.stone, 0.3), shade(t.stone, 0.35), H * 0.05),
    times(count, (i) => archWindow(s, wx(i), fy - 105 * k, ww, wh)),
    rect(0, fy, W, H - fy, linear(s, { 0: lit(floor, 0.2), 1: shade(floor, 0.12) })),
    rows,
    joints,
    pools,
    rect(0, fy, W, H * 0.03, linear(s, { 0: ['#542a18', 0.3], 1: ['#542a18', 0] })),
  );
}

/** Shafts of window light over the finished room. */
export const shafts = (s: Sheet, x = 0.1, a = 0.2) =>
  `<g style="mix-blend-mode:screen">${[0, 1, 2]
    .map((i) =>
      poly(
        [
          [s.W * (x + i * 0.14), s.H * 0.14],
          [s.W * (x + i * 0.14 + 0.07), s.H * 0.14],
          [s.W * (x + i * 0.14 + 0.4), s.H],
          [s.W * (x + i * 0.14 + 0.26), s.H],
        ],
        linear(s, { 0: ['#ffe6ae', a], 1: ['#ffe6ae', 0.02] }),
      ),
    )
    .join('')}</g>`;
