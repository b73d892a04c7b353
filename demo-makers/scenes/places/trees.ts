import { outline } from '../../outline.ts';
import { palette } from '../../palette.ts';
import { oval, path, pathOf } from '../../svg.ts';
import { form, join, lit, poly, rect, type Sheet, shade, times } from '../kit.ts';

const dots = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => pathOf`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** A canopy of clumps, light on the upper left, with optional blossom. */
export function canopy(s: Sheet, x: number, y: number, w: number, h: number, c: string = palette.leaf, blossom?: string): string {
  const { rng } = s;
  const clump = (count: number, spread: number, lo: number, hi: number, ox: number, oy: number) =>
    dots(
      times(count, () => {
        const [a, d] = [rng.between(0, Math.PI * 2), Math.sqrt(rng()) * spread];
        return [x + Math.cos(a) * d * w * 0.5 + ox * w, y + Math.sin(a) * d * h * 0.5 + oy * h, rng.between(lo, hi) * w] as const;
      }),
    );
  const dab = (count: number, color: string, ox: number, oy: number, spread: number, size: number) =>
    path(
      times(count, () => {
        const [a, d, r] = [rng.between(0, 6.3), Math.sqrt(rng()) * spread, rng.between(0.6, 1.2) * size * w];
        const [px, py] = [x + Math.cos(a) * d * w * 0.55 + ox * w, y + Math.sin(a) * d * h * 0.55 + oy * h];
        return pathOf`M${px} ${py}q${r} ${-r * 0.9} ${r * 2} ${r * 0.1}q${-r} ${r * 0.8} ${-r * 2} ${-r * 0.1}`;
      }).join(''),
      color,
    );
  const m = Math.min(2.2, Math.max(1, w / 260));
  const q = 1 / Math.sqrt(m);
  const many = (count: number) => Math.round(count * m * 1.2);
  return join(
    path(clump(many(46), 0.92, 0.07 * q, 0.13 * q, 0.03, 0.06), shade(c, 0.4)),
    path(clump(many(40), 0.88, 0.055 * q, 0.11 * q, 0.01, 0.02), shade(c, 0.16)),
    path(clump(many(36), 0.76, 0.045 * q, 0.095 * q, -0.03, -0.05), c),
    path(clump(many(26), 0.64, 0.028 * q, 0.07 * q, -0.08, -0.12), lit(c, 0.13)),
    path(clump(many(22), 0.52, 0.016 * q, 0.042 * q, -0.12, -0.17), lit(c, 0.28)),
    dab(many(80), lit(c, 0.42), -0.09, -0.12, 0.84, 0.011 * q),
    dab(many(70), shade(c, 0.3), 0.07, 0.09, 0.92, 0.011 * q),
    blossom
      ? dab(many(230), shade(blossom, 0.12), 0, -0.02, 0.95, 0.016 * q) +
          dab(many(190), blossom, -0.03, -0.07, 0.9, 0.016 * q) +
          dab(many(90), lit(blossom, 0.35), -0.1, -0.14, 0.75, 0.013 * q)
      : '',
  );
}

/** A tree with trunk and canopy; `h` is its whole height in pixels. */
export function tree(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  kind: 'neem' | 'gulmohar' | 'ashoka' | 'palm' = 'neem',
  c: string = palette.leaf,
): string {
  const bark = form(s, '#7b5136');
  const ground = join(oval(x + h * 0.14, y, h * 0.3, h * 0.03, '#4a2416', 'opacity=".22"'));
  if (kind === 'ashoka') {
    const layers = times(7, (i) => canopy(s, x, y - h * 0.16 - i * h * 0.115, h * (0.27 - i * 0.03), h * 0.24, c));
    return join(ground, path(pathOf`M${x - h * 0.014} ${y}V${y - h * 0.2}h${h * 0.028}V${y}Z`, bark), layers);
  }
  if (kind === 'palm') {
    const fronds = times(11, (i) => {
      const a = -0.2 + (i / 10) * 3.54 + Math.PI;
      const [ex, ey] = [x + Math.cos(a) * h * 0.3, y - h * 0.92 + Math.sin(a) * h * 0.2 + h * 0.1];
      return path(
        pathOf`M${x} ${y - h * 0.92}Q${x + Math.cos(a) * h * 0.16} ${y - h * 1.08} ${ex} ${ey}Q${x + Math.cos(a) * h * 0.12} ${y - h * 0.98} ${x} ${y - h * 0.92}Z`,
        i % 2 ? shade(c, 0.2) : lit(c, 0.1),
      );
    });
    return join(
      ground,
      path(
        pathOf`M${x - h * 0.025} ${y}Q${x + h * 0.02} ${y - h * 0.5} ${x - h * 0.012} ${y - h * 0.94}h${h * 0.024}Q${x + h * 0.05} ${y - h * 0.5} ${x + h * 0.03} ${y}Z`,
        bark,
      ),
      fronds,
    );
  }
  const fork = pathOf`M${x - h * 0.035} ${y}Q${x - h * 0.02} ${y - h * 0.25} ${x - h * 0.13} ${y - h * 0.56}L${x - h * 0.1} ${y - h * 0.57}Q${x - h * 0.02} ${y - h * 0.4} ${x + h * 0.005} ${y - h * 0.36}Q${x + h * 0.05} ${y - h * 0.5} ${x + h * 0.14} ${y - h * 0.58}L${x + h * 0.16} ${y - h * 0.55}Q${x + h * 0.04} ${y - h * 0.3} ${x + h * 0.045} ${y}Z`;
  return join(
    ground,
    path(fork, bark),
    canopy(
      s,
      x,
      y - h * 0.68,
      h * (kind === 'gulmohar' ? 1.05 : 0.82),
      h * (kind === 'gulmohar' ? 0.46 : 0.6),
      c,
      kind === 'gulmohar' ? '#e2512e' : undefined,
    ),
  );
}

/** A clipped shrub or creeper mass, with optional flowers. */
export const shrub = (s: Sheet, x: number, y: number, w: number, c: string = palette.leaf, flower?: string) =>
  join(oval(x + w * 0.1, y, w * 0.55, w * 0.07, '#4a2416', 'opacity=".22"'), canopy(s, x, y - w * 0.26, w, w * 0.5, c, flower));

/** A clay pot with a plant. */
export function pot(s: Sheet, x: number, y: number, h: number, flower?: string): string {
  const leafs = times(9, (i) => {
    const a = -2.6 + i * 0.26;
    const len = h * s.rng.between(0.5, 0.75);
    const [ex, ey] = [x + Math.cos(a) * len, y - h * 0.4 + Math.sin(a) * len];
    return path(
      pathOf`M${x} ${y - h * 0.38}Q${(x + ex) / 2 - h * 0.1} ${(y + ey) / 2 - h * 0.25} ${ex} ${ey}Q${(x + ex) / 2 + h * 0.1} ${(y + ey) / 2 - h * 0.1} ${x} ${y - h * 0.38}Z`,
      i % 2 ? palette.leaf : i % 3 ? palette.leafDeep : palette.leafLight,
    );
  });
  return join(
    oval(x + h * 0.1, y, h * 0.3, h * 0.05, '#4a2416', 'opacity=".25"'),
    leafs,
    flower
      ? times(7, () =>
          oval(
            x + s.rng.between(-0.35, 0.35) * h,
            y - h * s.rng.between(0.65, 1.0),
            h * 0.07,
            h * 0.065,
            s.rng.chance(0.4) ? lit(flower, 0.3) : flower,
          ),
        )
      : '',
    poly(outline('-0.2 -0.42, 0.2 -0.42, 0.14 0, -0.14 0', h, [x, y]), form(s, '#b8633c')),
    rect(x - h * 0.23, y - h * 0.47, h * 0.46, h * 0.09, form(s, '#c97448'), h * 0.02),
  );
}
