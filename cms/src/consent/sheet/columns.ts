/** The columns of the sheet of consents. */
import { type SheetRow as Row, sheetReader, type Words } from '../../sheet/columns.ts';
import { type Purpose, purposeLabels, purposes } from '../purposes.ts';

type Known = 'id' | 'class' | 'section' | 'name' | 'givenBy' | 'relation' | 'givenOn' | 'how';
export type Column = Known | 'last' | 'until' | Purpose;
export type SheetRow = Row<Column>;

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

/** The rows of a sheet that was given back; or why they cannot be found, in words. */
export const readSheet = sheetReader<Column>({
  columns,
  // More than the largest school has students.
  mostRows: 5000,
  areHeadings: (found) => found.has('name') && purposes.some((purpose) => found.has(purpose)),
  noHeadings:
    'The row with the headings is missing. Please give back the sheet with its first row, as it was downloaded.',
  needed: { givenOn: 'the day on which the parents signed.' },
});
