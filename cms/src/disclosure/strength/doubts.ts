/** What a school may have meant otherwise than its table of School Strength was read, in plain words. */
import { findUnreadCells } from '@aangan/contract/figures.ts';
import { counted, withCommas } from '../counted.ts';
import { norms } from '../norms.ts';
import { addsUp, isClassAlone } from './columns.ts';
import {
  type Column,
  claimsIn,
  figureIn,
  type Layout,
  type Line,
  nameOf,
  sizesIn,
  sum,
  sumOf,
  type Table,
  withRole,
} from './layout.ts';

type Counts = { sections: number; students: number };

/** So that a long table does not fill the screen. */
const firstOf = (values: readonly string[]): string =>
  values.slice(0, 3).join(', ') + (values.length > 3 ? ` and ${values.length - 3} more` : '');

const disagreements = (table: Table, rows: readonly string[][], parts: readonly Column[]) =>
  rows.flatMap((row) => {
    const claims = claimsIn(table, row);
    if (parts.length > 0) claims.unshift(sum(sizesIn(row, parts)));
    const different = [...new Set(claims)];
    return different.length > 1
      ? [`${nameOf(table, row) || 'a row'} (${different.map(withCommas).join(' or ')})`]
      : [];
  });

/** What the row of totals says, where somebody has typed one, against the rows that it adds up. */
const doubtsOfTotals = (
  table: Table,
  { sections, students }: Counts,
  parts: readonly Column[],
): string[] => {
  const typed = table.rows.filter((row) => addsUp(nameOf(table, row)) === 'all');
  const [ofSections] = withRole(table, 'sections');
  return typed.flatMap((row) => {
    const name = nameOf(table, row);
    const said = parts.length > 0 ? sumOf(row, parts) : (claimsIn(table, row)[0] ?? null);
    const saidSections = ofSections ? figureIn(row, ofSections) : null;
    return [
      ...(said !== null && said !== students
        ? [
            `The row “${name}” says ${counted(said, 'student', 'students')}, but the others add up to ${withCommas(students)}`,
          ]
        : []),
      ...(saidSections !== null && saidSections !== sections
        ? [
            `The row “${name}” says ${counted(saidSections, 'section', 'sections')}, but the others add up to ${withCommas(sections)}`,
          ]
        : []),
      ...(table.columnTotal
        ? [
            `The page adds up “${table.columnTotal}” by itself, and counts the row “${name}” once more: please take that row out`,
          ]
        : []),
    ];
  });
};

/** A total column of the page adds up whatever stands in a row: children twice, or sections with children. */
const doubtsOfRowTotal = (table: Table, parts: readonly Column[]): string[] => {
  const others = withRole(table, 'sections', 'students', 'total').map(({ heading }) => heading);
  const isAlone = others.length + parts.length + withRole(table, 'boys', 'girls').length === 1;
  return table.rowTotal && others.length > 0 && !isAlone
    ? [
        `The page’s column “${table.rowTotal}” adds up “${others.join('” and “')}”, too: please empty “Heading of a total column”`,
      ]
    : [];
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Cells that should hold a number of children or sections, and hold none. */
const unreadIn = (table: Table, rows: readonly string[][], read: readonly Column[]): string[] => {
  const isRead = new Set(read.map(({ index }) => index));
  const unread = findUnreadCells({
    unit: 'none',
    columns: table.columns,
    rows,
    columnTotal: 'Total',
  }).filter(({ column }) => isRead.has(column));
  const odd = rows.flatMap((row) =>
    read
      .filter((column) => !isCount(figureIn(row, column) ?? 0))
      .map(({ index }) => row[index] ?? ''),
  );
  return [...unread.map(({ row, column }) => rows[row]?.[column] ?? ''), ...odd];
};

export const doubtsOf = (layout: Layout, lines: readonly Line[], counts: Counts): string[] => {
  const { table, rows, parts, ofStudents, ofSections } = layout;
  const crowded = lines
    .filter((line) => line.students / line.sections > norms.mostInOneSection)
    .map((line) => `${line.name} (${withCommas(line.students)} in ${line.sections})`);
  const unclear = [...new Set(lines.filter(({ isClear }) => !isClear).map(({ name }) => name))];
  const uneven = disagreements(table, rows, parts);
  const unread = unreadIn(table, rows, [...parts, ...ofStudents]).map((cell) => `“${cell}”`);
  const isPerClass =
    parts.length === 0 && !ofSections && lines.every(({ name }) => isClassAlone(name));
  const told = (list: readonly string[], say: (some: string) => string): string[] =>
    list.length > 0 ? [say(firstOf(list))] : [];
  return [
    ...(isPerClass
      ? [
          'The table does not say how many sections a class has, so each row was counted as one: please add a column Sections',
        ]
      : []),
    ...told(
      crowded,
      (some) =>
        `More than ${norms.mostInOneSection} students to a section: ${some}. Please see whether the columns are called what they are`,
    ),
    ...told(
      unclear,
      (some) => `It is not clear how many sections and students these have: ${some}`,
    ),
    ...told(uneven, (some) => `The parts and the total do not agree: ${some}`),
    ...told(unread, (some) => `These are no numbers of students: ${some}`),
    ...doubtsOfTotals(table, counts, parts),
    ...doubtsOfRowTotal(table, parts),
  ];
};
