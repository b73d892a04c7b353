/** Reads what families of a school have agreed to, and whose portraits are not given out. */
import type { Payload } from 'payload';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import { groupOf, type Id, idOf, type Row, text, textOrNull } from '../api/records/stored.ts';
import {
  type Portrait,
  type PortraitRows,
  portraitFields,
  portraitsIn,
  portraitWhere,
} from './portraits.ts';
import { type Purpose, purposes } from './purposes.ts';
import { type Consent, type Given, makeRegistry, type Registry } from './registry.ts';

type Context = { payload: Payload };

const toGiven = (value: unknown): Given => {
  const { given, withdrawnOn } = groupOf(value);
  return { given: given === true, withdrawnOn: textOrNull(withdrawnOn) };
};

export const toConsent = (row: Row): Consent => ({
  id: row.id,
  student: idOf(row.student),
  name: text(row.name),
  givenOn: text(row.givenOn),
  until: textOrNull(row.until),
  purposes: Object.fromEntries(
    purposes.map((purpose) => [purpose, toGiven(groupOf(row.purposes)[purpose])]),
  ) as Record<Purpose, Given>,
});

export type SchoolConsents = Registry & {
  /** The pictures that show nobody but a child who may not be shown. */
  withheld: (day: string) => ReadonlySet<string>;
};

const read = async (context: Context, school: Id): Promise<SchoolConsents> => {
  const inSchool = { school: { equals: school } };
  const withPortraits = (collection: keyof PortraitRows) =>
    findRows(context, {
      collection,
      where: collection === 'students' ? inSchool : publishedIn(school, portraitWhere[collection]),
      fields: [...portraitFields[collection], ...(collection === 'students' ? ['deletedAt'] : [])],
      // The picture of a student in the trash is still one of a child who may not be shown.
      withTrash: collection === 'students',
    });
  const [schools, consents, faculty, students, toppers, messages, pages] = await Promise.all([
    findRows(context, {
      collection: 'schools',
      where: { id: { equals: school } },
      limit: 1,
      fields: ['consentFrom'],
    }),
    findRows(context, { collection: 'consents', where: inSchool }),
    findRows(context, { collection: 'faculty', where: publishedIn(school), fields: ['name'] }),
    withPortraits('students'),
    withPortraits('toppers'),
    withPortraits('messages'),
    withPortraits('pages'),
  ]);
  const registry = makeRegistry({
    consents: consents.map(toConsent),
    roll: students
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, name }) => ({ id, name: text(name) })),
    formerRoll: students
      .filter(({ deletedAt }) => deletedAt)
      .map(({ id, name }) => ({ id, name: text(name) })),
    staff: faculty.map(({ name }) => text(name)),
    neededFrom: textOrNull(schools[0]?.consentFrom),
  });
  const portraits = portraitsIn({ students, toppers, messages, pages });
  const isAllowed = ({ student, name }: Portrait, day: string) =>
    student === undefined
      ? registry.allowsName(name, 'photograph', day)
      : registry.allowsStudent(student, 'photograph', day);
  let last: { day: string; ids: ReadonlySet<string> } | undefined;
  return {
    ...registry,
    withheld: (day) => {
      if (last?.day !== day) {
        const ids = new Set(portraits.map(({ media }) => String(media)));
        for (const one of portraits) if (isAllowed(one, day)) ids.delete(String(one.media));
        last = { day, ids };
      }
      return last.ids;
    },
  };
};

/** Schools whose consents are remembered: far more than are asked for at once. */
const mostKept = 50;
type Kept = { sequence: number; consents: Promise<SchoolConsents> };
const keptFor = new WeakMap<Payload, Map<string, Kept>>();

const lastSequence = async (context: Context): Promise<number> => {
  const [row] = await findRows(context, {
    collection: 'changes',
    where: {},
    sort: '-id',
    limit: 1,
    fields: ['collection'],
  });
  return Number(row?.id ?? 0);
};

/** What a school's families have agreed to; read anew when anything was changed, as the changes feed tells. */
export const loadConsents = async (context: Context, school: Id): Promise<SchoolConsents> => {
  const kept = keptFor.get(context.payload) ?? new Map<string, Kept>();
  keptFor.set(context.payload, kept);
  const sequence = await lastSequence(context);
  const key = String(school);
  const known = kept.get(key);
  kept.delete(key);
  const entry =
    known?.sequence === sequence ? known : { sequence, consents: read(context, school) };
  kept.set(key, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  // One that failed is not kept.
  entry.consents.catch(() => kept.get(key) === entry && kept.delete(key));
  return entry.consents;
};
