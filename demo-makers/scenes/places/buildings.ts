import { n, oval, stroke } from '../../svg.ts';
import { form, glow, join, letters, linear, lit, mix, poly, rect, type Sheet, shade, times } from '../kit.ts';
import { archPath, chhatri, jaali, opening } from './arches.ts';

/** Options of a school façade. */
type Facade = {
  x: number;
  y: number;
  w: number;
  storey: number;
  bays: number;
  floors?: number;
  domes?: boolean;
  name?: boolean;
  lights?: boolean;
};

/** The school's arcaded front: storeys of cusped arches, eaves, lattice parapet and kiosks. */
export function facade(s: Sheet, f: Facade): string {
  const { theme: t } = s;
  const floors = f.floors ?? 2;
  const { x, y, w, storey: h } = f;
  const bay = w / f.bays;
  const top = y - floors * h;
  const parts: string[] = [rect(x, top, w, floors * h, linear(s, { 0: lit(t.wall, 0.3), 0.55: t.wall, 1: t.wallShade }, 1, 0.35))];
  for (let k = 0; k < floors; k++) {
    const by = y - k * h;
    for (let i = 0; i < f.bays; i++) {
      const cx = x + bay * (i + 0.5);
      const inner =
        k === 0
          ? ''
          : rect(cx - bay, by - h * 0.24, bay * 2, h * 0.3, t.wallShade) +
            jaali(s, cx - bay * 0.36, by - h * 0.24, bay * 0.72, h * 0.17, t.wall, shade(t.stone, 0.5), bay * 0.12);
      const door = k === 0 && i % 2 ? rect(cx - bay * 0.12, by - h * 0.44, bay * 0.26, h * 0.44, form(s, t.main)) : '';
      parts.push(opening(s, cx, by - (k ? h * 0.04 : 0), bay * 0.66, h * (k ? 0.7 : 0.78), f.lights ? '#d98a3c' : '#7d4a39', door + inner));
      if (i > 0)
        parts.push(
          rect(x + bay * i - bay * 0.055, by - h * 0.86, bay * 0.11, h * 0.86, form(s, mix(t.wall, t.stone, 0.35), 0.8)),
          rect(x + bay * i - bay * 0.08, by - h * 0.9, bay * 0.16, h * 0.05, form(s, t.stone)),
          rect(x + bay * i - bay * 0.08, by - h * 0.05, bay * 0.16, h * 0.05, form(s, t.stone)),
        );
    }
    parts.push(
      rect(x, by - h * 0.98, w, h * 0.06, t.main),
      rect(x, by - h * 0.985, w, h * 0.012, t.accent),
      poly(
        [
          [x - bay * 0.1, by - h],
          [x + w + bay * 0.1, by - h],
          [x + w + bay * 0.16, by - h * 0.95],
          [x - bay * 0.16, by - h * 0.95],
        ],
        form(s, lit(t.stone, 0.1)),
      ),
      rect(x, by - h * 0.95, w, h * 0.09, linear(s, { 0: ['#542a18', 0.38], 1: ['#542a18', 0] })),
    );
  }
  parts.push(
    jaali(s, x, top - h * 0.2, w, h * 0.17, mix(t.wall, t.stone, 0.3), shade(t.stone, 0.35), h * 0.11),
    rect(x - 3, top - h * 0.235, w + 6, h * 0.045, form(s, t.stone)),
  );
  for (let i = 0; i <= f.bays; i += Math.max(1, Math.round(f.bays / 4)))
    parts.push(
      rect(x + bay * i - bay * 0.08, top - h * 0.3, bay * 0.16, h * 0.3, form(s, t.stone)),
      oval(x + bay * i, top - h * 0.33, bay * 0.08, h * 0.05, form(s, t.main)),
    );
  if (f.domes !== false) {
    const cw = bay * 1.25;
    const cx = x + w / 2;
    parts.push(
      chhatri(s, x + bay * 0.6, top - h * 0.2, bay * 0.8),
      chhatri(s, x + w - bay * 0.6, top - h * 0.2, bay * 0.8),
      rect(cx - cw, top - h * 0.55, cw * 2, h * 0.56, linear(s, { 0: lit(t.wall, 0.2), 1: t.wallShade }, 1, 0.2)),
      rect(cx - cw, top - h * 0.6, cw * 2, h * 0.07, form(s, t.stone)),
      chhatri(s, cx, top - h * 0.58, bay * 1.2),
    );
    if (f.name !== false)
      parts.push(
        rect(cx - cw * 0.94, top - h * 0.44, cw * 1.88, h * 0.32, form(s, t.main), h * 0.03),
        letters(cx, top - h * 0.22, Math.min(h * 0.19, (cw * 3.4) / t.name.length), t.name, t.accentPale),
      );
  }
  if (f.lights) for (let i = 0; i < f.bays; i++) parts.push(glow(s, x + bay * (i + 0.5), y - h * 0.35, bay * 0.6, '#ffc46b', 0.6));
  return join(parts);
}

/** A cloister arcade seen from inside: dark piers and arches framing the view. */
export function cloister(s: Sheet, count: number, y: number, h: number, c?: string): string {
  const { W, theme: t } = s;
  const w = W / count;
  const hole = times(count, (i) => archPath(w * (i + 0.5), y + 4, w * 0.78, h * 0.94, 8)).join('');
  const color = c ?? mix(t.stone, t.main, 0.25);
  return join(
    `<path d="M-10 -10H${W + 10}V${n(y)}H-10Z${hole}" fill="${linear(s, {
      0: shade(color, 0.45),
      1: shade(color, 0.15),
    })}" fill-rule="evenodd"/>`,
    times(count, (i) => stroke(archPath(w * (i + 0.5), y + 4, w * 0.78, h * 0.94, 8), lit(color, 0.45), 5, 'opacity=".8"')),
    times(
      count + 1,
      (i) =>
        rect(w * i - w * 0.12, y - h * 0.05, w * 0.24, h * 0.05, form(s, t.stoneShade)) +
        rect(w * i - w * 0.13, y - h * 0.6, w * 0.26, h * 0.03, form(s, t.stone)),
    ),
  );
}
