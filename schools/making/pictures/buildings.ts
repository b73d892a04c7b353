import { archPath, chhatri, jaali, niche, opening } from './arches.ts';
import {
  at,
  clip,
  form,
  glow,
  join,
  letters,
  line,
  linear,
  lit,
  mix,
  n,
  oval,
  poly,
  rect,
  type Sheet,
  shade,
  times,
} from './kit.ts';

/** Options of a school façade. */
export type Facade = {
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
  const parts: string[] = [
    rect(
      x,
      top,
      w,
      floors * h,
      linear(
        s,
        [
          [0, lit(t.wall, 0.3)],
          [0.55, t.wall],
          [1, t.wallShade],
        ],
        1,
        0.35,
      ),
    ),
  ];
  for (let k = 0; k < floors; k++) {
    const by = y - k * h;
    for (let i = 0; i < f.bays; i++) {
      const cx = x + bay * (i + 0.5);
      const inner =
        k === 0
          ? ''
          : rect(cx - bay, by - h * 0.24, bay * 2, h * 0.3, t.wallShade) +
            jaali(
              s,
              cx - bay * 0.36,
              by - h * 0.24,
              bay * 0.72,
              h * 0.17,
              t.wall,
              shade(t.stone, 0.5),
              bay * 0.12,
            );
      const door =
        k === 0 && i % 2
          ? rect(cx - bay * 0.12, by - h * 0.44, bay * 0.26, h * 0.44, form(s, t.main))
          : '';
      parts.push(
        opening(
          s,
          cx,
          by - (k ? h * 0.04 : 0),
          bay * 0.66,
          h * (k ? 0.7 : 0.78),
          f.lights ? '#d98a3c' : '#7d4a39',
          door + inner,
        ),
      );
      if (i > 0)
        parts.push(
          rect(
            x + bay * i - bay * 0.055,
            by - h * 0.86,
            bay * 0.11,
            h * 0.86,
            form(s, mix(t.wall, t.stone, 0.35), 0.8),
          ),
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
      rect(
        x,
        by - h * 0.95,
        w,
        h * 0.09,
        linear(s, [
          [0, '#542a18', 0.38],
          [1, '#542a18', 0],
        ]),
      ),
    );
  }
  parts.push(
    jaali(
      s,
      x,
      top - h * 0.2,
      w,
      h * 0.17,
      mix(t.wall, t.stone, 0.3),
      shade(t.stone, 0.35),
      h * 0.11,
    ),
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
      rect(
        cx - cw,
        top - h * 0.55,
        cw * 2,
        h * 0.56,
        linear(
          s,
          [
            [0, lit(t.wall, 0.2)],
            [1, t.wallShade],
          ],
          1,
          0.2,
        ),
      ),
      rect(cx - cw, top - h * 0.6, cw * 2, h * 0.07, form(s, t.stone)),
      chhatri(s, cx, top - h * 0.58, bay * 1.2),
    );
    if (f.name !== false)
      parts.push(
        rect(cx - cw * 0.94, top - h * 0.44, cw * 1.88, h * 0.32, form(s, t.main), h * 0.03),
        letters(
          cx,
          top - h * 0.22,
          Math.min(h * 0.19, (cw * 3.4) / t.name.length),
          t.name,
          t.accentPale,
        ),
      );
  }
  if (f.lights)
    for (let i = 0; i < f.bays; i++)
      parts.push(glow(s, x + bay * (i + 0.5), y - h * 0.35, bay * 0.6, '#ffc46b', 0.6));
  return join(parts);
}

/** The great gate: a cusped arch between towers, the school's name across it. */
export function gateway(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  through = '',
): string {
  const { theme: t } = s;
  const [aw, ah] = [w * 0.56, h * 0.66];
  const block = `M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Z`;
  const inner = archPath(x, y, aw, ah, 5);
  const tower = (k: number) =>
    join(
      rect(
        x + k * w * 0.5 - w * 0.1,
        y - h * 1.02,
        w * 0.2,
        h * 1.02,
        linear(
          s,
          [
            [0, lit(t.stone, 0.3)],
            [0.5, t.stone],
            [1, t.stoneShade],
          ],
          1,
          0,
        ),
      ),
      times(3, (i) => niche(s, x + k * w * 0.5, y - h * (0.1 + i * 0.29), w * 0.12, h * 0.22)),
      rect(x + k * w * 0.5 - w * 0.12, y - h * 1.06, w * 0.24, h * 0.06, form(s, t.stone)),
      rect(x + k * w * 0.5 - w * 0.12, y - h * 0.05, w * 0.24, h * 0.05, form(s, t.stone)),
      chhatri(s, x + k * w * 0.5, y - h * 1.06, w * 0.2),
    );
  return join(
    `<g ${clip(s, `<path d="${inner}"/>`)}>${through}</g>`,
    `<path d="${block}${inner}" fill="${linear(
      s,
      [
        [0, lit(t.wall, 0.35)],
        [0.5, t.wall],
        [1, t.wallShade],
      ],
      1,
      0.3,
    )}" fill-rule="evenodd"/>`,
    `<path d="${archPath(x, y, aw * 1.16, ah * 1.085, 5)}${inner}" fill="${form(s, t.stone)}" fill-rule="evenodd"/>`,
    `<path d="${archPath(x, y, aw * 1.05, ah * 1.03, 5)}${inner}" fill="${lit(t.stone, 0.42)}" fill-rule="evenodd"/>`,
    line(archPath(x, y, aw * 1.22, ah * 1.12, 5).slice(0, -1), t.main, h * 0.008),
    [-1, 1].map(
      (k) =>
        oval(x + k * aw * 0.4, y - h * 0.68, w * 0.036, w * 0.036, form(s, t.main)) +
        oval(x + k * aw * 0.4, y - h * 0.68, w * 0.018, w * 0.018, t.accent),
    ),
    rect(x - w * 0.4, y - h * 0.95, w * 0.8, h * 0.155, form(s, t.main), h * 0.015),
    `<rect x="${n(x - w * 0.39)}" y="${n(y - h * 0.94)}" width="${n(w * 0.78)}" height="${n(h * 0.135)}" rx="${n(h * 0.012)}" fill="none" stroke="${t.accent}" stroke-width="${n(h * 0.006)}"/>`,
    letters(
      x,
      y - h * 0.858,
      Math.min(h * 0.082, (w * 1.36) / t.name.length),
      t.name,
      t.accentPale,
    ),
    letters(
      x,
      y - h * 0.815,
      h * 0.034,
      t.city.toUpperCase(),
      lit(t.accentPale, 0.2),
      `letter-spacing="${n(h * 0.012)}"`,
      'Mukta SemiBold',
    ),
    poly(
      [
        [x - w * 0.53, y - h],
        [x + w * 0.53, y - h],
        [x + w * 0.55, y - h * 0.965],
        [x - w * 0.55, y - h * 0.965],
      ],
      form(s, lit(t.stone, 0.1)),
    ),
    rect(
      x - w * 0.5,
      y - h * 0.965,
      w,
      h * 0.035,
      linear(s, [
        [0, '#542a18', 0.4],
        [1, '#542a18', 0],
      ]),
    ),
    jaali(
      s,
      x - w * 0.42,
      y - h * 1.1,
      w * 0.84,
      h * 0.095,
      mix(t.wall, t.stone, 0.3),
      shade(t.stone, 0.35),
      h * 0.06,
    ),
    rect(x - w * 0.44, y - h * 1.125, w * 0.88, h * 0.03, form(s, t.stone)),
    chhatri(s, x, y - h * 1.12, w * 0.2),
    tower(-1),
    tower(1),
  );
}

