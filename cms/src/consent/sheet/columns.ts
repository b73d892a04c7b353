/** The columns of the sheet, and the rows of one that was given back. */
import { asGiven } from '../../inbox/csv.ts';
import { nameKey } from '../../name-key.ts';
import { type Purpose, purposeLabels, purposes } from '../purposes.ts';
import { readCsv } from './read-csv.ts';

type Known = 'id' | 'class' | 'section' | 'name' | 'givenBy' | 'relation' | 'givenOn' | 'how';
export type Column = Known | 'last' | 'until' | Purpose;
type Words = { heading: string; also: readonly string[] };

const wordsOf = (purpose: Purpose): Words => ({
  heading: `${purposeLabels[purpose]}: yes or no`,
  also: [purposeLabels[purpose], purpose],
});

/** In the order in which they stand. */
export const columns: Record<Column, Words> = {
  id: { heading: 'Student no.', also: ['id'] },
  class: { heading: 'Class', also: [] },
  section: { heading: 'Section', also: [] },
  name: { heading: 'Name', also: ['Student', 'Student’s name', 'Name of the student'] },
  last: { heading: 'Last time', also: [] },
  photograph: wordsOf('photograph'),
  naming: wordsOf('naming'),
  birthday: wordsOf('birthday'),
  voice: wordsOf('voice'),
  givenBy: { heading: 'Signed by', also: ['Parent', 'Parent’s name'] },
  relation: { heading: 'Relation', also: [] },
  givenOn: { heading: 'Signed on', also: ['Day', 'Date', 'Day of the paper'] },
  how: { heading: 'How', also: [] },
  until: { heading: 'Counts until', also: ['Until', 'Valid until'] },
};
export const columnKeys = Object.keys(columns) as Column[];

const columnOf = (heading: string): Column | undefined => {
  const key = nameKey(heading);
  return columnKeys.find((one) =>
    [columns[one].heading, ...columns[one].also].some((word) => nameKey(word) === key),
  );
};

/** More than the largest school has students. */
const mostRows = 5000;
/** Above the headings there may be the school's name and the like. */
const headingsWithin = 20;

export type SheetRow = {
  /** As the spreadsheet counts it. */
  row: number;
  /** What stands in a column; nothing where there is no such column. */
  cell: (column: Column) => string;
  /** Where that is: `F12`. */
  place: (column: Column) => string;
};
/** `unread`: headings that say nothing to us. */
export type Sheet = { rows: SheetRow[]; unread: string[] };

const letterOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

const findHeadings = (rows: readonly string[][]): number =>
  rows.slice(0, headingsWithin).findIndex((row) => {
    const found = row.map(columnOf);
    return found.includes('name') && purposes.some((purpose) => found.includes(purpose));
  });

/** The rows below the headings that have anything in them; or why they cannot be found, in words. */
export const readSheet = (text: string): Sheet | string => {
  const csv = readCsv(text, mostRows + headingsWithin);
  if (csv === 'too many rows')
    return `These are more than ${mostRows} rows. Please give back one class after another.`;
  if ('unclosed' in csv)
    return `In row ${csv.unclosed} a quotation mark (") opens a cell and nothing closes it. Please take it away.`;
  const at = findHeadings(csv.rows);
  const headings = csv.rows[at];
  if (!headings)
    return 'The row with the headings is missing. Please give back the sheet with its first row, as it was downloaded.';
  const indexOf = new Map<Column, number>();
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column && indexOf.has(column))
      return `The column “${columns[column].heading}” stands there twice (${letterOf(indexOf.get(column) ?? 0)} and ${letterOf(index)}).`;
    if (column) indexOf.set(column, index);
  }
  if (!indexOf.has('givenOn'))
    return `The column “${columns.givenOn.heading}” is missing: the day on which the parents signed.`;
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
