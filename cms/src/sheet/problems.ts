/** What in a sheet cannot be read: told at its cell, with the reason. */
import { toOneLine } from '@aangan/contract/one-line.ts';
import type { SheetRow, Words } from './columns.ts';

/** Thrown while a row is read: in which column, and why. */
export class Unread<Column extends string> extends Error {
  readonly column: Column;

  constructor(column: Column, why: string) {
    super(why);
    this.column = column;
  }
}

export type Problem = {
  row: number;
  /** Such as `F12`; empty where there is no such column. */
  place: string;
  heading: string;
  /** What stands there, cut short. */
  stands: string;
  who: string;
  why: string;
};

const longestShown = 60;
const cut = (text: string): string => {
  const line = toOneLine(text).trim();
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
};

/** Gives what reads a row and keeps, instead of throwing it, what cannot be read. `who` is the column with the person's name. */
export const problemKeeper = <Column extends string>(
  columns: Record<Column, Words>,
  who: Column,
  problems: Problem[],
): ((row: SheetRow<Column>, read: () => void) => void) => {
  return (row, read) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const column = error.column as Column;
      problems.push({
        row: row.row,
        place: row.place(column),
        heading: columns[column].heading,
        stands: cut(row.cell(column)),
        who: cut(row.cell(who)),
        why: error.message,
      });
    }
  };
};

const longestLine = 200;
/** What sheets hold by mistake, and nobody sees: spaces without width (the joiners of Hindi have a meaning, and stay). */
const unseen = /[\u200B\uFEFF]/g;
/** One line with single spaces and without what nobody sees; undefined for what is none, or longer than a record keeps. */
export const readLine = (cell: string): string | undefined => {
  const line = toOneLine(cell).replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
  return line !== '' && line.length <= longestLine ? line : undefined;
};

const mostNamed = 4;
/** `the rows 3, 7 and 2 more`. */
export const namedRows = (rows: readonly number[]): string => {
  const named = rows.slice(0, mostNamed);
  const more = rows.length - named.length;
  return `the rows ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
