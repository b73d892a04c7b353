/** Whom a row means: the student with its number, who must have its name too, or the only one of that name in that class. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import { nameKey } from '../../name-key.ts';
import { classKey } from '../../sheet/cells.ts';
import { Unread } from '../../sheet/problems.ts';
import type { SheetRow } from './columns.ts';
import { placeOf, type Student } from './roll.ts';

/** Makes the search for a roll; what is not found is thrown as `Unread`. */
export const studentFinder = (students: readonly Student[]): ((row: SheetRow) => Student) => {
  const byNumber = new Map(students.map((student) => [String(student.id), student]));
  const byName = Map.groupBy(students, ({ name }) => nameKey(name));

  const withNumber = (number: string, name: string): Student => {
    const student = byNumber.get(toLatinDigits(number).trim());
    if (!student)
      throw new Unread('id', 'Nobody on the roll has this number; the student may have left.');
    if (nameKey(student.name) !== nameKey(name))
      throw new Unread(
        'name',
        `This number is ${student.name}’s, of ${placeOf(student)}. A column or a row may have been shifted.`,
      );
    return student;
  };

  return ({ cell }) => {
    const [number, name, section] = [cell('id'), cell('name'), nameKey(cell('section'))];
    if (nameKey(name) === '') throw new Unread('name', 'The student’s name is missing.');
    if (number.trim() !== '') return withNumber(number, name);
    const wanted = classKey(cell('class'));
    if (wanted === '') throw new Unread('class', 'The class is missing.');
    const named = (byName.get(nameKey(name)) ?? []).filter(
      (student) =>
        classKey(student.class) === wanted &&
        (section === '' || nameKey(student.section) === section),
    );
    const [student, another] = named;
    if (!student)
      throw new Unread('name', 'Nobody of this name is on the roll in this class and section.');
    if (another)
      throw new Unread(
        'name',
        section === ''
          ? 'There are two of this name in this class. Please write the section.'
          : 'There are two of this name in this class and section. Please use the sheet with the students’ numbers.',
      );
    return student;
  };
};
