/** What a sheet that was given back would change: the rules alone, without a database. */
import { formatDay } from '../../indian-time.ts';
import { type Answer, readAnswer, readSheetDay } from '../../sheet/cells.ts';
import { optional } from '../../sheet/plan.ts';
import { namedRows, type Problem, problemKeeper, readLine, Unread } from '../../sheet/problems.ts';
import { endOfSession, relationLabels, wayLabels } from '../form-words.ts';
import { type Purpose, purposes, purposeWords } from '../purposes.ts';
import { type Given, inForce, replyOf } from '../registry.ts';
import { readRelation, readWay } from './cells.ts';
import { type Column, columns, type SheetRow } from './columns.ts';
import { studentFinder } from './find-student.ts';
import type { Form, Roll, Student } from './roll.ts';

type Fields = Pick<Form, 'givenBy' | 'relation' | 'givenOn' | 'how' | 'until'>;
export type FormData = Fields & { purposes: Record<Purpose, Given> };

/** One student whose record changes: by a new form, by a change of the newest one, or both. */
export type Change = {
  row: number;
  student: Student;
  kind: 'new' | 'changed';
  /** What changes, in words. */
  words: string[];
  withdrawn: Purpose[];
  created?: FormData;
  updated?: { id: Form['id']; data: Partial<FormData> };
};
export type Plan = {
  changes: Change[];
  /** Rows that say what is known already. */
  unchanged: number;
  /** Rows without an answer. */
  blank: number;
  problems: Problem[];
};

type Answers = Record<Purpose, Answer>;
const readAnswers = ({ cell }: SheetRow): Answers =>
  Object.fromEntries(
    purposes.map((purpose) => {
      const answer = readAnswer(cell(purpose));
      if (!answer) throw new Unread(purpose, 'This is neither yes nor no.');
      return [purpose, answer];
    }),
  ) as Answers;

const noDay = 'There is no such day. Please write it as 15/08/2025: day, month, year.';
const readFields = (row: SheetRow, today: string) => {
  const givenOn = optional(row, 'givenOn', readSheetDay, noDay);
  if (!givenOn) throw new Unread('givenOn', 'The day on which they signed is missing.');
  if (givenOn > today) throw new Unread('givenOn', 'This day has not come yet.');
  return {
    givenOn,
    givenBy: optional(row, 'givenBy', readLine, 'This is no name of at most 200 letters.'),
    relation: optional(
      row,
      'relation',
      readRelation,
      `Please write one of: ${Object.values(relationLabels).join('; ')}.`,
    ),
    how: optional(
      row,
      'how',
      readWay,
      `Please write one of: ${Object.values(wayLabels).join('; ')}.`,
    ),
    until: optional(row, 'until', readSheetDay, noDay),
  };
};
type Read = ReturnType<typeof readFields>;

const notOver = (until: string, today: string): void => {
  if (until < today) throw new Unread('until', 'This day is over: it would count for nothing.');
};

type Outcome = Pick<Change, 'kind' | 'words' | 'withdrawn' | 'created' | 'updated'>;

const withdrawal = (form: Form, withdrawn: readonly Purpose[], on: string): FormData['purposes'] =>
  Object.fromEntries(
    purposes.map((purpose) => [
      purpose,
      withdrawn.includes(purpose)
        ? { ...form.purposes[purpose], withdrawnOn: on }
        : form.purposes[purpose],
    ]),
  ) as FormData['purposes'];

const longer = (purpose: Purpose, last: Form | undefined): Unread<Column> =>
  new Unread(
    purpose,
    `They agreed until ${formatDay(last?.until ?? '')}, and this form is for longer. Please write yes or no.`,
  );

/** A paper that is newer than what is kept. */
const newForm = (
  last: Form | undefined,
  answers: Answers,
  fields: Read,
  today: string,
): Outcome => {
  const { givenOn, givenBy, relation, how = 'Paper', until = endOfSession(today) } = fields;
  if (!givenBy) throw new Unread('givenBy', 'Who signed is missing.');
  if (!relation)
    throw new Unread('relation', 'Whether it was the mother or the father is missing.');
  notOver(until, today);
  const isGiven = (purpose: Purpose) => replyOf(last, purpose, today) === 'yes';
  const outlasts = Boolean(last?.until && until > last.until);
  const given = (purpose: Purpose): boolean => {
    if (answers[purpose] !== 'blank') return answers[purpose] === 'yes';
    // The new form takes the place of the last one: without a word the consent would end, or be made longer.
    if (isGiven(purpose) && outlasts) throw longer(purpose, last);
    return isGiven(purpose);
  };
  const withdrawn = purposes.filter((purpose) => answers[purpose] === 'no' && isGiven(purpose));
  const agreed = purposes.map((purpose) => [purpose, given(purpose)] as const);
  return {
    kind: 'new',
    words: agreed.map(([purpose, isYes]) => {
      const now = withdrawn.includes(purpose) ? 'withdrawn' : 'no';
      return `${purposeWords[purpose]}: ${isYes ? 'yes' : now}`;
    }),
    withdrawn,
    created: {
      ...{ givenBy, relation, givenOn, how, until },
      purposes: Object.fromEntries(
        agreed.map(([purpose, isYes]) => [purpose, { given: isYes, withdrawnOn: null }]),
      ) as FormData['purposes'],
    },
    ...(last && withdrawn.length > 0
      ? { updated: { id: last.id, data: { purposes: withdrawal(last, withdrawn, givenOn) } } }
      : {}),
  };
};

