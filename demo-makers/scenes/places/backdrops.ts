import { points } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { n, oval, path, pathOf, stroke } from '../../svg.ts';
import { form, join, linear, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { bunting, lamps, marigolds } from '../things/festive.ts';
import { cloister, facade } from './buildings.ts';
import { boundary } from './gateway.ts';
import { paving, plain, tufts } from './nature.ts';
import { farTrees, type Ground, type Hour, sky } from './sky.ts';
import { pot, tree } from './trees.ts';

/** A setting: what lies behind, and the ground people stand on. */
export type Setting = { back: string; g: Ground; hour: Hour; over?: string };

const four = Object.values(palette.houses);

/** The school courtyard (aangan) with its arcades. */
export function courtyard(
  s: Sheet,
  hour: Hour = 'morning',
  decor: 'plain' | 'bunting' | 'marigold' | 'lamps' | 'tricolour' = 'plain',
): Setting {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.47, eye: 1.75 };
  const fy = H * 0.6;
  const night = hour === 'night' || hour === 'dusk';
  const strings =
    decor === 'bunting'
      ? bunting(0, H * 0.1, W, H * 0.06, H * 0.1, [t.main, t.accent, '#fff3e0'], 40) +
        bunting(0, H * 0.2, W * 0.7, H * 0.05, H * 0.07, four, 34)
      : decor === 'tricolour'
        ? bunting(0, H * 0.08, W, H * 0.05, H * 0.1, ['#f08a24', '#fffaf0', '#2f8a3e'], 42) +
          bunting(W * 0.2, H * 0.03, W, H * 0.16, H * 0.06, ['#f08a24', '#fffaf0', '#2f8a3e'], 34)
        : decor === 'marigold'
          ? times(8, (i) => marigolds((i * W) / 8, fy - H * 0.29, ((i + 1) * W) / 8, fy - H * 0.29, H * 0.04, 8)).join('')
          : decor === 'lamps'
            ? times(3, (i) => lamps(s, 0, H * (0.06 + i * 0.08), W, H * (0.1 + i * 0.03), H * 0.1)).join('')
            : '';
  return {
    g,
    hour,
    back: join(
      sky(s, hour, H * 0.5),
      tree(s, W * 0.06, fy, H * 0.6, 'neem', night ? '#3f5a48' : undefined),
      tree(s, W * 0.95, fy, H * 0.58, 'gulmohar', night ? '#3f5a48' : undefined),
      facade(s, { x: W * 0.08, y: fy, w: W * 0.84, storey: H * 0.15, bays: 11, lights: night, domes: decor !== 'tricolour' }),
      facade(s, { x: -W * 0.12, y: fy + H * 0.03, w: W * 0.22, storey: H * 0.19, bays: 3, domes: false, lights: night }),
      facade(s, { x: W * 0.9, y: fy + H * 0.03, w: W * 0.22, storey: H * 0.19, bays: 3, domes: false, lights: night }),
      paving(s, fy, H, W * 0.5, night ? '#b98762' : '#e3b482', 18),
      rect(0, fy, W, H * 0.05, linear(s, { 0: ['#542a18', 0.28], 1: ['#542a18', 0] })),
      pot(s, W * 0.13, fy + H * 0.05, H * 0.09, t.accent),
      pot(s, W * 0.87, fy + H * 0.05, H * 0.09, '#d5377a'),
      pot(s, W * 0.3, fy + H * 0.015, H * 0.06, '#d5377a'),
      pot(s, W * 0.7, fy + H * 0.015, H * 0.06, t.accent),
    ),
    over: strings,
  };
}

