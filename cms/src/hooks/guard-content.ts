/**
 * What no record may hold, published or not. Payload checks no field of a draft, so whatever must never be stored is looked
 * for here, in every field of the config: links that do something else than lead somewhere, and records of other schools.
 */
import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  type FieldAffectingData,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { idOf } from '../access/roles.ts';
import { inEnglish } from '../languages/in-english.ts';
import { isSafeLink } from '../safe-link.ts';
import { type Named, namedByField, namedInRichText, valuesOf } from './record-values.ts';

type Group = Record<string, unknown>;
type Problem = { path: string; label: string; message: string };
type Naming = Named & { path: string; label: string };

const labelOf = (field: FieldAffectingData): string =>
  inEnglish('label' in field ? field.label : undefined) || String(field.name);

/** Text fields that hold a link are marked so: see webAddressField. */
const holdsLink = (field: FieldAffectingData): boolean => field.custom?.holdsLink === true;

const read = (fields: readonly Field[], data: Group) => {
  const unsafe: Problem[] = [];
  const named: Naming[] = [];
  for (const { field, value, path, isUnknown } of valuesOf(fields, data)) {
    const label = labelOf(field);
    if (isUnknown) {
      unsafe.push({ path, label, message: 'There is no such kind of part.' });
      continue;
    }
    const inText = field.type === 'richText' ? namedInRichText(value) : undefined;
    const links = inText?.links ?? (holdsLink(field) ? [String(value)] : []);
    if (!links.every(isSafeLink))
      unsafe.push({
        path,
        label,
        message: 'A link here is not a web address, an e-mail address or a phone number.',
      });
    const records = inText?.records ?? namedByField(field, value);
    named.push(...records.map((record) => ({ ...record, path, label })));
  }
  return { unsafe, named };
};

const keyOf = ({ slug, id }: Named): string => `${slug} ${String(id)}`;

/** Which of the named records belong to this school. */
const findOwn = async (
  req: PayloadRequest,
  named: Naming[],
  school: unknown,
): Promise<Set<string>> => {
  const own = new Set<string>();
  for (const slug of new Set(named.map((record) => record.slug))) {
    const ids = named.filter((record) => record.slug === slug).map(({ id }) => id);
    const isKnown = req.payload.collections[slug as CollectionSlug] !== undefined;
    if (!isKnown || school === undefined) continue;
    const { docs } = await req.payload.find({
      collection: slug as 'media',
      where: { and: [{ id: { in: ids } }, { school: { equals: school } }] },
      depth: 0,
      pagination: false,
      select: { school: true },
      req,
    });
    for (const { id } of docs) own.add(keyOf({ slug, id }));
  }
  return own;
};

/** Refuses a record that holds what none may. */
export const guardContent: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const before = (originalDoc ?? {}) as Group;
  const after: Group = { ...before, ...data };
  const isSchool = collection.slug === 'schools';
  const school = isSchool ? before.id : after.school && idOf(after.school as number);
  const { unsafe: problems, named } = read(collection.fields, after);

  // To which school a record may belong, the tenant plugin sees to.
  const toCheck = named.filter(({ slug }) => slug !== 'schools');
  if (toCheck.length > 0) {
    // What stood there before may since have been deleted; it need not be taken out before anything else can be saved.
    const isMoved = !isSchool && school !== (before.school && idOf(before.school as number));
    const stood = new Set(isMoved ? [] : read(collection.fields, before).named.map(keyOf));
    const unseen = toCheck.filter((record) => !stood.has(keyOf(record)));
    const own = await findOwn(req, unseen, school);
    for (const record of unseen)
      if (!own.has(keyOf(record)))
        problems.push({
          path: record.path,
          label: record.label,
          message: 'This belongs to another school, or is no longer there.',
        });
  }
  // Payload asks for no field of a draft; without its school nobody but the operator would ever find the record.
  if (!isSchool && !school)
    problems.push({ path: 'school', label: 'School', message: 'Please choose the school.' });
  if (problems.length > 0)
    throw new ValidationError({ collection: collection.slug, errors: problems }, req.t);
  return data;
};
