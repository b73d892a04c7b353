/** Erases a person's data, or corrects the name, in the records that were chosen: all of it is stored, or nothing. */
import { collections as contentCollections } from '@aangan/contract/collections.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Slug } from '../access/rights.ts';
import { type Id, idOf, type Row, text } from '../api/records/stored.ts';
import { cabinetPath, pathsOfPortraits } from '../consent/portraits.ts';
import { rememberPortraits } from '../consent/remember-portraits.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { updateMany } from '../database/write-many.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { findNamedFiles } from '../media/named-files.ts';
import { plainNameOf } from '../media/receive.ts';
import { type Found, findPerson } from './find-person.ts';
import { hasName } from './name-in-words.ts';
import { type Change, changedFields, changeWords, photosIn } from './record-words.ts';

/** A record as the back office names it. */
export type Chosen = { collection: string; id: string | number };
/** What was done with a record: the line of the paper. */
export type Done = { kind: string; title: string; done: string; why: string };
export type Outcome = {
  done: Done[];
  /** How many records are others now, or gone. */
  count: number;
};

/** What stands where a name was. */
const somebody = 'a student';
/** The fields in which a record that is deleted has files of its own. */
const fileFields = {
  media: ['photo', 'attachments', 'audio'],
  'private-files': ['paper'],
} as const;
type Shelf = keyof typeof fileFields;
type Files = Record<Shelf, Set<Id>>;
/** What visitors have written stays as they wrote it. */
const letters: readonly Slug[] = ['enquiries', 'guest-book'];

const findChosen = async (
  req: PayloadRequest,
  school: Id,
  name: string,
  chosen: readonly Chosen[],
): Promise<Found[]> => {
  const keys = new Set(chosen.map(({ collection, id }) => `${collection} ${id}`));
  const isChosen = ({ collection, id }: Found) => keys.has(`${collection} ${id}`);
  // The whole school is read while others can still write; a student decides what becomes of the consents.
  const before = (await findPerson(req, school, name)).filter(
    (one) => isChosen(one) || one.collection === 'students',
  );
  // Whoever changes a file meanwhile would be undone.
  await oneAtATime(req, 'files');
  // As they are now: somebody may have changed them since.
  return (await findPerson(req, school, name, before)).filter(isChosen);
};

/** In the record itself and in every version: as it is, without a new one that would tell what was there. */
const storeWords = async (
  req: PayloadRequest,
  { collection, id, row, versions }: Found,
  change: Change,
  moreOf: (row: Row) => Partial<Row> = () => ({}),
): Promise<void> => {
  const { db } = req.payload;
  const changed = (one: Row) => ({ ...changeWords(one, change), ...moreOf(one) });
  const data = changedFields(row, changed(row));
  if (Object.keys(data).length > 0)
    await db.updateOne({ collection, id, data, req, returning: false });
  for (const version of versions)
    await db.updateVersion({
      collection,
      id: version.id,
      versionData: { ...version, version: changed(version.version) } as never,
      req,
      returning: false,
    });
};

const addFiles = (files: Files, row: Row): void => {
  for (const shelf of Object.keys(fileFields) as Shelf[])
    for (const field of fileFields[shelf])
      for (const one of [row[field]].flat()) {
        const id = idOf(one);
        if (id !== null) files[shelf].add(id);
      }
};

/** Portraits, recordings and papers of what was deleted, unless another record names them. */
const deleteFiles = async (req: PayloadRequest, school: Id, files: Files): Promise<Done[]> => {
  const { payload } = req;
  const named = await findNamedFiles(payload, school, { req });
  const done: Done[] = [];
  for (const collection of Object.keys(files) as Shelf[])
    for (const id of files[collection]) {
      const file = await payload.db.findOne<Row>({
        collection,
        where: { and: [{ id: { equals: id } }, { school: { equals: school } }] },
        req,
      });
      if (!file) continue;
      const line = { kind: 'File', title: text(file.alt) || text(file.title) || `no. ${id}` };
      if (named[collection].has(String(id))) {
        const why = 'Another record shows it, too. Please look whether this person can be seen.';
        done.push({ ...line, done: 'To be looked at', why });
        continue;
      }
      await payload.delete({ collection, id, depth: 0, req });
      done.push({ ...line, done: 'Deleted for good', why: 'It belonged to what was deleted.' });
    }
  return done;
};

