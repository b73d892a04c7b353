/** A table as the grid edits it: what its keys, its buttons and a paste make of it. Cells keep their ids wherever they go. */
import { readFigure } from '@aangan/contract/figures.ts';
import { fewestColumns, mostInGrid } from '../../fields/table-limits.ts';
import { move } from '../photos/order.ts';
import type { Sheet } from './parse-sheet.ts';

export type Cell = { id: string; value: string };
export type Column = { id: string; label: string };
export type Row = { id: string; cells: Cell[] };
export type Table = { columns: Column[]; rows: Row[] };

/** A cell's place; the headings stand in row −1. */
export type Place = { row: number; column: number };
export const headingRow = -1;

/** As Payload makes them for the rows of a list. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const newCell = (): Cell => ({ id: newId(), value: '' });
const newColumn = (): Column => ({ id: newId(), label: '' });
const newRow = (width: number): Row => ({
  id: newId(),
  cells: Array.from({ length: width }, newCell),
});
const grow = <T>(list: readonly T[], length: number, make: () => T): T[] => [
  ...list,
  ...Array.from({ length: Math.max(0, length - list.length) }, make),
];

export const widthOf = ({ columns, rows }: Table): number =>
  Math.max(columns.length, ...rows.map(({ cells }) => cells.length));

/** At least so large, and with as many cells in every row as there are columns. */
export const grown = (
  table: Table,
  { rows, columns }: { rows: number; columns: number },
): Table => {
  const width = Math.max(widthOf(table), columns, fewestColumns);
  return {
    columns: grow(table.columns, width, newColumn),
    rows: grow(
      table.rows.map((row) => ({ ...row, cells: grow(row.cells, width, newCell) })),
      rows,
      () => newRow(width),
    ),
  };
};

export const valueAt = ({ columns, rows }: Table, { row, column }: Place): string =>
  (row === headingRow ? columns[column]?.label : rows[row]?.cells[column]?.value) ?? '';

/** With a text in a cell, which is made where there is none yet. */
export const withValue = (table: Table, { row, column }: Place, value: string): Table => {
  const { columns, rows } = grown(table, { rows: row + 1, columns: column + 1 });
  if (row === headingRow)
    return {
      rows,
      columns: columns.map((one, index) => (index === column ? { ...one, label: value } : one)),
    };
  return {
    columns,
    rows: rows.map((one, index) =>
      index === row
        ? {
            ...one,
            cells: one.cells.map((cell, at) => (at === column ? { ...cell, value } : cell)),
          }
        : one,
    ),
  };
};

export const addRow = (table: Table, at: number): Table => {
  const { columns, rows } = grown(table, { rows: 0, columns: 0 });
  return { columns, rows: rows.toSpliced(at, 0, newRow(columns.length)) };
};
export const removeRow = ({ columns, rows }: Table, at: number): Table => ({
  columns,
  rows: rows.toSpliced(at, 1),
});
export const moveRow = ({ columns, rows }: Table, from: number, to: number): Table => ({
  columns,
  rows: move(rows, from, to),
});

/** The same done to the headings and to each row. */
const inEachLine = (table: Table, change: <T>(line: readonly T[], make: () => T) => T[]): Table => {
  const { columns, rows } = grown(table, { rows: 0, columns: 0 });
  return {
    columns: change(columns, newColumn),
    rows: rows.map((row) => ({ ...row, cells: change(row.cells, newCell) })),
  };
};
export const addColumn = (table: Table, at: number): Table =>
  inEachLine(table, (line, make) => line.toSpliced(at, 0, make()));
export const removeColumn = (table: Table, at: number): Table =>
  inEachLine(table, (line) => line.toSpliced(at, 1));
export const moveColumn = (table: Table, from: number, to: number): Table =>
  inEachLine(table, (line) => move(line, from, to));

const isEmpty = ({ columns, rows }: Table): boolean =>
  columns.every(({ label }) => label.trim() === '') &&
  rows.every(({ cells }) => cells.every(({ value }) => value.trim() === ''));

const hasFigures = (line: readonly string[]): boolean =>
  line.some((cell) => readFigure(cell) !== null);

/** Rows of which nothing but the names are written, as a new page's are. */
const hasOnlyNames = ({ rows }: Table): boolean =>
  rows.every(({ cells }) => cells.slice(1).every(({ value }) => value.trim() === ''));

const sameWords = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a sheet is a table with its headings, which stands for the whole of one that is not filled yet. */
const replacesAll = (table: Table, { row, column }: Place, sheet: Sheet): boolean => {
  const [first = [], ...others] = sheet;
  const [corner = ''] = first;
  if (column > 0 || others.length === 0 || first.length < 2) return false;
  if (hasFigures(first) || !hasOnlyNames(table)) return false;
  // A line that fills a row of this name is no heading, though it has no figures.
  if (table.rows.some(({ cells }) => sameWords(corner, cells[0]?.value ?? ''))) return false;
  return (
    row === headingRow ||
    others.some(hasFigures) ||
    sameWords(corner, valueAt(table, { row: headingRow, column: 0 }))
  );
};

/** Where a sheet goes: into an empty table from its corner, with its first line as the headings where that has no figures. */
const startOf = (table: Table, at: Place, [first = []]: Sheet): Place => {
  if (!isEmpty(table)) return at;
  return { row: hasFigures(first) ? 0 : headingRow, column: 0 };
};

/** With a sheet that was pasted at a cell, as large as that makes it; null where that is more than a table holds. */
export const withSheet = (stood: Table, at: Place, sheet: Sheet): Table | null => {
  const table = replacesAll(stood, at, sheet) ? { columns: [], rows: [] } : stood;
  const start = startOf(table, at, sheet);
  const size = {
    rows: start.row + sheet.length,
    columns: start.column + (sheet[0]?.length ?? 0),
  };
  if (size.rows > mostInGrid.rows || size.columns > mostInGrid.columns) return null;
  const pasted = ({ row, column }: Place): string | undefined =>
    sheet[row - start.row]?.[column - start.column];
  const { columns, rows } = grown(table, size);
  return {
    columns: columns.map((one, column) => ({
      ...one,
      label: pasted({ row: headingRow, column }) ?? one.label,
    })),
    rows: rows.map((one, row) => ({
      ...one,
      cells: one.cells.map((cell, column) => ({
        ...cell,
        value: pasted({ row, column }) ?? cell.value,
      })),
    })),
  };
};
