/** The columns of a list of staff, as offices head them. */
import { type SheetRow as Row, sheetReader, type Words } from '../sheet/columns.ts';

export type Column = 'name' | 'designation' | 'subject' | 'qualification' | 'professional';
export type SheetRow = Row<Column>;

export const columns: Record<Column, Words> = {
  name: {
    heading: 'Name',
    also: [
      'Names',
      'Full name',
      'Staff name',
      'Name of staff',
      'Name of the staff',
      'Name of staff member',
      'Teacher',
      'Teacher name',
      'Teacher’s name',
      'Teachers name',
      'Name of teacher',
      'Name of the teacher',
      'Employee',
      'Employee name',
      'Name of employee',
      'Name of the employee',
      'नाम',
      'शिक्षक का नाम',
      'कर्मचारी का नाम',
    ],
  },
  designation: {
    heading: 'Designation',
    also: ['Post', 'Post held', 'Position', 'Cadre', 'Category of post', 'पद', 'पदनाम'],
  },
  subject: {
    heading: 'Subject',
    also: ['Subjects', 'Subject taught', 'Subjects taught', 'Teaching subject', 'विषय'],
  },
  qualification: {
    heading: 'Qualification',
    also: [
      'Qualifications',
      'Qualification(s)',
      'Academic qualification',
      'Academic qualifications',
      'Educational qualification',
      'Educational qualifications',
      'Education',
      'योग्यता',
      'शैक्षिक योग्यता',
      'शैक्षणिक योग्यता',
    ],
  },
  professional: {
    heading: 'Professional qualification',
    also: ['Professional qualifications', 'Professional', 'Training', 'प्रशिक्षण'],
  },
};

/** The rows of a list; or why they cannot be found, in words. */
export const readSheet = sheetReader<Column>({
  columns,
  mostRows: 1000,
  areHeadings: (found) =>
    found.has('name') && (found.has('designation') || found.has('qualification')),
  noHeadings:
    'The row with the headings is missing. Please put a row above the names that says what stands in each column: Name, Designation, Qualification.',
  needed: {},
});
