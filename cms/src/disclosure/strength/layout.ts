/** How a table of School Strength is laid out: which columns hold sections, which hold children, and which rows only add up others. */
import { readFigure } from '@aangan/contract/figures.ts';
import { rowsOf, type Row as Stored, text } from '../../api/records/stored.ts';
import { addsUp, type ColumnRole, countNames, isOfGender, roleOf, sectionOf } from './columns.ts';

export type Column = { index: number; heading: string; role: ColumnRole };
export type Table = { columns: Column[]; rows: string[][]; rowTotal: string; columnTotal: string };
/** What a row tells: how many sections, and how many children in all of them. */
export type Line = { name: string; sections: number; students: number; isClear: boolean };

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const toTable = (block: Stored): Table => {
  const headings = rowsOf(block.columns).map(({ label }) => text(label));
  const rows = rowsOf(block.rows).map(({ cells }) => rowsOf(cells).map(({ value }) => text(value)));
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index): Column => {
    const heading = headings[index] ?? '';
    // The first column names its row, whatever it is called.
    return { index, heading, role: index === 0 ? 'class' : roleOf(heading) };
  });
  return {
    columns,
    rows: rows.filter((row) => row.some((cell) => cell.trim())),
    rowTotal: text(block.rowTotal).trim(),
    columnTotal: text(block.columnTotal).trim(),
  };
};

export const nameOf = ({ columns }: Table, row: readonly string[]): string => {
  const names = columns.filter(({ role }) => role === 'class').map(({ index }) => row[index] ?? '');
  return (
    names.find((name) => name.trim() && readFigure(name) === null) ??
    names.at(-1) ??
    ''
  ).trim();
};

export const figureIn = (row: readonly string[], { index }: Column): number | null =>
  readFigure(row[index] ?? '');
export const sumOf = (row: readonly string[], columns: readonly Column[]): number | null => {
  const figures = columns.flatMap((column) => figureIn(row, column) ?? []);
  return figures.length > 0 ? sum(figures) : null;
};

export const withRole = ({ columns }: Table, ...roles: ColumnRole[]): Column[] =>
  columns.filter(({ role }) => roles.includes(role));

/** The sizes of a row's sections, where each has a column, or two: one of boys, one of girls. */
export const sizesIn = (row: readonly string[], parts: readonly Column[]): number[] => {
  const sections = Map.groupBy(parts, ({ index, heading }) =>
    isOfGender(heading) ? sectionOf(heading) : index,
  );
  return [...sections.values()].map((columns) => sumOf(row, columns) ?? 0).filter(Boolean);
};

/** All that a row says of its children in all; they should agree. */
export const claimsIn = (table: Table, row: readonly string[]): number[] =>
  [
    sumOf(row, withRole(table, 'boys', 'girls')),
    ...withRole(table, 'students', 'total').map((column) => figureIn(row, column)),
  ].filter((claim) => claim !== null);

/** The columns that hold a section each; none where the rows do. */
const partsOf = (table: Table, rows: readonly string[][]): Column[] => {
  const parts = withRole(table, 'part').filter((column) =>
    rows.some((row) => figureIn(row, column) !== null),
  );
  const [sections] = withRole(table, 'sections');
  const isSaid = (row: string[]): boolean => {
    const sizes = sizesIn(row, parts);
    return sections
      ? sizes.length === figureIn(row, sections)
      : claimsIn(table, row).includes(sum(sizes));
  };
  // Beside a number of students, such a column may be anything: the teachers, the rooms.
  const ofStudents = withRole(
    table,
    'students',
    'boys',
    'girls',
    ...(sections ? ['total' as const] : []),
  );
  const isOther = sections ? !rows.every(isSaid) : !rows.some(isSaid);
  return ofStudents.length > 0 && isOther ? [] : parts;
};

const sectionsIn = (row: readonly string[], column: Column | undefined): number | null => {
  const cell = (column && row[column.index]?.trim()) ?? '';
  if (!column) return 1;
  return readFigure(cell) ?? (/[\p{L}]/u.test(cell) ? countNames(cell) : null);
};

/** A table, and what of it is read. */
export type Layout = {
  table: Table;
  /** Without those that add up others. */
  rows: string[][];
  parts: Column[];
  ofStudents: Column[];
  ofSections: Column | undefined;
};

export const layoutOf = (table: Table): Layout => {
  const rows = table.rows.filter((row) => addsUp(nameOf(table, row)) === 'none');
  return {
    table,
    rows,
    parts: partsOf(table, rows),
    ofStudents: withRole(table, 'students', 'total', 'boys', 'girls'),
    ofSections: withRole(table, 'sections')[0],
  };
};

export const toLines = ({ table, parts, ofSections }: Layout, row: string[]): Line[] => {
  const name = nameOf(table, row) || 'a row without a name';
  const said = sectionsIn(row, ofSections);
  if (parts.length > 0) {
    const sizes = sizesIn(row, parts);
    const isClear = !ofSections || said === sizes.length;
    return sizes.map((students) => ({ name, sections: 1, students, isClear }));
  }
  const students = claimsIn(table, row)[0] ?? 0;
  if (students === 0 && (!said || !ofSections)) return [];
  const isClear = said !== null && said > 0 && students >= said;
  return [{ name, sections: said || 1, students, isClear }];
};
