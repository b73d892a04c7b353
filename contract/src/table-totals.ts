/** Sums of a table's cells: pages compute totals, never type them (promise 10.9). The back office shows the same while a table is filled. */
import { readFigure } from './figures.ts';

const sum = (cells: readonly string[]): number =>
  cells.reduce((total, cell) => total + (readFigure(cell) ?? 0), 0);

/** One total for each row, over all cells but the first, which names the row. */
export const rowTotals = (rows: readonly (readonly string[])[]): number[] =>
  rows.map((row) => sum(row.slice(1)));

/** One total for each column but the first; null where a column has no number at all. */
export const columnTotals = (
  rows: readonly (readonly string[])[],
  columns: number,
): (number | null)[] =>
  Array.from({ length: columns - 1 }, (_, index) => {
    const cells = rows.map((row) => row[index + 1] ?? '');
    return cells.some((cell) => readFigure(cell) !== null) ? sum(cells) : null;
  });

/** Of the whole table. */
export const grandTotal = (rows: readonly (readonly string[])[]): number =>
  rowTotals(rows).reduce((total, each) => total + each, 0);

/** `1,20,900` as India writes it. */
export const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN').format(value);
