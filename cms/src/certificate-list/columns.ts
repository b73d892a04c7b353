/** The columns of a list of transfer certificates. */
import { type SheetRow as Row, sheetReader, type Words } from '../sheet/columns.ts';
import { admissionWords, studentNameWords } from '../sheet/heading-words.ts';

export type Column = 'admission' | 'name' | 'tc';
export type SheetRow = Row<Column>;

export const columns: Record<Column, Words> = {
  admission: admissionWords,
  name: studentNameWords,
  tc: {
    heading: 'TC No.',
    also: [
      'T.C. number',
      'Transfer certificate No.',
      'Certificate No.',
      'SLC No.',
      'टीसी संख्या',
      'टी.सी. नं.',
    ],
  },
};

/** The rows of a list; or why they cannot be found, in words. */
export const readSheet = sheetReader<Column>({
  columns,
  mostRows: 1000,
  areHeadings: (found) => found.has('name') && (found.has('admission') || found.has('tc')),
  noHeadings:
    'The row with the headings is missing. Please put a row above the names that says what stands in each column: Admission No., Name, TC No.',
  needed: { admission: 'parents find a certificate by it.' },
});