/** A boundary wall with lattice panels between piers. */
export function boundary(s: Sheet, x0: number, x1: number, y: number, h: number): string {
  const { theme: t } = s;
  const step = h * 1.9;
  const count = Math.max(1, Math.round((x1 - x0) / step));
  const w = (x1 - x0) / count;
  return join(
    rect(
      x0,
      y - h,
      x1 - x0,
      h,
      linear(s, [
        [0, lit(t.wall, 0.2)],
        [1, t.wallShade],
      ]),
    ),
    rect(x0, y - h * 0.16, x1 - x0, h * 0.16, t.main),
    times(count, (i) =>
      jaali(
        s,
        x0 + i * w + w * 0.16,
        y - h * 0.84,
        w * 0.68,
        h * 0.58,
        lit(t.stone, 0.3),
        shade(t.stone, 0.45),
        h * 0.19,
      ),
    ),
    rect(x0, y - h * 1.05, x1 - x0, h * 0.1, form(s, t.stone)),
    times(
      count + 1,
      (i) =>
        rect(x0 + i * w - h * 0.12, y - h * 1.14, h * 0.24, h * 1.14, form(s, t.stone)) +
        oval(x0 + i * w, y - h * 1.17, h * 0.13, h * 0.09, form(s, t.main)),
    ),
  );
}

/** Iron gate leaf folded open, seen at an angle. */
export const gateLeaf = (s: Sheet, x: number, y: number, w: number, h: number, dir: 1 | -1) =>
  at(
    x,
    y,
    join(
      times(7, (i) =>
        line(
          `M${n((i / 6) * w * dir)} ${n(-(i / 6) * h * 0.04)}V${n(-h * (0.86 + 0.08 * Math.sin((i / 6) * Math.PI)))}`,
          s.theme.mainDeep,
          w * 0.06,
        ),
      ),
      line(
        `M0 ${n(-h * 0.2)}L${n(w * dir)} ${n(-h * 0.24)}M0 ${n(-h * 0.78)}L${n(w * dir)} ${n(-h * 0.8)}`,
        s.theme.mainDeep,
        w * 0.07,
      ),
      times(7, (i) =>
        oval(
          (i / 6) * w * dir,
          -h * (0.88 + 0.08 * Math.sin((i / 6) * Math.PI)),
          w * 0.05,
          w * 0.06,
          s.theme.accent,
        ),
      ),
    ),
  );

/** A cloister arcade seen from inside: dark piers and arches framing the view. */
export function cloister(s: Sheet, count: number, y: number, h: number, c?: string): string {
  const { W, theme: t } = s;
  const w = W / count;
  const hole = times(count, (i) => archPath(w * (i + 0.5), y + 4, w * 0.78, h * 0.94, 8)).join('');
  const color = c ?? mix(t.stone, t.main, 0.25);
  return join(
    `<path d="M-10 -10H${W + 10}V${n(y)}H-10Z${hole}" fill="${linear(s, [
      [0, shade(color, 0.45)],
      [1, shade(color, 0.15)],
    ])}" fill-rule="evenodd"/>`,
    times(count, (i) =>
      line(
        archPath(w * (i + 0.5), y + 4, w * 0.78, h * 0.94, 8),
        lit(color, 0.45),
        5,
        'opacity=".8"',
      ),
    ),
    times(
      count + 1,
      (i) =>
        rect(w * i - w * 0.12, y - h * 0.05, w * 0.24, h * 0.05, form(s, t.stoneShade)) +
        rect(w * i - w * 0.13, y - h * 0.6, w * 0.26, h * 0.03, form(s, t.stone)),
    ),
  );
}
