import { inOrder, type Stops } from '../stops.ts';
import { n, type Point, segments } from '../svg.ts';
import { turnOf } from '../turn-of.ts';
/** Blends two #rrggbb colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const blend = (at: number) => Math.round(part(a, at) * (1 - t) + part(b, at) * t);
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour in warm shadow. */
export const shade = (colour: string, t: number) => mix(colour, '#43131c', t);

/** The colour in the low sun. */
export const tint = (colour: string, t: number) => mix(colour, '#fff0cf', t);

/** A smooth open line through the points. */
export const line = (points: readonly Point[]) => `M${turnOf(points, 0).map(n).join(' ')}${segments(points)}`;

/** The shape between two lines that run the same way. */
export function between(a: readonly Point[], b: readonly Point[]): string {
  const back = [...b].reverse();
  return `${line(a)}L${turnOf(back, 0).map(n).join(' ')}${segments(back)}Z`;
}

/** The line part of the way from one line to another with as many points. */
export const midway = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map(([x, y], i) => {
    const [bx, by] = turnOf(b, i);
    return [x + (bx - x) * t, y + (by - y) * t];
  });

/** The same points on the other side of the middle line. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** Points of a polyline sampled evenly by index along its smooth curve. */
export function along(points: readonly Point[], t: number): Point {
  const span = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(span));
  const u = span - i;
  const at = (k: number) => turnOf(points, Math.max(0, Math.min(points.length - 1, k)));
  const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const axis = (k: 0 | 1) =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * u +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u ** 3);
  return [axis(0), axis(1)];
}

const stopsSvg = (stops: Stops) =>
  inOrder(stops)
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** Collects the gradients, blurs, clips and patterns of one drawing and hands out their references. */
export class Defs {
  readonly parts: string[] = [];

  add(element: string, attributes: string, content: string): string {
    const id = `d${this.parts.length}`;
    this.parts.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`);
    return `url(#${id})`;
  }

  /** A straight gradient in drawing units. */
  linear(from: Point, to: Point, stops: Stops): string {
    return this.add(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`,
      stopsSvg(stops),
    );
  }

  /** A round gradient in drawing units. */
  radial(centre: Point, radius: number, stops: Stops): string {
    return this.add(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"`,
      stopsSvg(stops),
    );
  }

  /** A filter attribute that softens what it is put on. */
  blur(by: number): string {
    const box = 'x="-50%" y="-50%" width="200%" height="200%"';
    return `filter="${this.add('filter', box, `<feGaussianBlur stdDeviation="${by}"/>`)}"`;
  }

  /** A clip-path attribute that keeps only what lies inside the path. */
  clip(d: string): string {
    return `clip-path="${this.add('clipPath', '', `<path d="${d}"/>`)}"`;
  }

  /** A repeating pattern tile. */
  pattern(width: number, height: number, content: string, transform = ''): string {
    return this.add(
      'pattern',
      `patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="${transform}"`,
      content,
    );
  }

  /** The finished drawing, with a margin on every side that is cut off when it is painted. */
  svg(width: number, height: number, body: string, margin = 0): string {
    const [w, h] = [width + 2 * margin, height + 2 * margin];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-margin} ${-margin} ${w} ${h}"><defs>${this.parts.join('')}</defs>${body}</svg>`;
  }
}
