/** Rectangles on a picture, in shares of its width and height: drawn, moved, made larger, and told in words. */
import type { Area } from '../../media/blur.ts';

export type { Area };
export type Point = { x: number; y: number };

/** Smaller ones could be neither seen nor taken hold of. */
const least = 0.02;
/** How wide one is that is not drawn but put there: about a face on a photo of a few children. */
const usual = 0.14;

const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The same, within the picture. */
const within = ({ x, y, width, height }: Area): Area => {
  const [wide, high] = [between(width, least, 1), between(height, least, 1)];
  return { x: between(x, 0, 1 - wide), y: between(y, 0, 1 - high), width: wide, height: high };
};

/** From one corner to the opposite one. */
export const drawn = (from: Point, to: Point): Area => {
  const [left, right] = [from.x, to.x].map((x) => between(x, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => between(y, 0, 1)).toSorted((a, b) => a - b);
  const [x, y] = [left ?? 0, top ?? 0];
  return within({ x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y });
};

/** A square around a point; `ratio` is the picture's width by its height. */
export const around = ({ x, y }: Point, ratio: number): Area => {
  const height = Math.min(1, usual * ratio);
  return within({ x: x - usual / 2, y: y - height / 2, width: usual, height });
};

export const moved = (area: Area, by: Point): Area =>
  within({ ...area, x: area.x + by.x, y: area.y + by.y });

/** Its right and lower edges are pulled; the other two stay where they are. */
export const resized = (area: Area, by: Point): Area => {
  const width = between(area.width + by.x, least, 1 - area.x);
  const height = between(area.height + by.y, least, 1 - area.y);
  return within({ ...area, width, height });
};

const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** Where it is, for those who cannot see it. */
export const inWords = ({ x, y, width, height }: Area): string =>
  `${percent(x)} from the left, ${percent(y)} from the top, ${percent(width)} wide, ${percent(height)} high`;
