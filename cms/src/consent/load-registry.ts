/** Reads what families of a school have agreed to, and whose portraits are not given out. */
import type { Payload } from 'payload';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import { groupOf, type Id, idOf, type Row, text, textOrNull } from '../api/records/stored.ts';
import { findNamedFiles } from '../media/named-files.ts';
import { type Portrait, portraitQuery, portraitSlugs, portraitsIn } from './portraits.ts';
import { type Purpose, purposes } from './purposes.ts';
import { type Consent, type Given, makeRegistry, type Registry } from './registry.ts';
import { portrayalOf, replyOfAll } from './remembered.ts';

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
  /** Whether a file shows, or lets be heard, nobody but a child who has not agreed to it; `portrays` is what it remembers. */
  withholds: (file: { id: Id; portrays: string }, day: string) => Promise<boolean>;
};

/** Of the files that stand in records of children those that a child who has agreed allows, and the others. */
const sortFiles = (
  portraits: readonly Portrait[],
  isAllowed: (portrait: Portrait) => boolean,
): { allowed: ReadonlySet<string>; withheld: ReadonlySet<string> } => {
  const idsOf = (some: readonly Portrait[]) => new Set(some.map(({ media }) => String(media)));
  const allowed = idsOf(portraits.filter(isAllowed));
  return { allowed, withheld: idsOf(portraits).difference(allowed) };
};

const read = async (context: Context, school: Id): Promise<SchoolConsents> => {
  const inSchool = { school: { equals: school } };
  const withPortraits = portraitSlugs
    .filter((slug) => slug !== 'students')
    .map((slug) => ({ slug, query: { ...portraitQuery(slug, school), withTrash: true } }));
  const ofStudents = portraitQuery('students', school);
  const [schools, consents, faculty, students, ...others] = await Promise.all([
    findRows(context, {
      collection: 'schools',
      where: { id: { equals: school } },
      limit: 1,
      fields: ['consentFrom'],
    }),
    findRows(context, { collection: 'consents', where: inSchool }),
    findRows(context, { collection: 'faculty', where: publishedIn(school), fields: ['name'] }),
    findRows(context, {
      ...ofStudents,
      fields: [...ofStudents.fields, 'deletedAt'],
      withTrash: true,
    }),
    ...withPortraits.map(({ query }) => findRows(context, query)),
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
  const portraits = [
    ...portraitsIn('students', students, registry.childrenIn),
    ...withPortraits.flatMap(({ slug }, index) =>
      portraitsIn(slug, others[index] ?? [], registry.childrenIn),
    ),
  ];
  const isAllowed = ({ student, names, purpose }: Portrait, day: string) =>
    student === undefined
      ? names.every((name) => registry.allowsName(name, purpose, day))
      : registry.allowsStudent(student, purpose, day);
  const nameOf = new Map(
    [...students, ...consents].map(({ name }) => [portrayalOf(text(name)), text(name)]),
  );
  let namedElsewhere: ReturnType<typeof findNamedFiles> | undefined;
  let last: ({ day: string } & ReturnType<typeof sortFiles>) | undefined;
  return {
    ...registry,
    withholds: async ({ id, portrays }, day) => {
      if (last?.day !== day) last = { day, ...sortFiles(portraits, (one) => isAllowed(one, day)) };
      if (last.allowed.has(String(id))) return false;
      if (last.withheld.has(String(id))) return true;
      const reply = replyOfAll(portrays, (portrayal, purpose) => {
        const name = nameOf.get(portrayal);
        if (name === undefined) return 'unknown';
        return registry.allowsName(name, purpose, day) ? 'yes' : 'no';
      });
      if (reply !== 'unknown') return reply === 'no';
      // Nobody here is called so any more. A picture that an album has as well shows more than that one.
      namedElsewhere ??= findNamedFiles(context.payload, school, { except: portraitSlugs });
      return !(await namedElsewhere).media.has(String(id));
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
export const loadConsents = async (
  // Nothing else of whoever asks: what is kept is for everybody, and a preview must neither change nor pass it.
  { payload }: Context,
  school: Id,
): Promise<SchoolConsents> => {
  const kept = keptFor.get(payload) ?? new Map<string, Kept>();
  keptFor.set(payload, kept);
  const sequence = await lastSequence({ payload });
  const key = String(school);
  const known = kept.get(key);
  kept.delete(key);
  const entry =
    known?.sequence === sequence ? known : { sequence, consents: read({ payload }, school) };
  kept.set(key, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  // One that failed is not kept.
  entry.consents.catch(() => kept.get(key) === entry && kept.delete(key));
  return entry.consents;
};
