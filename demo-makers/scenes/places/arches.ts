import { outline, points } from '../../outline.ts';
import { n, oval, type Point, path, pathOf, stroke } from '../../svg.ts';
import { clip, form, join, linear, lit, mix, poly, rect, type Sheet, shade, times } from '../kit.ts';

/** The path of a cusped arch standing on `y`, `w` wide and `h` high, with `foils` cusps a side. */
export function archPath(x: number, y: number, w: number, h: number, foils = 4): string {
  const spring = y - h * 0.58;
  const side = (t: number): Point => {
    const a = (t * Math.PI) / 2;
    return [x - (w / 2) * Math.cos(a) ** 0.92, spring - h * 0.42 * (Math.sin(a) * 0.86 + t * t * t * 0.14)];
  };
  const left = times(foils + 1, (i) => side(i / foils));
  const right = left
    .slice()
    .reverse()
    .map(([px, py]): Point => [2 * x - px, py]);
  const hop = (pts: readonly Point[]) =>
    pts
      .slice(1)
      .map(([px, py], i) => {
        const q = pts[i] as Point;
        const r = Math.hypot(px - q[0], py - q[1]) * 0.56;
        return pathOf`A${r} ${r} 0 0 1 ${px} ${py}`;
      })
      .join('');
  return `M${n(x - w / 2)} ${n(y)}L${n(x - w / 2)} ${n(spring)}${hop(left)}${hop(right)}L${n(x + w / 2)} ${n(y)}Z`;
}

/** The path of a plain pointed arch. */
export const pointedArch = (x: number, y: number, w: number, h: number) =>
  pathOf`M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.55}V${y}Z`;

/** A lattice screen of star and hexagon, cut through a slab. */
export function jaali(s: Sheet, x: number, y: number, w: number, h: number, c: string, hole: string, cell = 26): string {
  const [cols, rows] = [Math.max(1, Math.round(w / cell)), Math.max(1, Math.round(h / cell))];
  const [cw, ch] = [w / cols, h / rows];
  const d = times(cols * rows, (i) => {
    const [cx, cy] = [x + ((i % cols) + 0.5) * cw, y + (Math.floor(i / cols) + 0.5) * ch];
    const [a, b] = [cw * 0.4, ch * 0.4];
    return pathOf`M${cx} ${cy - b}L${cx + a * 0.36} ${cy - b * 0.36}L${cx + a} ${cy}L${cx + a * 0.36} ${cy + b * 0.36}L${cx} ${cy + b}L${cx - a * 0.36} ${cy + b * 0.36}L${cx - a} ${cy}L${cx - a * 0.36} ${cy - b * 0.36}Z`;
  }).join('');
  return join(
    rect(x, y, w, h, form(s, c, 0.7)),
    path(d, hole),
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="none" stroke="${shade(c, 0.25)}" stroke-width="${n(cell * 0.08)}"/>`,
  );
}

/** One open arch with reveal, warm depth inside and a sunlit floor of light. */
export function opening(s: Sheet, x: number, y: number, w: number, h: number, deep = '#6b3a30', back?: string): string {
  const { theme: t } = s;
  const frame = archPath(x, y, w * 1.16, h * 1.09);
  const inner = archPath(x, y, w, h);
  return join(
    path(frame, form(s, t.stone, 0.8)),
    path(archPath(x, y, w * 1.06, h * 1.035), lit(t.stone, 0.35)),
    path(inner, linear(s, { 0: shade(deep, 0.35), 0.55: deep, 1: mix(deep, '#d8975c', 0.45) })),
    `<g ${clip(s, `<path d="${inner}"/>`)}>${back ?? ''}${poly(
      points`${x - w / 2} ${y - h}, ${x - w * 0.36} ${y - h * 0.9}, ${x - w * 0.36} ${y}, ${x - w / 2} ${y}`,
      shade(t.stone, 0.45),
      'opacity=".8"',
    )}${poly(
      points`${x + w * 0.42} ${y - h * 0.8}, ${x + w / 2} ${y - h * 0.85}, ${x + w / 2} ${y}, ${x + w * 0.42} ${y}`,
      lit(t.stone, 0.3),
      'opacity=".75"',
    )}</g>`,
    stroke(pathOf`M${x - w * 0.58} ${y - h * 0.62}h${w * 0.1}M${x + w * 0.48} ${y - h * 0.62}h${w * 0.1}`, t.stoneShade, h * 0.022),
  );
}

/** A domed kiosk on four pillars; `w` is its width. */
export function chhatri(s: Sheet, x: number, y: number, w: number): string {
  const { theme: t } = s;
  const dome = pathOf`M${x - w * 0.46} ${y - w * 0.72}C${x - w * 0.56} ${y - w * 1.1} ${x - w * 0.2} ${y - w * 1.28} ${x} ${y - w * 1.42}C${x + w * 0.2} ${y - w * 1.28} ${x + w * 0.56} ${y - w * 1.1} ${x + w * 0.46} ${y - w * 0.72}Z`;
  return join(
    [-0.4, -0.13, 0.13, 0.4].map((k) => rect(x + k * w - w * 0.035, y - w * 0.6, w * 0.07, w * 0.6, form(s, t.stone))),
    path(archPath(x - w * 0.265, y, w * 0.2, w * 0.56, 3), shade(t.main, 0.1), 'opacity=".35"'),
    path(archPath(x, y, w * 0.2, w * 0.56, 3), shade(t.main, 0.1), 'opacity=".35"'),
    poly(outline('-0.62 -0.58, -0.48 -0.72, 0.48 -0.72, 0.62 -0.58', w, [x, y]), form(s, lit(t.stone, 0.12))),
    poly(outline('-0.5 -0.58, 0.62 -0.58, 0.44 -0.5, -0.44 -0.53', w, [x, y]), shade(t.stone, 0.4), 'opacity=".6"'),
    path(dome, form(s, t.main, 1.1)),
    path(
      pathOf`M${x - w * 0.34} ${y - w * 0.76}C${x - w * 0.42} ${y - w * 1.02} ${x - w * 0.2} ${y - w * 1.14} ${x - w * 0.08} ${y - w * 1.26}C${x - w * 0.18} ${y - w * 1.08} ${x - w * 0.24} ${y - w * 0.96} ${x - w * 0.22} ${y - w * 0.76}Z`,
      lit(t.main, 0.5),
      'opacity=".5"',
    ),
    stroke(pathOf`M${x} ${y - w * 1.4}V${y - w * 1.66}`, t.accent, w * 0.035),
    oval(x, y - w * 1.52, w * 0.05, w * 0.05, form(s, t.accent)),
    oval(x, y - w * 1.44, w * 0.075, w * 0.05, form(s, t.accent)),
  );
}

/** A blind niche with a lattice, for towers and piers. */
export const niche = (s: Sheet, x: number, y: number, w: number, h: number) => {
  const inner = pointedArch(x, y, w * 0.84, h * 0.93);
  return join(
    path(pointedArch(x, y, w, h), lit(s.theme.stone, 0.4)),
    `<g ${clip(s, `<path d="${inner}"/>`)}>${jaali(s, x - w / 2, y - h, w, h, lit(s.theme.stone, 0.12), shade(s.theme.stone, 0.5), w * 0.28)}${rect(x - w / 2, y - h, w * 0.22, h, '#542a18', 0, 'opacity=".3"')}</g>`,
  );
};
