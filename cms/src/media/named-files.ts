/** Which pictures and files the records of a school name, in any version and in the trash, too. */
import type { Payload, Where } from 'payload';
import { type Slug, slugs } from '../access/rights.ts';
import { namedByField, namedInRichText, valuesOf } from '../hooks/record-values.ts';

type Row = Record<string, unknown>;

/** @param except collections that are not looked at */
export const findNamedMedia = async (
  payload: Payload,
  school: number,
  except: readonly Slug[] = [],
): Promise<Set<string>> => {
  const named = new Set<string>();
  const all = { limit: 0, pagination: false } as const;
  for (const collection of slugs) {
    if (except.includes(collection)) continue;
    const { config } = payload.collections[collection];
    const isSchool = collection === 'schools';
    const hasSchool = isSchool || config.flattenedFields.some(({ name }) => name === 'school');
    if (!hasSchool) continue;
    const where: Where = { [isSchool ? 'id' : 'school']: { equals: school } };
    const { docs } = await payload.db.find<Row & { id: number }>({ collection, where, ...all });
    const rows: Row[] = [...docs];
    if (config.versions) {
      const { docs: versions } = await payload.db.findVersions<Row & { id: number }>({
        collection,
        where: { 'version.school': { equals: school } },
        ...all,
      });
      rows.push(...versions.map(({ version }) => version));
    }
    for (const row of rows)
      for (const { field, value } of valuesOf(config.fields, row)) {
        const records =
          field.type === 'richText' ? namedInRichText(value).records : namedByField(field, value);
        for (const { slug, id } of records) if (slug === 'media') named.add(String(id));
      }
  }
  return named;
};
