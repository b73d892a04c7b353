import type { Point } from './svg.ts';

/**
 * The points of an outline, as `x y` pairs with commas between: `outline('0 -1.5, 1 0, -1 0', r)` is a triangle of size `r`
 * about its origin. `scale` may differ across and down.
 */
export function outline(shape: string, scale: number | Point = 1, [x0, y0]: Point = [0, 0]): Point[] {
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
  return shape.split(', ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
    return [x0 + across * x, y0 + down * y];
  });
}

/** Points as `x y` pairs with commas between, some of them worked out: points`0 0, ${w} 0, ${w} ${h}`. */
export const points = (parts: TemplateStringsArray, ...values: number[]): Point[] => outline(String.raw({ raw: parts }, ...values));