/** The same paper as the one that is kept: what is written differently is corrected, and a no in the place of a yes withdraws. */
const sameForm = (form: Form, answers: Answers, fields: Read, today: string): Outcome => {
  const isGiven = (purpose: Purpose) => replyOf({ ...form, until: null }, purpose, today) === 'yes';
  const withdrawn = purposes.filter((purpose) => answers[purpose] === 'no' && isGiven(purpose));
  const given = purposes.filter((purpose) => answers[purpose] === 'yes' && !isGiven(purpose));
  for (const purpose of given) {
    const { withdrawnOn } = form.purposes[purpose];
    if (withdrawnOn)
      throw new Unread(
        purpose,
        `This was withdrawn on ${formatDay(withdrawnOn)}. If they agree again, please write the day of the new paper.`,
      );
  }
  const names = ['givenBy', 'relation', 'how', 'until'] as const;
  const different = names.filter((name) => fields[name] && fields[name] !== form[name]);
  if (different.includes('until')) notOver(fields.until ?? '', today);
  const isLonger = Boolean(form.until && fields.until && fields.until > form.until);
  for (const purpose of purposes)
    if (isLonger && answers[purpose] === 'blank' && isGiven(purpose)) throw longer(purpose, form);
  const changed = withdrawal(form, withdrawn, today);
  for (const purpose of given) changed[purpose] = { given: true, withdrawnOn: null };
  return {
    kind: 'changed',
    words: [
      ...withdrawn.map((purpose) => `${purposeWords[purpose]}: withdrawn`),
      ...given.map((purpose) => `${purposeWords[purpose]}: yes instead of no`),
      ...different.map((name) => columns[name].heading),
    ],
    withdrawn,
    updated: {
      id: form.id,
      data: {
        ...Object.fromEntries(different.map((name) => [name, fields[name]])),
        ...(withdrawn.length + given.length > 0 ? { purposes: changed } : {}),
      },
    },
  };
};

const changesNothing = ({ kind, words }: Outcome): boolean =>
  kind === 'changed' && words.length === 0;

const planRow = (
  forms: readonly Form[],
  answers: Answers,
  fields: Read,
  today: string,
): Outcome => {
  const last = inForce(forms, today);
  if (!last || fields.givenOn > last.givenOn) return newForm(last, answers, fields, today);
  if (fields.givenOn === last.givenOn) return sameForm(last, answers, fields, today);
  const older = forms.find(({ givenOn }) => givenOn === fields.givenOn);
  const outcome = older && sameForm(older, answers, fields, today);
  if (outcome && changesNothing(outcome)) return outcome;
  throw new Unread(
    'givenOn',
    `A newer form is kept already, signed on ${formatDay(last.givenOn)}: this one would count for nothing.`,
  );
};

type Meant = { sheetRow: SheetRow; student: Student; answers: Answers };

/** What would happen with each row: nothing is changed by it. */
export const makePlan = (
  rows: readonly SheetRow[],
  { students, formsOf }: Roll,
  today: string,
): Plan => {
  const findStudent = studentFinder(students);
  const plan: Plan = { changes: [], unchanged: 0, blank: 0, problems: [] };
  const attempt = problemKeeper<Column>(columns, 'name', plan.problems);
  const meant: Meant[] = [];
  for (const sheetRow of rows)
    attempt(sheetRow, () => {
      const answers = readAnswers(sheetRow);
      if (purposes.every((purpose) => answers[purpose] === 'blank')) plan.blank += 1;
      else meant.push({ sheetRow, student: findStudent(sheetRow), answers });
    });
  const together = Map.groupBy(meant, ({ student }) => student.id);
  for (const { sheetRow, student, answers } of meant)
    attempt(sheetRow, () => {
      const same = together.get(student.id) ?? [];
      if (same.length > 1)
        throw new Unread(
          'name',
          `The same student stands in ${namedRows(same.map((one) => one.sheetRow.row))}.`,
        );
      const fields = readFields(sheetRow, today);
      const outcome = planRow(formsOf(student), answers, fields, today);
      if (changesNothing(outcome)) plan.unchanged += 1;
      else plan.changes.push({ row: sheetRow.row, student, ...outcome });
    });
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
};

export type Counts = Record<
  'new' | 'changed' | 'withdrawn' | 'unchanged' | 'blank' | 'problems',
  number
>;

/** `withdrawn`: students of the new and the changed who lose something that they had agreed to. */
export const countPlan = ({ changes, unchanged, blank, problems }: Plan): Counts => ({
  new: changes.filter(({ kind }) => kind === 'new').length,
  changed: changes.filter(({ kind }) => kind === 'changed').length,
  withdrawn: changes.filter(({ withdrawn }) => withdrawn.length > 0).length,
  unchanged,
  blank,
  problems: problems.length,
});
