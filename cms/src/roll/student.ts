/** A student as a list of the roll tells of one. */
import type { Id } from '../api/records/stored.ts';
import type { Class } from '../sheet/cells.ts';

export type Fields = {
  name: string;
  admission: string | null;
  class: Class;
  section: string;
  birthDay: number;
  birthMonth: number;
  showBirthday: boolean;
  leftOn: string | null;
};
/** Somebody on the roll, or who was. */
export type Student = Fields & { id: Id };

export const classOf = (student: Pick<Fields, 'class' | 'section'>): string =>
  `${student.class} ${student.section}`;
