/** What a list of students would change on the roll: the rules alone, without a database. */
import type { Id } from '../api/records/stored.ts';
import { isBirthday } from '../fields/birthday.ts';
import { formatDay } from '../indian-time.ts';
import { admissionKey, nameKey } from '../name-key.ts';
import { readAnswer, readBirthday, readSheetDay } from '../sheet/cells.ts';
import {
  type Counts as AnyCounts,
  type Plan as AnyPlan,
  changeInWords,
  countPlan as countAny,
  differing,
  lineOf,
  type Outcome,
  optional,
  planRows,
} from '../sheet/plan.ts';
import { Unread } from '../sheet/problems.ts';
import { type Column, columns, type SheetRow } from './columns.ts';
import { type Place, readPlace, studentFinder } from './find-student.ts';
import { classOf, type Fields, type Student } from './student.ts';

export type Change = Outcome<Fields> & {
  /** Of one who was renamed, what they were called. */
  wasCalled?: string;
};
/** `absent`: how many are on the roll and not in the list. */
export type Plan = AnyPlan<Change> & { absent: number };

const readAdmission = (row: SheetRow): string | undefined => {
  const line = lineOf(row, 'admission', 50);
  if (line === '') return undefined;
  if (admissionKey(line) === '')
    throw new Unread(
      'admission',
      'This is no number. Please write it as in the register, or nothing.',
    );
  return line;
};

const noBirthday = 'There is no such day. Please write it as 15/08/2014: day, month, year.';
const readNumber = (cell: string): number | undefined => {
  const key = admissionKey(cell);
  return /^\d{1,2}$/.test(key) ? Number(key) : undefined;
};
const readBorn = (row: SheetRow): Partial<Pick<Fields, 'birthDay' | 'birthMonth'>> => {
  const born = optional(row, 'birthday', readBirthday, noBirthday);
  if (born) return born;
  const birthDay = optional(row, 'birthDay', readNumber, 'This is no day of a month.');
  const birthMonth = optional(row, 'birthMonth', readNumber, 'This is no month, 1 to 12.');
  if (birthDay === undefined && birthMonth === undefined) return {};
  if (!isBirthday(birthDay, birthMonth))
    throw new Unread('birthDay', 'There is no such day in that month.');
  return { birthDay, birthMonth };
};

const readShown = (cell: string): boolean | 'blank' | undefined => {
  const answer = readAnswer(cell);
  return answer === 'blank' || answer === undefined ? answer : answer === 'yes';
};

type Said = { [Name in keyof Fields]?: Fields[Name] | undefined };
const readFields = (row: SheetRow, place: Place): Said => {
  const shown = optional(row, 'showBirthday', readShown, 'This is neither yes nor no.');
  return {
    name: lineOf(row, 'name'),
    admission: readAdmission(row),
    class: place.class,
    section: place.section || undefined,
    ...readBorn(row),
    showBirthday: shown === 'blank' ? undefined : shown,
    leftOn: optional(
      row,
      'leftOn',
      readSheetDay,
      'There is no such day. Please write it as 31/03/2026: day, month, year.',
    ),
  };
};

const toNew = (said: Said, place: Place): Change => {
  const { name = '', admission = null, section, birthDay, birthMonth } = said;
  if (!section)
    throw new Unread('section', 'The section is missing. If the class has only one, write A.');
  if (birthDay === undefined || birthMonth === undefined)
    throw new Unread('birthday', 'The date of birth is missing. The year is not kept.');
  const { showBirthday = true, leftOn = null } = said;
  const created = { name, admission, class: place.class, section, birthDay, birthMonth };
  return {
    title: name,
    kind: 'new',
    words: [
      classOf(created),
      ...(admission ? [`admission no. ${admission}`] : []),
      `birthday ${birthdayInWords(created)}`,
      ...(leftOn ? [`left on ${formatDay(leftOn)}`] : []),
    ],
    created: { ...created, showBirthday, leftOn },
  };
};

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const birthdayInWords = ({ birthDay, birthMonth }: Pick<Fields, 'birthDay' | 'birthMonth'>) =>
  `${birthDay} ${monthName.format(Date.UTC(2000, birthMonth - 1, 1))}`;

const inWords = (student: Student, data: Partial<Fields>): string[] => {
  const now = { ...student, ...data };
  const lines: string[] = [];
  const say = (label: string, show: (of: Fields) => string, ...names: (keyof Fields)[]) => {
    if (names.some((name) => name in data))
      lines.push(changeInWords(label, show(now), show(student)));
  };
  say('name', ({ name }) => name, 'name');
  say('admission no.', ({ admission }) => admission ?? '', 'admission');
  say('class', classOf, 'class', 'section');
  say('birthday', birthdayInWords, 'birthDay', 'birthMonth');
  say('wished on the website', ({ showBirthday }) => (showBirthday ? 'yes' : 'no'), 'showBirthday');
  say('left on', ({ leftOn }) => (leftOn ? formatDay(leftOn) : ''), 'leftOn');
  return lines;
};

const toChanged = (student: Student, said: Said, today: string): Change | undefined => {
  // What differs in capitals and dots alone stays as it is on the roll: names in the consents, too.
  const isSameName = nameKey(said.name ?? '') === nameKey(student.name);
  const data = differing<Fields>(student, {
    ...said,
    name: isSameName ? undefined : said.name,
    section: nameKey(said.section ?? '') === nameKey(student.section) ? undefined : said.section,
    admission:
      admissionKey(said.admission ?? '') === admissionKey(student.admission ?? '')
        ? undefined
        : said.admission,
  });
  if (Object.keys(data).length === 0) return undefined;
  if (student.leftOn && student.leftOn <= today)
    throw new Unread(
      'name',
      `${student.name} has left the school on ${formatDay(student.leftOn)}. Whoever has come back is changed on the student’s own page first.`,
    );
  const isBornThen = said.birthDay === student.birthDay && said.birthMonth === student.birthMonth;
  if (!isSameName && !isBornThen)
    throw new Unread(
      'name',
      `This number is ${student.name}’s, of ${classOf(student)}, with another birthday. A row may have been shifted; a wrong name is corrected on the student’s own page.`,
    );
  return {
    title: `${student.name}, ${classOf(student)}`,
    kind: 'changed',
    words: inWords(student, data),
    updated: { id: student.id, data },
    ...(isSameName ? {} : { wasCalled: student.name }),
  };
};

/** What would happen with each row: nothing is changed by it, and nobody is taken off the roll. */
export const makePlan = (
  rows: readonly SheetRow[],
  students: readonly Student[],
  today: string,
): Plan => {
  const isOnRoll = ({ leftOn }: Student) => !leftOn || leftOn > today;
  const find = studentFinder(students, isOnRoll);
  const named = new Set<Id>();
  const plan = planRows<Column, Student, Change>(rows, {
    columns,
    who: 'name',
    identify: (row) => {
      const one = find(row);
      if (typeof one !== 'string') named.add(one.id);
      return one;
    },
    twice: (those) =>
      new Unread(
        'name',
        `The same student stands in ${those}. If they are two, tell them apart by their admission numbers.`,
      ),
    decide: (row, student) => {
      const place = readPlace(row);
      const said = readFields(row, place);
      return student ? toChanged(student, said, today) : toNew(said, place);
    },
  });
  const absent = students.filter((student) => isOnRoll(student) && !named.has(student.id)).length;
  return { ...plan, absent };
};

export type Counts = AnyCounts & { absent: number };
export const countPlan = (plan: Plan): Counts => ({ ...countAny(plan), absent: plan.absent });
