import { outline } from '../outline.ts';
import { seeded } from '../random.ts';
import { n, oval, type Point, path, pathOf, smooth, stroke } from '../svg.ts';

import { along, between, type Defs, line, midway, shade, tint } from './kit.ts';

/** Combed hair between an outer and an inner line, with strands and the sun on its crown. */
export function lock(defs: Defs, colour: string, outer: Point[], inner: Point[], shineAt = 0.3): string {
  const shape = between(outer, inner);
  const strands = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84]
    .map((t, i) =>
      stroke(line(midway(outer, inner, t)), i % 2 ? tint(colour, 0.22) : shade(colour, 0.5), 1.6, `opacity="${i % 2 ? 0.34 : 0.45}"`),
    )
    .join('');
  const shine = [0.3, 0.46, 0.62]
    .map((t, i) => {
      const curve = midway(outer, inner, t);
      const part = [0, 0.06, 0.12, 0.18].map((step) => along(curve, Math.min(1, shineAt - 0.1 + step + i * 0.015)));
      return stroke(line(part), tint(colour, 0.5), 9 - i * 2, `opacity=".32" ${defs.blur(3.2)}`);
    })
    .join('');
  return `${path(shape, colour)}<g ${defs.clip(shape)}>${strands}${shine}</g>`;
}

/** A plait of overlapping strands along a line, thinning towards its end. */
export function braid(colour: string, way: Point[], width: number, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const [x, y] = along(way, t);
    const [x2, y2] = along(way, Math.min(1, t + 1.35 / count));
    const w = width * (1 - 0.35 * t);
    const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI - 90;
    const long = Math.hypot(x2 - x, y2 - y);
    const leaf = (sign: number) => {
      const d = pathOf`M${sign * -3} ${long * 0.95}C${sign * w * 0.1} ${long * 0.4} ${sign * w * 0.5} ${-long * 0.25} ${sign * w * 0.86} ${long * 0.02}C${sign * w * 1.08} ${long * 0.4} ${sign * w * 0.62} ${long * 1.02} ${sign * -3} ${long * 0.95}Z`;
      return (
        path(d, sign < 0 ? tint(colour, 0.07) : shade(colour, 0.14)) +
        stroke(
          pathOf`M${sign * w * 0.7} ${long * 0.12}Q${sign * w * 0.6} ${long * 0.62} ${sign * w * 0.1} ${long * 0.8}`,
          tint(colour, 0.45),
          2,
          `opacity="${sign < 0 ? 0.42 : 0.2}"`,
        ) +
        stroke(d, shade(colour, 0.6), 1.2, 'opacity=".5"')
      );
    };
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${leaf(i % 2 ? -1 : 1)}${leaf(i % 2 ? 1 : -1)}</g>`;
  }
  const first = along(way, 0);
  return oval(first[0], first[1] + 4, width * 0.8, width * 0.6, colour) + out;
}

/** The loose end of a plait below its tie. */
export function tuft(colour: string, [x, y]: Point, width: number, long: number): string {
  return (
    path(
      pathOf`M${x - width * 0.4} ${y}C${x - width} ${y + long * 0.5} ${x - width * 0.5} ${y + long} ${x + 2} ${y + long * 1.1}C${x + width * 0.7} ${y + long * 0.8} ${x + width} ${y + long * 0.4} ${x + width * 0.4} ${y}Z`,
      colour,
    ) +
    stroke(
      pathOf`M${x - 2} ${y + 4}Q${x - width * 0.4} ${y + long * 0.5} ${x - 2} ${y + long * 0.9}`,
      tint(colour, 0.4),
      1.8,
      'opacity=".4"',
    )
  );
}

/** A ribbon tied in a bow. */
export function bow(colour: string, [x, y]: Point, size: number): string {
  const loop = (sign: number) =>
    path(
      `M0 0C${sign * size * 0.4} ${-size * 0.9} ${sign * size * 1.25} ${-size * 0.8} ${sign * size * 1.15} ${-size * 0.05}C${sign * size * 1.15} ${size * 0.6} ${sign * size * 0.4} ${size * 0.45} 0 0Z`,
      sign < 0 ? tint(colour, 0.16) : shade(colour, 0.1),
    ) +
    path(
      `M${sign * 4} 0Q${sign * size * 0.55} ${-size * 0.34} ${sign * size * 0.92} ${-size * 0.1}Q${sign * size * 0.5} ${size * 0.12} ${sign * 4} 0Z`,
      shade(colour, 0.32),
      'opacity=".55"',
    );
  const tail = (sign: number) =>
    path(
      `M0 0L${sign * size * 0.3} ${size * 1.2}L${sign * size * 0.55} ${size * 0.98}L${sign * size * 0.78} ${size * 1.08}Q${sign * size * 0.5} ${size * 0.3} 0 0Z`,
      shade(colour, sign < 0 ? 0.08 : 0.2),
    );
  return `<g transform="translate(${n(x)} ${n(y)})">${tail(-1)}${tail(1)}${loop(-1)}${loop(1)}${oval(0, 0, size * 0.24, size * 0.26, shade(colour, 0.12))}</g>`;
}

/** A heap of curls filling the spots given. */
export function curls(colour: string, spots: readonly Point[], size: number, seed: string): string {
  const random = seeded(seed);
  return spots
    .map(([x, y]) => {
      const r = size * (0.8 + random() * 0.45);
      const a = random() * 360;
      return (
        oval(x, y, r, r * 0.94, random() < 0.5 ? colour : shade(colour, 0.2)) +
        `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a)})">` +
        stroke(
          pathOf`M${-r * 0.6} 0A${r * 0.6} ${r * 0.6} 0 1 1 ${r * 0.2} ${r * 0.56}`,
          tint(colour, 0.4),
          1.8,
          `opacity="${x < 10 && y < -60 ? 0.42 : 0.2}"`,
        ) +
        '</g>'
      );
    })
    .join('');
}

/** A string of jasmine along a line. */
export function jasmine(path: Point[], count: number, seed: string): string {
  const random = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = along(path, i / (count - 1));
    const [jx, jy] = [x + (random() - 0.5) * 9, y + (random() - 0.5) * 7];
    out += oval(jx, jy, 6, 5, i % 3 ? '#fff8e6' : '#f3e4c4') + oval(jx - 1, jy - 1, 2.2, 2, '#e8d08a', 'opacity=".7"');
  }
  return out;
}

/** A round knot of hair. */
export function knot(defs: Defs, colour: string, [x, y]: Point, rx: number, ry: number): string {
  const shape = smooth(outline('-1 0, 0 -1, 1 0, 0 1', [rx, ry], [x, y]));
  const swirl = [0.75, 0.5, 0.28]
    .map((s, i) =>
      stroke(
        pathOf`M${x - rx * s} ${y + ry * 0.2 * s}A${rx * s} ${ry * s} 0 1 1 ${x + rx * s * 0.6} ${y + ry * s * 0.8}`,
        i % 2 ? shade(colour, 0.5) : tint(colour, 0.3),
        2,
        'opacity=".4"',
      ),
    )
    .join('');
  return (
    path(shape, colour) +
    swirl +
    oval(x - rx * 0.35, y - ry * 0.45, rx * 0.36, ry * 0.2, tint(colour, 0.5), `opacity=".36" ${defs.blur(3)}`)
  );
}
