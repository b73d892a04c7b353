/** The sheet that an office fills in: a row for each student of the roll, with what is known of this session, and beside it what was said before. */

import { toSheetDay } from '../../sheet/cells.ts';
import { endOfSession, relationLabels, wayLabels } from '../form-words.ts';
import { purposes, purposeWords } from '../purposes.ts';
import { inForce, replyOf } from '../registry.ts';
import { type Column, columnKeys, columns } from './columns.ts';
import type { Form, Roll, Student } from './roll.ts';

export const sessions = ['this', 'next'] as const;
export type Session = (typeof sessions)[number];

/** The last day of a session. */
export const lastDayOf = (session: Session, today: string): string => {
  const end = endOfSession(today);
  return session === 'this' ? end : `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`;
};

/** What a form says, whether or not its time is over. */
const saidIn = (form: Form, today: string) => (purpose: (typeof purposes)[number]) =>
  replyOf({ ...form, until: null }, purpose, today);

const inWords = (form: Form, today: string): string => {
  const said = saidIn(form, today);
  const replies = purposes.map((purpose) => `${purposeWords[purpose]} ${said(purpose)}`);
  return `${replies.join(', ')} (${form.until ? `until ${toSheetDay(form.until)}` : 'without an end'})`;
};

type Cells = Partial<Record<Column, string>>;

const known = (form: Form, today: string): Cells => ({
  ...Object.fromEntries(purposes.map((purpose) => [purpose, saidIn(form, today)(purpose)])),
  givenOn: toSheetDay(form.givenOn),
  how: wayLabels[form.how],
  until: form.until ? toSheetDay(form.until) : '',
});

export const makeSheet = (
  { students, formsOf }: Roll,
  session: Session,
  today: string,
): string[][] => {
  const lastDay = lastDayOf(session, today);
  const countsFrom = session === 'this' ? today : lastDay;
  const cellsOf = (student: Student): Cells => {
    const form = inForce(formsOf(student), today);
    const isKnown = form && (!form.until || form.until >= countsFrom);
    return {
      id: String(student.id),
      class: student.class,
      section: student.section,
      name: student.name,
      givenBy: form?.givenBy,
      relation: form && relationLabels[form.relation],
      ...(isKnown
        ? known(form, today)
        : {
            last: form && inWords(form, today),
            how: wayLabels.Paper,
            until: toSheetDay(lastDay),
          }),
    };
  };
  return [
    columnKeys.map((key) => columns[key].heading),
    ...students.map((student) => {
      const cells = cellsOf(student);
      return columnKeys.map((key) => cells[key] ?? '');
    }),
  ];
};

/** How many students have no consent any more, or soon will not have it, or never had. */
export type Ending = { students: number; ended: number; soon: number; never: number };

/** How far ahead it is told that a consent ends. */
export const soonWithinDays = 60;

export const countEnding = ({ students, formsOf }: Roll, today: string): Ending => {
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + soonWithinDays * 24 * 3600_000)
    .toISOString()
    .slice(0, 10);
  const ends = students.map((student) => {
    const form = inForce(formsOf(student), today);
    return form && (form.until ?? '9999-12-31');
  });
  return {
    students: students.length,
    never: ends.filter((end) => end === undefined).length,
    ended: ends.filter((end) => end !== undefined && end < today).length,
    soon: ends.filter((end) => end !== undefined && end >= today && end <= soon).length,
  };
};
