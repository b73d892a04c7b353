/** What a list of toppers would change: the rules alone, without a database. */
import { toLatinDigits } from '@aangan/contract/figures.ts';
import type { Id } from '../api/records/stored.ts';
import { readSessionYear } from '../fields/session-field.ts';
import { nameKey } from '../name-key.ts';
import { readClass } from '../sheet/cells.ts';
import {
  type Plan as AnyPlan,
  changeInWords,
  differing,
  lineOf,
  type Outcome,
  planRows,
} from '../sheet/plan.ts';
import { Unread } from '../sheet/problems.ts';
import { type Column, columns, type SheetRow } from './columns.ts';

type Fields = {
  name: string;
  class: 'X' | 'XII';
  sessionYear: string;
  stream: string;
  division: number;
};
export type Topper = Fields & {
  id: Id;
  /** Whether something of theirs is written and not published. */
  isDraft: boolean;
};
export type Change = Outcome<Fields>;
export type Plan = AnyPlan<Change>;

/** `98.2`, `98.2%`, `९८.२ %`, `98,2`, `491/500`: the number alone, as the website shows it; undefined for what is none. */
export const readMarks = (cell: string): number | undefined => {
  const written = toLatinDigits(cell.normalize('NFKC')).trim();
  const [, whole = '', part = ''] =
    /^(\d{1,4})(?:[.,](\d{1,3}))?\s*(?:%|per ?cent|percent|प्रतिशत|\/\s*\d{2,4})?$/iu.exec(
      written,
    ) ?? [];
  return whole === '' ? undefined : Number(part === '' ? whole : `${whole}.${part}`);
};

const isTopperClass = (name: string): name is Fields['class'] => name === 'X' || name === 'XII';

type Who = Pick<Fields, 'name' | 'class' | 'sessionYear'>;
const readWho = (row: SheetRow): Who => {
  const name = lineOf(row, 'name');
  if (nameKey(name) === '') throw new Unread('name', 'The name is missing.');
  const { class: of = '' } = readClass(row.cell('class')) ?? {};
  if (!isTopperClass(of))
    throw new Unread('class', 'Toppers are of class X or XII. Please write one of them.');
  const sessionYear = readSessionYear(row.cell('session'));
  if (!sessionYear)
    throw new Unread(
      'session',
      'Please write the session as two years in a row, such as 2025-2026.',
    );
  return { name, class: of, sessionYear };
};

const readDivision = (row: SheetRow): number | undefined => {
  const cell = row.cell('marks');
  if (cell.trim() === '') return undefined;
  const marks = readMarks(cell);
  if (marks === undefined)
    throw new Unread(
      'marks',
      'This is no number. Please write only the marks, such as 98.2 or 491.',
    );
  return marks;
};

/** One student is a topper once in a class and session. */
const keyOf = ({ name, class: of, sessionYear }: Who): string =>
  `${of} ${sessionYear} ${nameKey(name)}`;

const inWords = (who: Who): string => `Class ${who.class}, ${who.sessionYear}`;

const toNew = (who: Who, stream: string, division: number | undefined): Change => {
  if (division === undefined)
    throw new Unread('marks', 'The marks are missing, such as 98.2 or 491.');
  return {
    title: who.name,
    kind: 'new',
    words: [inWords(who), ...(stream ? [stream] : []), String(division)],
    created: { ...who, stream, division },
  };
};

const toChanged = (topper: Topper, data: Partial<Fields>): Change => {
  if (topper.isDraft)
    throw new Unread(
      'name',
      'There is a draft of this topper. Please publish or discard it first.',
    );
  const labels = { stream: 'stream', division: 'marks' } as const;
  return {
    title: `${topper.name}, ${inWords(topper)}`,
    kind: 'changed',
    words: (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) =>
      key in data ? [changeInWords(labels[key], String(data[key]), String(topper[key]))] : [],
    ),
    updated: { id: topper.id, data },
  };
};

/** What would happen with each row: nothing is changed by it, and nobody is taken off. */
export const makePlan = (rows: readonly SheetRow[], toppers: readonly Topper[]): Plan => {
  const known = Map.groupBy(toppers, keyOf);
  return planRows<Column, Topper, Change>(rows, {
    columns,
    who: 'name',
    identify: (row) => {
      const key = keyOf(readWho(row));
      const [topper, another] = known.get(key) ?? [];
      if (another)
        throw new Unread(
          'name',
          'Two toppers have this name in this class and session. Please change them by hand.',
        );
      return topper ?? key;
    },
    twice: (those) =>
      new Unread(
        'name',
        `The same name stands in ${those}, with the same class and session. If they are two, tell them apart by an initial.`,
      ),
    decide: (row, topper) => {
      const stream = lineOf(row, 'stream', 100);
      const division = readDivision(row);
      if (!topper) return toNew(readWho(row), stream, division);
      const isSameStream = nameKey(stream) === nameKey(topper.stream);
      const data = differing<Fields>(topper, {
        stream: stream === '' || isSameStream ? undefined : stream,
        division,
      });
      return Object.keys(data).length === 0 ? undefined : toChanged(topper, data);
    },
  });
};
