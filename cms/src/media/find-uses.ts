/** Where a picture or a file of a school is used. */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Field, Payload, PayloadRequest, Where } from 'payload';
import { type Slug, slugs } from '../access/rights.ts';
import { type Id, type Row, text } from '../api/records/stored.ts';
import { type Named, namedByField, namedInRichText, valuesOf } from '../hooks/record-values.ts';
import { inEnglish } from '../languages/in-english.ts';
import { websitePath } from '../website/website-path.ts';

/** The records that a record names, files among them. */
export function* filesNamedIn(
  fields: readonly Field[],
  row: Record<string, unknown>,
): Generator<Named> {
  for (const { field, value } of valuesOf(fields, row))
    yield* field.type === 'richText' ? namedInRichText(value).records : namedByField(field, value);
}

/** Which records of a collection are a school's; undefined where none is. */
export const ofSchool = (payload: Payload, collection: Slug, school: Id): Where | undefined => {
  if (collection === 'schools') return { id: { equals: school } };
  const { flattenedFields } = payload.collections[collection].config;
  const hasSchool = flattenedFields.some(({ name }) => name === 'school');
  return hasSchool ? { school: { equals: school } } : undefined;
};

/** A record that shows a file, as the back office names it. */
export type Use = {
  collection: string;
  id: Id;
  kind: string;
  title: string;
  /** Where visitors see it; none for what they do not. */
  path?: string;
};

/** Signatures keep the number of the file that was signed, and show nothing. */
const notShown: readonly Slug[] = ['signatures', 'changes', 'activity'];

const isPublic = (row: Row): boolean =>
  !row.deletedAt && (row._status === undefined || row._status === 'published');

/** The records that use one of these files, as they are stored now. All of a school is read, so others have a turn after each. */
export const findUses = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  school: Id,
  files: readonly Id[],
): Promise<Use[]> => {
  const wanted = new Set(files.map(String));
  const uses: Use[] = [];
  for (const collection of slugs) {
    const where = ofSchool(payload, collection, school);
    if (!where || notShown.includes(collection)) continue;
    const { config } = payload.collections[collection];
    const all = { limit: 0, pagination: false } as const;
    const { docs } = await payload.db.find<Row>({ collection, where, ...all });
    for (const row of docs) {
      await letOthersIn();
      const named = filesNamedIn(config.fields, row);
      if (!named.some(({ slug, id }) => slug === 'media' && wanted.has(String(id)))) continue;
      const path = isPublic(row) ? websitePath(collection, row) : undefined;
      uses.push({
        collection,
        id: row.id,
        kind: inEnglish(config.labels.singular),
        title: text(row[config.admin.useAsTitle ?? 'id']) || String(row.id),
        ...(path ? { path } : {}),
      });
    }
  }
  return uses;
};
