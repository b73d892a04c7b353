/** What a list of staff would change on the Staff List: the rules alone, without a database. */

import { countedAs } from '../disclosure/posts.ts';
import { nameKey } from '../name-key.ts';
import { namedRows, type Problem, problemKeeper, readLine, Unread } from '../sheet/problems.ts';
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

export type Change = {
  row: number;
  name: string;
  kind: 'new' | 'changed';
  /** What changes, in words. */
  words: string[];
  /** What the public disclosure counts them as; null if as nothing. */
  as: string | null;
  created?: Fields & { name: string; order: number };
  updated?: { id: Person['id']; data: Partial<Fields> };
};
export type Plan = {
  changes: Change[];
  /** Rows that say what is known already. */
  unchanged: number;
  problems: Problem[];
};

const title =
  /^(?:\(?(?:mr|mrs|ms|miss|dr|prof|sr|fr|br|smt|sh|shri|sri|kumari|km|sushri|श्री|श्रीमती|सुश्री|डॉ|कुमारी)\.?\)?(?:\s+|(?<=[.)])))+/iu;

/** Without title: `Mrs. Asha Rani` and `ASHA RANI` are the same person. */
export const personKey = (name: string): string => {
  const written = name.normalize('NFC').trim();
  return nameKey(written.replace(title, '')) || nameKey(written);
};

const lineOf = (row: SheetRow, column: Column): string => {
  const cell = row.cell(column);
  if (cell.trim() === '') return '';
  const line = readLine(cell);
  if (line === undefined) throw new Unread(column, 'This is no line of at most 200 letters.');
  return line;
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

const labels: Record<keyof Fields, string> = {
  designation: 'designation',
  qualification: 'qualification',
};

/** What a row says otherwise than the Staff List; a blank cell says nothing. */
const differing = (person: Person, fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    (Object.keys(labels) as (keyof Fields)[])
      .filter((key) => fields[key] !== '' && fields[key] !== person[key])
      .map((key) => [key, fields[key]]),
  );

const toNew = (name: string, fields: Fields, order: number) => {
  if (fields.designation === '')
    throw new Unread(
      'designation',
      'The designation is missing, such as PGT (Physics) or Librarian.',
    );
  return {
    kind: 'new' as const,
    words: [fields.designation, fields.qualification].filter(Boolean),
    as: countedAs(fields.designation),
    created: { name, ...fields, order },
  };
};

const toChanged = (person: Person, data: Partial<Fields>) => {
  if (person.isDraft)
    throw new Unread(
      'name',
      'On the Staff List there is a draft of this person. Please publish or discard it first.',
    );
  return {
    kind: 'changed' as const,
    words: (Object.keys(data) as (keyof Fields)[]).map((key) =>
      person[key] === ''
        ? `${labels[key]}: ${data[key]}`
        : `${labels[key]}: ${data[key]}, until now ${person[key]}`,
    ),
    as: countedAs(data.designation ?? person.designation),
    updated: { id: person.id, data },
  };
};

/** What would happen with each row: nothing is changed by it. Who is new comes below all others, in the order of the list. */
export const makePlan = (rows: readonly SheetRow[], people: readonly Person[]): Plan => {
  const plan: Plan = { changes: [], unchanged: 0, problems: [] };
  const attempt = problemKeeper<Column>(columns, 'name', plan.problems);
  const known = Map.groupBy(people, ({ name }) => personKey(name));
  const named: { row: SheetRow; name: string }[] = [];
  for (const row of rows)
    attempt(row, () => {
      const name = lineOf(row, 'name');
      if (personKey(name) === '') throw new Unread('name', 'The name is missing.');
      named.push({ row, name });
    });
  const together = Map.groupBy(named, ({ name }) => personKey(name));
  let order = Math.max(0, ...people.map((person) => person.order));
  for (const { row, name } of named)
    attempt(row, () => {
      const same = together.get(personKey(name)) ?? [];
      if (same.length > 1)
        throw new Unread(
          'name',
          `The same name stands in ${namedRows(same.map((one) => one.row.row))}. If they are two people, tell them apart by an initial; only if that is the same, too, by the post or the class behind the name.`,
        );
      const [person, another] = known.get(personKey(name)) ?? [];
      if (another)
        throw new Unread(
          'name',
          'Two of this name stand on the Staff List. Please change them there.',
        );
      const fields = readFields(row);
      if (!person) {
        const change = toNew(name, fields, order + 1);
        order += 1;
        plan.changes.push({ row: row.row, name, ...change });
        return;
      }
      const data = differing(person, fields);
      if (Object.keys(data).length === 0) plan.unchanged += 1;
      else plan.changes.push({ row: row.row, name: person.name, ...toChanged(person, data) });
    });
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
};

export type Counts = Record<'new' | 'changed' | 'unchanged' | 'uncounted' | 'problems', number>;

/** `uncounted`: of the new and the changed those whose designation names no post. */
export const countPlan = ({ changes, unchanged, problems }: Plan): Counts => ({
  new: changes.filter(({ kind }) => kind === 'new').length,
  changed: changes.filter(({ kind }) => kind === 'changed').length,
  unchanged,
  uncounted: changes.filter(({ as }) => as === null).length,
  problems: problems.length,
});
