/** The roll as a list that can be filled in and given back: nobody's year of birth is in it, for none is kept. */
import { toSheetDay } from '../sheet/cells.ts';
import { type Column, columns } from './columns.ts';
import type { Student } from './student.ts';

const given = [
  'id',
  'admission',
  'name',
  'class',
  'section',
  'birthday',
  'showBirthday',
  'leftOn',
] as const satisfies Column[];

export const makeSheet = (students: readonly Student[]): string[][] => [
  given.map((column) => columns[column].heading),
  ...students.map((student) => {
    const cells: Record<(typeof given)[number], string> = {
      id: String(student.id),
      admission: student.admission ?? '',
      name: student.name,
      class: student.class,
      section: student.section,
      // In a leap year, and without it: a spreadsheet that makes a date of it keeps day and month.
      birthday: toSheetDay(`2000-${two(student.birthMonth)}-${two(student.birthDay)}`).slice(0, 6),
      showBirthday: student.showBirthday ? 'yes' : 'no',
      leftOn: student.leftOn ? toSheetDay(student.leftOn) : '',
    };
    return given.map((column) => cells[column]);
  }),
];

const two = (number: number): string => String(number).padStart(2, '0');
