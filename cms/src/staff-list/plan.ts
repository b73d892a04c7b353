/** What a list of staff would change on the Staff List: the rules alone, without a database. */

import { countedAs } from '../disclosure/posts.ts';
import { nameKey } from '../name-key.ts';
import {
  type Counts as AnyCounts,
  type Plan as AnyPlan,
  changeInWords,
  countPlan as countAny,
  differing,
  lineOf,
  type Outcome,
  planRows,
} from '../sheet/plan.ts';
import { readLine, Unread } from '../sheet/problems.ts';
import { type Column, columns, type SheetRow } from './columns.ts';

type Fields = { designation: string; qualification: string };
/** Somebody who stands on the Staff List. */
export type Person = Fields & {
  id: number | string;
  name: string;
  order: number;
  /** Whether something of theirs is written and not published. */
  isDraft: boolean;
};

export type Change = Outcome<Fields & { name: string; order: number }> & {
  /** What the public disclosure counts them as; null if as nothing. */
  as: string | null;
};
export type Plan = AnyPlan<Change>;

const title =
  /^(?:\(?(?:mr|mrs|ms|miss|dr|prof|sr|fr|br|smt|sh|shri|sri|kumari|km|sushri|श्री|श्रीमती|सुश्री|डॉ|कुमारी)\.?\)?(?:\s+|(?<=[.)])))+/iu;

/** Without title: `Mrs. Asha Rani` and `ASHA RANI` are the same person. */
export const personKey = (name: string): string => {
  const written = name.normalize('NFC').trim();
  return nameKey(written.replace(title, '')) || nameKey(written);
};

/** `PGT` with `Physics` is `PGT (Physics)`; a designation that names the subject already stays. */
const withSubject = (designation: string, subject: string): string =>
  designation === '' || subject === '' || nameKey(designation).includes(nameKey(subject))
    ? designation
    : `${designation} (${subject})`;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const readFields = (row: SheetRow): Fields => {
  const designation = withSubject(lineOf(row, 'designation'), lineOf(row, 'subject'));
  const qualification = joined(lineOf(row, 'qualification'), lineOf(row, 'professional'));
  // Each of two cells may be a line of its own, and both together too long for one.
  for (const [column, line] of [
    ['designation', designation],
    ['qualification', qualification],
  ] as const)
    if (line && readLine(line) === undefined)
      throw new Unread(column, 'Together with the column beside it this is more than 200 letters.');
  return { designation, qualification };
};

/** A blank cell says nothing. */
const said = (fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, line]) => line !== ''));

const toNew = (name: string, fields: Fields, order: number): Change => {
  if (fields.designation === '')
    throw new Unread(
      'designation',
      'The designation is missing, such as PGT (Physics) or Librarian.',
    );
  return {
    title: name,
    kind: 'new',
    words: [fields.designation, fields.qualification].filter(Boolean),
    as: countedAs(fields.designation),
    created: { name, ...fields, order },
  };
};

const toChanged = (person: Person, data: Partial<Fields>): Change => {
  if (person.isDraft)
    throw new Unread(
      'name',
      'On the Staff List there is a draft of this person. Please publish or discard it first.',
    );
  return {
    title: person.name,
    kind: 'changed',
    words: (Object.keys(data) as (keyof Fields)[]).map((key) =>
      changeInWords(key, data[key] ?? '', person[key]),
    ),
    as: countedAs(data.designation ?? person.designation),
    updated: { id: person.id, data },
  };
};

/** What would happen with each row: nothing is changed by it. Who is new comes below all others, in the order of the list. */
export const makePlan = (rows: readonly SheetRow[], people: readonly Person[]): Plan => {
  const known = Map.groupBy(people, ({ name }) => personKey(name));
  let order = Math.max(0, ...people.map((person) => person.order));
  return planRows<Column, Person, Change>(rows, {
    columns,
    who: 'name',
    identify: (row) => {
      const key = personKey(lineOf(row, 'name'));
      if (key === '') throw new Unread('name', 'The name is missing.');
      const [person, another] = known.get(key) ?? [];
      if (another)
        throw new Unread(
          'name',
          'Two of this name stand on the Staff List. Please change them there.',
        );
      return person ?? key;
    },
    twice: (those) =>
      new Unread(
        'name',
        `The same name stands in ${those}. If they are two people, tell them apart by an initial; only if that is the same, too, by the post or the class behind the name.`,
      ),
    decide: (row, person) => {
      const fields = readFields(row);
      if (!person) {
        const change = toNew(lineOf(row, 'name'), fields, order + 1);
        order += 1;
        return change;
      }
      const data = differing<Fields>(person, said(fields));
      return Object.keys(data).length === 0 ? undefined : toChanged(person, data);
    },
  });
};

export type Counts = AnyCounts & { uncounted: number };

/** `uncounted`: of the new and the changed those whose designation names no post. */
export const countPlan = (plan: Plan): Counts => ({
  ...countAny(plan),
  uncounted: plan.changes.filter(({ as }) => as === null).length,
});
