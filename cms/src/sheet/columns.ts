/** A sheet that somebody gives: its columns, known by their headings, and the rows below those. */
import { asGiven } from '../inbox/csv.ts';
import { nameKey } from '../name-key.ts';
import { type Csv, readCsv } from './read-csv.ts';

/** What stands above a column, and what else may stand there. */
export type Words = { heading: string; also: readonly string[] };

export type SheetRow<Column extends string> = {
  /** As the spreadsheet counts it. */
  row: number;
  /** What stands in a column; nothing where there is no such column. */
  cell: (column: Column) => string;
  /** Where that is: `F12`. */
  place: (column: Column) => string;
};
/** `unread`: headings that say nothing to us. */
export type Sheet<Column extends string> = { rows: SheetRow<Column>[]; unread: string[] };

export type Kind<Column extends string> = {
  columns: Record<Column, Words>;
  mostRows: number;
  /** Whether a row with these columns is the one with the headings. */
  areHeadings: (found: ReadonlySet<Column>) => boolean;
  noHeadings: string;
  /** Columns that must be there, each with what to say if it is not. */
  needed: Partial<Record<Column, string>>;
};

/** Above the headings there may be the school's name and the like. */
const headingsWithin = 20;

const letterOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** The text of a file or of pasted cells; or the cells of a workbook. */
export type Given = string | string[][];

export const cellsIn = (given: Given, mostRows: number): Csv => {
  if (typeof given === 'string') return readCsv(given, mostRows);
  return given.length > mostRows ? 'too many rows' : { rows: given };
};

/** Gives what reads such a sheet: the rows below the headings that have anything in them; or why they cannot be found, in words. */
export const sheetReader = <Column extends string>({
  columns,
  mostRows,
  areHeadings,
  noHeadings,
  needed,
}: Kind<Column>): ((given: Given) => Sheet<Column> | string) => {
  const known = new Map(
    Object.entries<Words>(columns).flatMap(([column, { heading, also }]) =>
      [heading, ...also].map((word) => [nameKey(word), column as Column] as const),
    ),
  );
  const columnOf = (heading: string): Column | undefined => known.get(nameKey(heading));
  return (given) => {
    const csv = cellsIn(given, mostRows + headingsWithin);
    if (csv === 'too many rows')
      return `These are more than ${mostRows} rows. Please give them in parts, one after another.`;
    if ('unclosed' in csv)
      return `In row ${csv.unclosed} a quotation mark (") opens a cell and nothing closes it. Please take it away.`;
    const at = csv.rows
      .slice(0, headingsWithin)
      .findIndex((row) => areHeadings(new Set(row.flatMap((cell) => columnOf(cell) ?? []))));
    const headings = csv.rows[at];
    if (!headings) return noHeadings;
    const indexOf = new Map<Column, number>();
    for (const [index, heading] of headings.entries()) {
      const column = columnOf(heading);
      if (column && indexOf.has(column))
        return `The column “${columns[column].heading}” stands there twice (${letterOf(indexOf.get(column) ?? 0)} and ${letterOf(index)}).`;
      if (column) indexOf.set(column, index);
    }
    for (const [column, why] of Object.entries(needed) as [Column, string][])
      if (!indexOf.has(column)) return `The column “${columns[column].heading}” is missing: ${why}`;
    const rows = csv.rows
      .map((cells, index) => ({
        row: index + 1,
        isEmpty: cells.every((cell) => cell.trim() === ''),
        cell: (column: Column) => asGiven(cells[indexOf.get(column) ?? -1] ?? ''),
        place: (column: Column) =>
          indexOf.has(column) ? `${letterOf(indexOf.get(column) ?? 0)}${index + 1}` : '',
      }))
      .slice(at + 1)
      .filter(({ isEmpty }) => !isEmpty);
    const unread = headings.filter((heading) => heading.trim() !== '' && !columnOf(heading));
    return { rows, unread: unread.map((heading) => heading.slice(0, 60)) };
  };
};
