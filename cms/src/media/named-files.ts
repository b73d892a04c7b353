/** Which pictures and files the records of a school name, in any version and in the trash, too. */
import type { Payload, PayloadRequest } from 'payload';
import { type Slug, slugs } from '../access/rights.ts';
import { filesNamedIn, ofSchool } from './find-uses.ts';

type Row = Record<string, unknown>;

type Shelf = 'media' | 'private-files';
type Named = Record<Shelf, Set<string>>;
type Options = {
  /** Collections that are not looked at. */
  except?: readonly Slug[];
  /** The request in whose transaction it is read. */
  req?: PayloadRequest;
};

export const findNamedFiles = async (
  payload: Payload,
  school: number | string,
  { except = [], req }: Options = {},
): Promise<Named> => {
  const named: Named = { media: new Set(), 'private-files': new Set() };
  const all = { limit: 0, pagination: false, ...(req ? { req } : {}) } as const;
  for (const collection of slugs) {
    if (except.includes(collection)) continue;
    const { config } = payload.collections[collection];
    const where = ofSchool(payload, collection, school);
    if (!where) continue;
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
      for (const { slug, id } of filesNamedIn(config.fields, row))
        if (slug in named) named[slug as Shelf].add(String(id));
  }
  return named;
};
