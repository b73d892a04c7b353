/** Reads all of a school that a folder holds: only what visitors see, unless what is private is asked for. */
import type { CollectionSlug, Payload, Where } from 'payload';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import { shownAt } from '../api/records/shown.ts';
import { type Id, idOf, type Row } from '../api/records/stored.ts';
import { withConsent } from '../api/records/with-consent.ts';
import { CommandError } from '../command-error.ts';
import { today } from '../fields/day-field.ts';
import { type RecordFile, recordSchemas } from '../import/record-schemas.ts';

export type FolderSlug = RecordFile | 'pages';

export type SchoolRows = {
  school: Row;
  records: Map<FolderSlug, Row[]>;
  /** Of certificates as they are now. */
  signatures: Row[];
  media: Map<Id, Row>;
  privateFiles: Map<Id, Row>;
};

/** Everything that the import takes. */
export const folderSlugs = (): FolderSlug[] => [
  'pages',
  ...(Object.keys(recordSchemas(today())) as RecordFile[]),
];

const byId = (rows: Row[]): Map<Id, Row> => new Map(rows.map((row) => [row.id, row]));

/** Published, and shown now; of children only what their parents have agreed to. */
const readShown = async (payload: Payload, slug: FolderSlug, school: Id): Promise<Row[]> => {
  const { config } = payload.collections[slug];
  if (!config.versions?.drafts) return [];
  const isTimed = config.flattenedFields.some(({ name }) => name === 'showFrom');
  const where = isTimed ? shownAt(new Date()) : {};
  const rows = await findRows(
    { payload },
    { collection: slug, where: publishedIn(school, where), sort: 'id' },
  );
  return (await withConsent({ payload, clock: Date.now }, slug, school, rows)).rows;
};

const readAll = (payload: Payload, slug: FolderSlug, school: Id): Promise<Row[]> => {
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts);
  const ofSchool: Where = { school: { equals: school } };
  return findRows(
    { payload },
    {
      collection: slug,
      where: hasDrafts ? publishedIn(school) : ofSchool,
      sort: 'id',
      // A name that was taken off the roll is still that of a child, who may not be shown.
      withTrash: slug === 'students',
    },
  );
};

const readOnce = async (payload: Payload, school: Row, isPrivate: boolean): Promise<SchoolRows> => {
  const of = (collection: CollectionSlug) =>
    findRows({ payload }, { collection, where: { school: { equals: school.id } }, sort: 'id' });
  const records: SchoolRows['records'] = new Map();
  for (const slug of folderSlugs())
    records.set(slug, await (isPrivate ? readAll : readShown)(payload, slug, school.id));
  const media = byId(await of('media'));
  const signatures = (await of('signatures')).filter(
    ({ file, path }) => media.get(idOf(file) ?? '')?.path === path,
  );
  const privateFiles = isPrivate ? byId(await of('private-files')) : new Map();
  return { school, records, signatures, media, privateFiles };
};

const lastChange = async (payload: Payload, code: string): Promise<unknown> => {
  const where = { school: { equals: code } };
  const [row] = await findRows(
    { payload },
    { collection: 'changes', where, sort: '-id', limit: 1 },
  );
  return row?.id;
};

const mostTries = 5;

/** As it is at one moment: if something is published while it is read, it is read anew. */
export const readSchool = async (
  payload: Payload,
  code: string,
  isPrivate: boolean,
): Promise<SchoolRows> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await lastChange(payload, code);
    const where = { code: { equals: code } };
    const [school] = await findRows({ payload }, { collection: 'schools', where, limit: 1 });
    if (!school) throw new CommandError(await unknownSchool(payload, code));
    const rows = await readOnce(payload, school, isPrivate);
    if ((await lastChange(payload, code)) === before) return rows;
  }
  throw new CommandError(
    `${code} is being changed all the time, and could not be read as a whole. Please try again when fewer people work on it.`,
  );
};

const unknownSchool = async (payload: Payload, code: string): Promise<string> => {
  const rows = await findRows({ payload }, { collection: 'schools', where: {}, sort: 'code' });
  const known = rows.map((row) => `${row.code} (${row.name})`).join(', ');
  return `There is no school ${code} here; ${known ? `there are ${known}.` : 'there is none at all.'}`;
};
