/** Whom a row of a list means: by the number of the roll, by the admission number, or by name and class or birthday. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import { admissionKey, nameKey } from '../name-key.ts';
import { type Class, readBirthday, readClass } from '../sheet/cells.ts';
import { lineOf } from '../sheet/plan.ts';
import { Unread } from '../sheet/problems.ts';
import type { SheetRow } from './columns.ts';
import { classOf, type Student } from './student.ts';

export type Place = { class: Class; section: string };

/** Class and section; the section may stand behind the class, in the same cell. */
export const readPlace = (row: SheetRow): Place => {
  const cell = lineOf(row, 'class');
  if (cell === '') throw new Unread('class', 'The class is missing.');
  const place = readClass(cell);
  if (!place)
    throw new Unread(
      'class',
      'This is no class. Please write Nursery, LKG, UKG, or I to XII (1 to 12).',
    );
  return { ...place, section: lineOf(row, 'section', 50) || place.section };
};

const onlyOne = (
  found: readonly Student[],
  column: 'admission' | 'name',
  why: string,
): Student | undefined => {
  if (found.length > 1) throw new Unread(column, why);
  return found[0];
};

/** Makes the search; it gives the student, or a key by which two rows of a new one are known. What is in doubt is thrown as `Unread`. */
export const studentFinder = (
  students: readonly Student[],
  isOnRoll: (student: Student) => boolean,
): ((row: SheetRow) => Student | string) => {
  const byId = new Map(students.map((student) => [String(student.id), student]));
  const byAdmission = Map.groupBy(students, ({ admission }) => admissionKey(admission ?? ''));
  const byName = Map.groupBy(students.filter(isOnRoll), ({ name }) => nameKey(name));

  const withNumber = (number: string, admission: string): Student => {
    const student = byId.get(toLatinDigits(number).trim());
    if (!student)
      throw new Unread(
        'id',
        'Nobody on the roll has this number. Leave the cell empty for a new student.',
      );
    const other = byAdmission.get(admission)?.find(({ id }) => id !== student.id);
    if (admission !== '' && other)
      throw new Unread('admission', `This is the number of ${other.name}, ${classOf(other)}.`);
    return student;
  };

  /** One whose admission number is not known yet, or is not in the list. */
  const named = (row: SheetRow, key: string, admission: string): Student | undefined => {
    const place = readPlace(row);
    const alike = (byName.get(key) ?? []).filter(
      (student) => admission === '' || !student.admission,
    );
    const there = alike.filter(
      (student) =>
        student.class === place.class &&
        (place.section === '' || nameKey(student.section) === nameKey(place.section)),
    );
    const why =
      'There are several of this name. Please write the admission number, here and on the roll.';
    if (there.length > 0) return onlyOne(there, 'name', why);
    const born = readBirthday(row.cell('birthday'));
    const bornThen = alike.filter(
      ({ birthDay, birthMonth }) => birthDay === born?.birthDay && birthMonth === born.birthMonth,
    );
    return onlyOne(bornThen, 'name', why);
  };

  return (row) => {
    const name = lineOf(row, 'name');
    const key = nameKey(name);
    if (key === '') throw new Unread('name', 'The student’s name is missing.');
    const number = row.cell('id');
    const admission = admissionKey(row.cell('admission'));
    if (number.trim() !== '') return withNumber(number, admission);
    const admitted =
      admission === ''
        ? undefined
        : onlyOne(
            byAdmission.get(admission) ?? [],
            'admission',
            'Two on the roll have this number. Please correct one of them there.',
          );
    const student = admitted ?? named(row, key, admission);
    if (student) return student;
    return admission === '' ? `${key} ${classOf(readPlace(row))}` : `number ${admission}`;
  };
};
