/** All records of a school in which a person is named, in whatever state: published, draft, earlier version or trash. */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { PayloadRequest, Where } from 'payload';
import { type Slug, slugs } from '../access/rights.ts';
import { type Id, idOf, type Row, text } from '../api/records/stored.ts';
import { inEnglish } from '../languages/in-english.ts';
import { excerptOf } from './name-in-words.ts';
import { textsWith } from './record-words.ts';
import { deleted, handle, notSearched, type Way } from './ways.ts';

export type Version = { id: Id; parent: Id; version: Row };
export type Found = {
  collection: Slug;
  id: Id;
  /** The record as it is stored, and its versions in which the person is named. */
  row: Row;
  versions: Version[];
  kind: string;
  title: string;
  excerpt: string;
  /** All texts in which the person is named. */
  texts: string[];
  way: Way;
  why: string;
};
/** What the back office shows of it. */
export type Listed = Omit<Found, 'row' | 'versions' | 'texts'>;

const all = { limit: 0, pagination: false } as const;

/** Pictures keep the name of the file that was uploaded. */
const withFilename = (row: Row): unknown => ({ ...row, file: row.filename });

type Asking = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** The versions of a collection in which the person is named, by their records. */
const versionsOf = async (
  req: Asking,
  collection: Slug,
  where: Where,
  name: string,
): Promise<Map<string, Version[]>> => {
  const { payload } = req;
  if (!payload.collections[collection].config.versions) return new Map();
  const { docs } = await payload.db.findVersions({ collection, where, ...all, req });
  const named: Version[] = [];
  for (const one of docs as unknown as Version[]) {
    await letOthersIn();
    if (textsWith(one.version, name).length > 0) named.push(one);
  }
  return Map.groupBy(named, ({ parent }) => String(parent));
};

/** In the whole school, or once more in `among` alone. All that a school has is read, so others have a turn after each record. */
export const findPerson = async (
  req: Asking,
  school: Id,
  name: string,
  among?: readonly Pick<Found, 'collection' | 'id'>[],
): Promise<Found[]> => {
  const { payload } = req;
  const found: Found[] = [];
  /** What belongs to a student of the roll, however it is spelled there. */
  const isOfStudent = (collection: Slug, row: Row): boolean =>
    collection === 'consents' &&
    found.some(
      (one) =>
        one.collection === 'students' && one.way === 'delete' && one.id === idOf(row.student),
    );
  for (const collection of slugs) {
    if (notSearched.includes(collection)) continue;
    const ids = among?.filter((one) => one.collection === collection).map(({ id }) => id);
    if (ids?.length === 0) continue;
    const { config } = payload.collections[collection];
    const whereIn = (ofSchool: string, ofRecord: string): Where => ({
      and: [{ [ofSchool]: { equals: school } }, ...(ids ? [{ [ofRecord]: { in: ids } }] : [])],
    });
    const where = whereIn(collection === 'schools' ? 'id' : 'school', 'id');
    const { docs } = await payload.db.find<Row>({ collection, where, ...all, req });
    const versions = await versionsOf(req, collection, whereIn('version.school', 'parent'), name);
    for (const row of docs) {
      await letOthersIn();
      const own = versions.get(String(row.id)) ?? [];
      const texts = [row, ...own.map(({ version }) => version)].flatMap((one) =>
        textsWith(collection === 'media' ? withFilename(one) : one, name),
      );
      const isOwn = isOfStudent(collection, row);
      if (texts.length === 0 && !isOwn) continue;
      found.push({
        collection,
        id: row.id,
        row,
        versions: own,
        kind: inEnglish(config.labels.singular),
        title: text(row[config.admin.useAsTitle ?? 'id']) || String(row.id),
        excerpt: excerptOf(texts[0] ?? '', name),
        texts,
        ...(isOwn ? deleted : handle(collection, row, name)),
      });
    }
  }
  return found;
};
