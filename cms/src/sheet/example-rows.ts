/** Rows of a sample that were not taken away before the sheet was given: they are nobody's, and are not written. */
import { cellsIn, type Given } from './columns.ts';

/** The names in every sample end so. */
const isExample = (cell: string): boolean => cell.trim().endsWith('(example)');

/** The rows, as the spreadsheet counts them, that are examples of a sample. */
export const exampleRows = (given: Given): number[] => {
  const cells = cellsIn(given, Number.POSITIVE_INFINITY);
  if (typeof cells === 'string' || 'unclosed' in cells) return [];
  return cells.rows.flatMap((row, index) => (row.some(isExample) ? [index + 1] : []));
};
