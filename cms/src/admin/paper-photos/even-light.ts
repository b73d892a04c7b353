/**
 * A photographed page as a scanner would have it: white paper without the shadow of a hand, and dark letters. How bright the paper is
 * differs from place to place, and is told by the brightest points around.
 */

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The side of the squares within which the light is taken as one: a few letters wide at 170 points to the inch. */
const square = 24;
/** What is darker than this is no paper but a table or a photo, and is not made white. */
const darkestPaper = 90;
/** Of the paper's brightness: darker than this is black, brighter is white. */
const black = 0.25;
const white = 0.88;

const brightnessAt = (data: Uint8ClampedArray, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** The brightest point of each square, from every second row and column: a page has millions. */
const brightest = ({ data, width, height }: Pixels) => {
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const found = new Float32Array(columns * rows).fill(darkestPaper);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const at = Math.floor(y / square) * columns + Math.floor(x / square);
      found[at] = Math.max(found[at] ?? 0, brightnessAt(data, 4 * (y * width + x)));
    }
  return { columns, rows, found };
};

/** Of each square and those around it, what `pick` makes of their brightness. */
const amongNeighbours = (
  { columns, rows, found }: ReturnType<typeof brightest>,
  pick: (around: number[]) => number,
) => {
  const made = new Float32Array(found.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          around.push(found[y * columns + x] ?? darkestPaper);
      made[row * columns + column] = pick(around);
    }
  return { columns, rows, found: made };
};

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Changes the pixels where they are. */
export const evenLight = (pixels: Pixels, inColour: boolean): void => {
  const { data, width, height } = pixels;
  // A square within a heavy heading has no paper in it, but one of its neighbours has.
  const widened = amongNeighbours(brightest(pixels), (around) => Math.max(...around));
  const { columns, rows, found } = amongNeighbours(widened, mean);
  const light = (row: number, column: number) =>
    found[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] ?? darkestPaper;
  for (let y = 0; y < height; y += 1) {
    // Between the middles of squares, so that no edge of one is seen.
    const down = y / square - 0.5;
    const row = Math.floor(down);
    const below = down - row;
    for (let x = 0; x < width; x += 1) {
      const along = x / square - 0.5;
      const column = Math.floor(along);
      const beside = along - column;
      const paper =
        (light(row, column) * (1 - beside) + light(row, column + 1) * beside) * (1 - below) +
        (light(row + 1, column) * (1 - beside) + light(row + 1, column + 1) * beside) * below;
      const at = 4 * (y * width + x);
      const stretch = (value: number) => (255 * (value / paper - black)) / (white - black);
      if (inColour)
        for (const channel of [at, at + 1, at + 2]) data[channel] = stretch(data[channel] ?? 0);
      else data.fill(stretch(brightnessAt(data, at)), at, at + 3);
    }
  }
};
