/** What a list would change among the records that are kept: the rules that all lists share, without a database. */
import type { Id } from '../api/records/stored.ts';
import type { SheetRow, Words } from './columns.ts';
import { namedRows, type Problem, problemKeeper, readLine, Unread } from './problems.ts';

/** One record that is added or changed. */
export type Outcome<Fields> = {
  title: string;
  kind: 'new' | 'changed';
  /** What changes, in words. */
  words: string[];
  created?: Fields;
  updated?: { id: Id; data: Partial<Fields> };
};
export type Planned<One> = { row: number } & One;
export type Plan<One> = {
  changes: Planned<One>[];
  /** Rows that say what is known already. */
  unchanged: number;
  problems: Problem[];
};

type Rules<Column extends string, Known extends { id: Id }, One> = {
  columns: Record<Column, Words>;
  /** The column with the name of whom a row is about. */
  who: Column;
  /** Whom a row means: a record that is kept, or by what it is known that two rows mean the same new one. */
  identify: (row: SheetRow<Column>) => Known | string;
  /** What is said, and at which column, where several rows mean the same. */
  twice: (rows: string) => Unread<Column>;
  /** What a row would change; undefined if nothing. */
  decide: (row: SheetRow<Column>, known: Known | undefined) => One | undefined;
};

/** What would happen with each row: nothing is changed by it. */
export const planRows = <Column extends string, Known extends { id: Id }, One>(
  rows: readonly SheetRow<Column>[],
  { columns, who, identify, twice, decide }: Rules<Column, Known, One>,
): Plan<One> => {
  const plan: Plan<One> = { changes: [], unchanged: 0, problems: [] };
  const attempt = problemKeeper<Column>(columns, who, plan.problems);
  const meant: { row: SheetRow<Column>; key: string; known: Known | undefined }[] = [];
  for (const row of rows)
    attempt(row, () => {
      const one = identify(row);
      meant.push(
        typeof one === 'string'
          ? { row, key: `new ${one}`, known: undefined }
          : { row, key: `kept ${one.id}`, known: one },
      );
    });
  const together = Map.groupBy(meant, ({ key }) => key);
  for (const { row, key, known } of meant)
    attempt(row, () => {
      const same = together.get(key) ?? [];
      if (same.length > 1) throw twice(namedRows(same.map((one) => one.row.row)));
      const outcome = decide(row, known);
      if (outcome) plan.changes.push({ row: row.row, ...outcome });
      else plan.unchanged += 1;
    });
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
};

export type Counts = Record<'new' | 'changed' | 'unchanged' | 'problems', number>;

export const countPlan = ({
  changes,
  unchanged,
  problems,
}: Plan<{ kind: 'new' | 'changed' }>): Counts => ({
  new: changes.filter(({ kind }) => kind === 'new').length,
  changed: changes.filter(({ kind }) => kind === 'changed').length,
  unchanged,
  problems: problems.length,
});

/** A change as the page shows it, without what is written. */
export const toListed = ({
  row,
  title,
  kind,
  words,
}: Planned<Outcome<unknown>>): Pick<
  Planned<Outcome<unknown>>,
  'row' | 'title' | 'kind' | 'words'
> => ({
  row,
  title,
  kind,
  words,
});

/** What stands in a column, in one line; empty where nothing does. */
export const lineOf = <Column extends string>(
  row: SheetRow<Column>,
  column: Column,
  longest = 200,
): string => {
  const cell = row.cell(column);
  if (cell.trim() === '') return '';
  const line = readLine(cell);
  if (line === undefined || line.length > longest)
    throw new Unread(column, `This is no line of at most ${longest} letters.`);
  return line;
};

/** A cell that may be left blank; `why` is what is said of one that cannot be understood. */
export const optional = <Column extends string, T>(
  row: SheetRow<Column>,
  column: Column,
  read: (cell: string) => T | undefined,
  why: string,
): T | undefined => {
  const cell = row.cell(column);
  if (cell.trim() === '') return undefined;
  const value = read(cell);
  if (value === undefined) throw new Unread(column, why);
  return value;
};

/** Those of the values that a row says otherwise than what is kept; what it does not say stays. */
export const differing = <Fields extends object>(
  known: Fields,
  said: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) => value !== undefined && value !== known[name as keyof Fields],
    ),
  ) as Partial<Fields>;

/** `designation: PGT, until now TGT`. */
export const changeInWords = (label: string, now: string, before: string): string =>
  before === '' ? `${label}: ${now}` : `${label}: ${now}, until now ${before}`;
