import { points } from '../../outline.ts';
import { oval, path, pathOf, smooth, stroke } from '../../svg.ts';
import { at, form, glow, join, linear, lit, poly, radial, rect, type Sheet, shade, times } from '../kit.ts';

/** A fir with lights and parcels. */
export function firTree(s: Sheet, x: number, y: number, h: number): string {
  const c = '#2f6b43';
  const tiers = times(5, (i) => {
    const [ty, w] = [y - h * 0.12 - i * h * 0.16, h * (0.34 - i * 0.058)];
    return path(
      pathOf`M${x} ${ty - h * 0.26}Q${x - w * 0.3} ${ty - h * 0.08} ${x - w} ${ty}Q${x - w * 0.5} ${ty + h * 0.03} ${x} ${ty + h * 0.02}Q${x + w * 0.5} ${ty + h * 0.03} ${x + w} ${ty}Q${x + w * 0.3} ${ty - h * 0.08} ${x} ${ty - h * 0.26}Z`,
      form(s, lit(c, i * 0.05), 1.3),
    );
  });
  const balls = times(26, (i) => {
    const t = s.rng();
    const yy = y - h * 0.12 - t * h * 0.72;
    const xx = x + s.rng.between(-1, 1) * h * 0.27 * (1 - t);
    const col = ['#e2512e', '#f2b632', '#fff3e0', '#1f6aa5'][i % 4] as string;
    return (i % 3 ? '' : glow(s, xx, yy, h * 0.05, '#ffd98a', 0.7)) + oval(xx, yy, h * 0.015, h * 0.015, form(s, col));
  });
  const star = poly(
    times(
      10,
      (i) =>
        [
          x + Math.sin((i * Math.PI) / 5) * h * (i % 2 ? 0.022 : 0.05),
          y - h * 1.02 - Math.cos((i * Math.PI) / 5) * h * (i % 2 ? 0.022 : 0.05),
        ] as const,
    ),
    '#ffd45e',
  );
  return join(
    oval(x + h * 0.08, y, h * 0.3, h * 0.03, '#4a2416', 'opacity=".3"'),
    rect(x - h * 0.03, y - h * 0.12, h * 0.06, h * 0.12, '#6b4226'),
    tiers,
    balls,
    glow(s, x, y - h * 1.02, h * 0.16, '#ffe39a', 0.8),
    star,
    [
      [-0.2, '#b3262e'],
      [-0.08, '#1f6aa5'],
      [0.12, '#f2a71b'],
      [0.24, '#2f7d4f'],
    ].map(([dx, col]) =>
      at(
        x + (dx as number) * h,
        y + h * 0.01,
        join(
          rect(-20, -32, 40, 32, form(s, col as string), 2),
          rect(-4, -32, 8, 32, '#ffe9b8'),
          path('M0 -32q-14 -12 -14 -3t14 3q14 -12 14 -3t-14 3z', '#ffe9b8'),
        ),
        h / 420,
      ),
    ),
  );
}

/** A burst of fireworks. */
export const firework = (s: Sheet, x: number, y: number, r: number, c: string) =>
  join(
    glow(s, x, y, r * 1.2, c, 0.45),
    times(22, (i) => {
      const a = (i / 22) * 6.2832;
      const l = r * s.rng.between(0.75, 1);
      return (
        stroke(
          pathOf`M${x + Math.cos(a) * r * 0.25} ${y + Math.sin(a) * r * 0.25}Q${x + Math.cos(a) * l * 0.8} ${y + Math.sin(a) * l * 0.75} ${x + Math.cos(a) * l} ${y + Math.sin(a) * l + r * 0.1}`,
          lit(c, s.rng.between(0, 0.6)),
          r * 0.025,
        ) + oval(x + Math.cos(a) * l, y + Math.sin(a) * l + r * 0.1, r * 0.028, r * 0.028, '#fff6d8')
      );
    }),
  );

/** Stage curtains drawn to the sides with a scalloped pelmet. */
export function curtains(s: Sheet, c: string, y: number, side = 0.14): string {
  const { W } = s;
  const drape = (k: 1 | -1) =>
    times(5, (i) => {
      const w = W * side;
      const x0 = k > 0 ? (i * w) / 5 : W - ((i + 1) * w) / 5;
      const cw = w / 5;
      const pinch = (k > 0 ? 1 : -1) * -W * 0.012 * i;
      return path(
        pathOf`M${x0} -10H${x0 + cw + 2}C${x0 + cw + pinch} ${y * 0.4} ${x0 + cw + pinch * 2} ${y * 0.7} ${x0 + cw + pinch} ${y}H${x0 + pinch * 0.8}C${x0 + pinch * 2} ${y * 0.7} ${x0 + pinch} ${y * 0.4} ${x0} -10Z`,
        linear(s, { 0: lit(c, 0.12), 0.35: c, 1: shade(c, 0.5) }, 1, 0),
      );
    });
  const count = 9;
  const pelmet = times(count, (i) => {
    const w = W / count;
    return (
      path(
        smooth([
          [i * w - 4, -20],
          [(i + 1) * w + 4, -20],
          [(i + 1) * w + 2, y * 0.1],
          [(i + 0.5) * w, y * 0.19],
          [i * w - 2, y * 0.1],
        ]),
        linear(s, { 0: shade(c, 0.3), 0.6: c, 1: shade(c, 0.35) }, 0.4, 1),
      ) + stroke(pathOf`M${i * w} ${y * 0.1}Q${(i + 0.5) * w} ${y * 0.27} ${(i + 1) * w} ${y * 0.1}`, s.theme.accent, 5)
    );
  });
  return join(drape(1), drape(-1), pelmet);
}

/** A cone of stage light. */
export const spot = (s: Sheet, x: number, y: number, tx: number, ty: number, r: number, c = '#ffe9b0', a = 0.32) =>
  `<g style="mix-blend-mode:screen">${poly(
    points`${x - 6} ${y}, ${x + 6} ${y}, ${tx + r} ${ty}, ${tx - r} ${ty}`,
    linear(s, { 0: [c, a], 1: [c, a * 0.15] }),
  )}${oval(tx, ty, r, r * 0.22, radial(s, { 0: [c, a * 0.7], 1: [c, 0] }))}</g>`;