/** The sports field with tents and trees. */
export function field(s: Sheet, hour: Hour = 'noon', kind: 'lanes' | 'pitch' | 'plain' | 'court' = 'lanes', festive = true): Setting {
  const { W, H, theme: t } = s;
  const g: Ground = { hy: H * 0.36, eye: 2.1 };
  const fy = H * 0.46;
  const turf = kind === 'court' ? '#c9764a' : '#a3b35f';
  const lanes =
    kind === 'lanes'
      ? join(
          poly(
            points`-10 ${fy + H * 0.12}, ${W + 10} ${fy + H * 0.12}, ${W + 10} ${H}, -10 ${H}`,
            linear(s, { 0: '#d58f5e', 1: '#bf6f45' }),
          ),
          times(6, (i) => stroke(`M-10 ${n(fy + H * 0.12 + H * 0.42 * (i / 5) ** 1.4)}H${W + 10}`, '#fff3e0', 2 + i, 'opacity=".85"')),
        )
      : kind === 'pitch'
        ? join(
            times(8, (i) =>
              poly(
                [
                  [W * (i * 0.16 - 0.14), fy + 4],
                  [W * (i * 0.16 - 0.06), fy + 4],
                  [W * (i * 0.36 - 0.72), H],
                  [W * (i * 0.36 - 0.9), H],
                ],
                lit(turf, 0.18),
                'opacity=".6"',
              ),
            ),
            stroke(
              `M-10 ${n(fy + H * 0.1)}H${W + 10}M${n(W * 0.5)} ${n(fy + H * 0.1)}L${n(W * 0.5)} ${n(H)}`,
              '#fffaf0',
              4,
              'opacity=".8"',
            ),
            oval(W * 0.5, H * 0.76, W * 0.2, H * 0.1, 'none', 'stroke="#fffaf0" stroke-width="5" opacity=".8"'),
          )
        : kind === 'court'
          ? join(
              stroke(
                `M-10 ${n(fy + H * 0.09)}H${W + 10}M${n(W * 0.18)} ${n(fy + H * 0.09)}L${n(W * 0.06)} ${n(H * 0.84)}H${n(W * 0.52)}L${n(W * 0.46)} ${n(fy + H * 0.09)}`,
                '#fff3e0',
                5,
              ),
              oval(W * 0.29, H * 0.84, W * 0.2, H * 0.06, 'none', 'stroke="#fff3e0" stroke-width="5"'),
            )
          : tufts(s, fy + 20, H, 160);
  const tent = (x: number, w: number, c: string) =>
    join(
      rect(x, fy - H * 0.1, w, H * 0.11, '#7a5a4a', 0, 'opacity=".35"'),
      times(5, (i) => rect(x + (i * w) / 4 - 3, fy - H * 0.12, 6, H * 0.13, '#f3e0b8')),
      path(
        pathOf`M${x - w * 0.05} ${fy - H * 0.11}L${x + w * 0.12} ${fy - H * 0.19}H${x + w * 0.88}L${x + w * 1.05} ${fy - H * 0.11}Z`,
        form(s, c),
      ),
      times(10, (i) =>
        path(
          pathOf`M${x - w * 0.05 + i * w * 0.11} ${fy - H * 0.112}h${w * 0.11}q${-w * 0.055} ${H * 0.045} ${-w * 0.11} 0z`,
          i % 2 ? '#fff3e0' : shade(c, 0.1),
        ),
      ),
    );
  const crowd = times(70, () => {
    const [x, y] = [s.rng.between(0.02, 0.98) * W, fy + s.rng.between(-0.01, 0.02) * H];
    return (
      oval(x, y - 20, 6.5, 7.5, s.rng.pick(palette.hair)) +
      path(pathOf`M${x - 9} ${y + 6}q0 -20 9 -20t9 20z`, s.rng.pick(['#fff3e0', ...four, t.main]))
    );
  });
  return {
    g,
    hour,
    back: join(
      sky(s, hour, H * 0.48),
      farTrees(s, fy + 4, H * 0.16),
      facade(s, { x: W * 0.56, y: fy, w: W * 0.36, storey: H * 0.1, bays: 9 }),
      tree(s, W * 0.02, fy + 8, H * 0.42),
      tree(s, W * 0.985, fy + 8, H * 0.4, 'gulmohar'),
      boundary(s, -20, W + 20, fy + 6, H * 0.05),
      festive ? tent(W * 0.05, W * 0.2, t.main) + tent(W * 0.29, W * 0.2, t.accent) : tree(s, W * 0.3, fy + 6, H * 0.3),
      festive ? crowd : [],
      plain(s, fy + 6, shade(turf, 0.06), lit(turf, 0.28)),
      lanes,
    ),
    over: festive ? bunting(0, H * 0.06, W, H * 0.1, H * 0.07, four, 36) : '',
  };
}

/** A look into the courtyard through the cloister's arches. */
export function throughArches(s: Sheet, hour: Hour = 'gold', count = 3): Setting {
  const base = courtyard(s, hour);
  const { H } = s;
  return { ...base, over: join(base.over ?? '', cloister(s, count, H * 1.02, H * 0.98)) };
}
