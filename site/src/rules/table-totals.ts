/** Sums of a table's cells: pages compute totals, never type them (promise 10.9). */

/** The number in a cell such as `1,680`; null for `–` or words. */
export const numberIn = (cell: string): number | null => {
  const digits = cell.replace(/[,₹\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
};

const sum = (cells: readonly string[]): number =>
  cells.reduce((total, cell) => total + (numberIn(cell) ?? 0), 0);

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
    return cells.some((cell) => numberIn(cell) !== null) ? sum(cells) : null;
  });

/** `1,20,900` as India writes it. */
export const formatNumber = (value: number): string => new Intl.NumberFormat('en-IN').format(value);
