/** The columns of a list of students, as offices head them. */
import { type SheetRow as Row, sheetReader, type Words } from '../sheet/columns.ts';
import { admissionWords, classWords, studentNameWords } from '../sheet/heading-words.ts';

export type Column =
  | 'id'
  | 'admission'
  | 'name'
  | 'class'
  | 'section'
  | 'birthday'
  | 'birthDay'
  | 'birthMonth'
  | 'showBirthday'
  | 'leftOn';
export type SheetRow = Row<Column>;

export const columns: Record<Column, Words> = {
  id: { heading: 'Student no.', also: [] },
  admission: admissionWords,
  name: studentNameWords,
  class: classWords,
  section: { heading: 'Section', also: ['Sec.', 'Div.', 'Division', 'वर्ग', 'अनुभाग', 'सेक्शन'] },
  birthday: {
    heading: 'Date of birth',
    also: [
      'D.O.B.',
      'Birth date',
      'Birthday',
      'Born on',
      'Date of birth (DD/MM/YYYY)',
      'DOB (DD/MM/YYYY)',
      'DOB (DD-MM-YYYY)',
      'जन्म तिथि',
      'जन्म दिनांक',
      'जन्म दिन',
    ],
  },
  birthDay: { heading: 'Birthday: day', also: ['Day of birth'] },
  birthMonth: {
    heading: 'Birthday: month',
    also: ['Birthday: month (1 to 12)', 'Month of birth'],
  },
  showBirthday: {
    heading: 'Wish on the website: yes or no',
    also: ['Wish on the website', 'Wish this student on the website', 'Wish'],
  },
  leftOn: {
    heading: 'Left on',
    also: ['Has left the school on', 'Date of leaving', 'Leaving date', 'Day of leaving'],
  },
};
export const columnKeys = Object.keys(columns) as Column[];

/** The rows of a list; or why they cannot be found, in words. */
export const readSheet = sheetReader<Column>({
  columns,
  // More than the largest school has students.
  mostRows: 5000,
  areHeadings: (found) => found.has('name') && found.has('class'),
  noHeadings:
    'The row with the headings is missing. Please put a row above the students that says what stands in each column: Admission No., Name, Class, Section, Date of birth.',
  needed: {},
});