/** The lines of the log that name the person, and up to which line it was read. */
type Logged = { named: Id[]; last: Id };
const findInLog = async (
  req: PayloadRequest,
  school: Id,
  name: string,
  { last }: Logged = { named: [], last: 0 },
): Promise<Logged> => {
  const { docs } = await req.payload.db.find<Row>({
    collection: 'activity',
    where: {
      and: [
        { school: { equals: school } },
        { title: { exists: true } },
        { id: { greater_than: last } },
      ],
    },
    sort: 'id',
    select: { title: true },
    limit: 0,
    pagination: false,
    req,
  });
  const named = docs.filter(({ title }) => hasName(text(title), name)).map(({ id }) => id);
  return { named, last: docs.at(-1)?.id ?? last };
};

/** The log says what was done with a record, and not any more with whose. A year of it was read while others could write. */
const forgetInLog = async (
  req: PayloadRequest,
  school: Id,
  name: string,
  before: Logged,
): Promise<void> => {
  const since = await findInLog(req, school, name, before);
  const rows = [...before.named, ...since.named].map((id) => ({ id, data: { title: null } }));
  await updateMany(req, 'activity', rows);
};

const tellWebsite = async (req: PayloadRequest, school: Id): Promise<void> =>
  addRows(req, await codeOf(req, school), contentCollections);

const isCabinet = ({ collection, row }: Found): boolean =>
  collection === 'pages' && row.path === cabinetPath;

/** The files of the person alone: of what is deleted, and of the rows that leave the cabinet. */
const filesIn = (all: readonly Found[], name: string): Files => {
  const files: Files = { media: new Set(), 'private-files': new Set() };
  for (const found of all)
    for (const row of [found.row, ...found.versions.map(({ version }) => version)]) {
      if (found.way === 'delete') addFiles(files, row);
      if (isCabinet(found)) for (const photo of photosIn(row, name)) files.media.add(photo);
    }
  return files;
};

/** What else is written when the name is taken out of a record. */
const moreFor = (
  { collection, way }: Found,
  name: string,
  files: Files,
  row: Row,
): Partial<Row> => {
  if (way === 'unpublish') {
    const attachments = [row.attachments].flat().filter((one) => {
      const id = idOf(one);
      return id !== null && !files.media.has(id);
    });
    return { _status: 'draft', attachments };
  }
  return collection === 'media' && hasName(text(row.filename), name)
    ? { filename: plainNameOf(text(row.path)) }
    : {};
};

export const erasePerson = async (
  req: PayloadRequest,
  school: Id,
  name: string,
  chosen: readonly Chosen[],
): Promise<Outcome> => {
  const logged = await findInLog(req, school, name);
  const all = await findChosen(req, school, name, chosen);
  const files = filesIn(all, name);
  const paths = await pathsOfPortraits(req, school, [name]);
  for (const { collection, row } of all) await rememberPortraits(req, collection, [row]);
  const done: Done[] = [];
  let count = 0;
  for (const found of all) {
    const { collection, id, kind, title, way, why } = found;
    const line = { kind, title, why };
    if (way === 'delete') {
      await req.payload.delete({
        collection: collection as CollectionSlug,
        id,
        trash: true,
        depth: 0,
        req,
      });
      done.push({ ...line, done: 'Deleted for good' });
      count += 1;
    } else if (way === 'words' || way === 'unpublish') {
      const change = { name, by: somebody, dropsRows: isCabinet(found) };
      await storeWords(req, found, change, (row) => moreFor(found, name, files, row));
      done.push({
        ...line,
        done: way === 'words' ? 'The name was taken out' : 'The name was taken out; now a draft',
      });
      count += 1;
    } else {
      done.push({ ...line, done: way === 'keep' ? 'Kept' : 'To be looked at' });
    }
  }
  if (count === 0) return { done, count };
  done.push(...(await deleteFiles(req, school, files)));
  await forgetInLog(req, school, name, logged);
  await tellWebsite(req, school);
  for (const path of paths) await addRows(req, await codeOf(req, school), ['students'], path);
  return { done, count };
};

export const correctPerson = async (
  req: PayloadRequest,
  school: Id,
  { name, by }: { name: string; by: string },
  chosen: readonly Chosen[],
): Promise<Outcome> => {
  const done: Done[] = [];
  let count = 0;
  for (const found of await findChosen(req, school, name, chosen)) {
    const { collection, kind, title, way, why } = found;
    if (way === 'keep') done.push({ kind, title, done: 'Kept', why });
    else if (letters.includes(collection))
      done.push({ kind, title, done: 'Kept', why: 'It is what somebody wrote to the school.' });
    else {
      await storeWords(req, found, { name, by, dropsRows: false });
      done.push({ kind, title, done: 'Corrected', why: '' });
      count += 1;
    }
  }
  if (count > 0) await tellWebsite(req, school);
  return { done, count };
};
