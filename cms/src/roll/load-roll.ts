/** Everybody of a school's list of students, with those who have left and without those in the trash. */
import type { PayloadRequest } from 'payload';
import { type Id, text, textOrNull } from '../api/records/stored.ts';
import type { Class } from '../sheet/cells.ts';
import { findRecords } from '../sheet/find-records.ts';
import type { Student } from './student.ts';

/** Besides what a list tells: what moving up goes by. */
export type StoredStudent = Student & {
  movedFor: string | null;
  movedFrom: string | null;
};

/** As the transaction of the request sees it, where it has one. */
export const loadStudents = async (req: PayloadRequest, school: Id): Promise<StoredStudent[]> => {
  const docs = await findRecords(req, 'students', school);
  return docs.map((row) => ({
    id: row.id,
    name: text(row.name),
    admission: textOrNull(row.admission),
    class: row.class as Class,
    section: text(row.section),
    birthDay: Number(row.birthDay),
    birthMonth: Number(row.birthMonth),
    showBirthday: row.showBirthday === true,
    leftOn: textOrNull(row.leftOn),
    movedFor: textOrNull(row.movedFor),
    movedFrom: textOrNull(row.movedFrom),
  }));
};
