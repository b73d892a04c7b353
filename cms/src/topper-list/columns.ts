/** The columns of a list of toppers, as offices and boards head them. */
import { type SheetRow as Row, sheetReader, type Words } from '../sheet/columns.ts';
import { classWords, studentNameWords } from '../sheet/heading-words.ts';

export type Column = 'name' | 'class' | 'session' | 'stream' | 'marks';
export type SheetRow = Row<Column>;

export const columns: Record<Column, Words> = {
  name: {
    heading: 'Name',
    also: [
      ...studentNameWords.also,
      'Topper',
      'Name of topper',
      'Candidate name',
      'Name of candidate',
    ],
  },
  class: classWords,
  session: {
    heading: 'Session',
    also: ['Session year', 'Academic year', 'Academic session', 'Year', 'सत्र', 'वर्ष'],
  },
  stream: { heading: 'Stream', also: ['Faculty', 'Group', 'संकाय'] },
  marks: {
    heading: 'Marks',
    also: [
      'Marks %',
      'Mark',
      'Percentage',
      'Percent',
      'Per cent',
      '%age',
      'Percentage of marks',
      'Marks in %',
      'Marks obtained',
      'Total marks',
      'Score',
      'अंक',
      'प्राप्तांक',
      'प्रतिशत',
    ],
  },
};

/** The rows of a list; or why they cannot be found, in words. */
export const readSheet = sheetReader<Column>({
  columns,
  mostRows: 1000,
  areHeadings: (found) => found.has('name') && found.has('marks'),
  noHeadings:
    'The row with the headings is missing. Please put a row above the names that says what stands in each column: Name, Class, Stream, Marks, Session.',
  needed: {
    class: 'X or XII, in each row.',
    session: 'the school year of the result, such as 2025-2026, in each row.',
  },
});
