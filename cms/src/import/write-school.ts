/**
 * A checked school folder → records. What is there already (by school, collection and key) is left alone, whatever the
 * clerk has made of it; with `update` it is overwritten. Each step is one transaction, and the school is marked as
 * unfinished until the last one, so that an import that was cut off is taken up again.
 */
import type { Collection } from '@aangan/contract/collections.ts';
import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { withChildren } from '../consent/shown-with-consent.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { markdownReader } from '../fields/rich-text.ts';
import { toOneLines } from '../hooks/keep-one-line.ts';
import { addRows } from '../hooks/record-change.ts';
import type { CheckedFolder } from './check-folder.ts';
import { findSchool } from './find-school.ts';
import { isOnlySchool, keepingStored, keepMoments } from './keep-stored.ts';
import { keyInFolder, titleOf } from './names-in-folder.ts';
import type { ImportRecord, RecordFile } from './record-schemas.ts';
import { writeSignatures } from './signatures.ts';
import { FileReference, Markdown, type Stored, StudentReference } from './values.ts';
import { writeFiles } from './write-files.ts';

export const unfinished = 'unfinished';
const finished = 'finished';

export type ImportOptions = {
  update: boolean;
  /** There must be none of this code yet: what another has made meanwhile is not taken for it. */
  isNew?: boolean;
  say: (line: string) => void;
};

type Filler = (value: unknown) => unknown;
type OnRoll = { id: number; name: string; class: string };

/** A thousand and more, checked already and without versions: straight into the table, ten times as fast. */
const inBulk: Partial<Record<CollectionSlug, readonly Collection[]>> = {
  students: ['students'],
  consents: withChildren,
};

/** Puts ids in the place of files and students, and the editor's state in the place of Markdown. */
const filler = (
  ids: Map<string, number>,
  students: ReadonlyMap<string, OnRoll>,
  toRichText: (markdown: string) => unknown,
): Filler => {
  const fill: Filler = (value) => {
    if (value instanceof FileReference) {
      const id = ids.get(value.path);
      if (id === undefined) throw new Error(`${value.path} was not imported`);
      return id;
    }
    if (value instanceof StudentReference) {
      const student = students.get(value.key);
      if (student === undefined) throw new Error(`${value.key} is not on the roll`);
      return student.id;
    }
    if (value instanceof Markdown) return toRichText(value.text);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]));
    return value;
  };
  return fill;
};

/** Files are records that belong to the school, so the school comes first, without its pictures. */
const withoutFiles = (value: unknown): unknown => {
  if (value instanceof FileReference) return null;
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]),
    );
  return value;
};

type SchoolData = RequiredDataFromCollectionSlug<'schools'>;

/** Gives the school's number. */
export const writeSchool = async (
  payload: Payload,
  { folder, school, pages, records, publicFiles, privateFiles }: CheckedFolder,
  { update, isNew = false, say }: ImportOptions,
): Promise<number> => {
  const { stored, ...profile } = school;
  const before = isNew ? undefined : await findSchool(payload, school.code);
  const id =
    before?.id ??
    (
      await payload.create({
        collection: 'schools',
        data: {
          ...(withoutFiles(profile) as object),
          phones: school.phones,
          emails: school.emails,
          hostnames: school.hostnames,
          importKey: unfinished,
        } as SchoolData,
        depth: 0,
      })
    ).id;

  const shared = { payload, folder, school: id, update };
  const mediaIds = await writeFiles({
    ...shared,
    shelf: 'media',
    wanted: [...publicFiles].map(([path, file]) => ({ path, ...file })),
    progress: (done, all) => say(`${school.code}: ${done} of ${all} pictures and files`),
  });
  const privateIds = await writeFiles({
    ...shared,
    shelf: 'private-files',
    wanted: [...privateFiles].map(([path, file]) => ({ path, ...file })),
    progress: (done, all) => say(`${school.code}: ${done} of ${all} private files`),
  });
  const onRoll = new Map<string, OnRoll>();
  const fill = filler(
    new Map([...mediaIds, ...privateIds]),
    onRoll,
    await markdownReader(payload.config),
  );

  const groups: [CollectionSlug & (RecordFile | 'pages'), ImportRecord[]][] = [
    ['pages', pages],
    ...(Object.entries(records) as [RecordFile, ImportRecord[]][]),
  ];
  // Consents name students.
  groups.sort(([one], [other]) => Number(one === 'consents') - Number(other === 'consents'));
  const keepsNumbers = await isOnlySchool(payload, id);
  for (const [slug, given] of groups) {
    if (slug === 'consents') await readRoll(payload, id, onRoll);
    const list = slug === 'consents' ? given.map((record) => withName(record, onRoll)) : given;
    const { written, kept } = await writeRecords(
      payload,
      slug,
      { id, code: school.code, keepsNumbers },
      list,
      fill,
      update,
    );
    if (list.length > 0)
      say(`${school.code}: ${slug}: ${written} written${kept ? `, ${kept} left as they are` : ''}`);
  }

  if (!before || update || before.importKey === unfinished)
    await payload.update({
      collection: 'schools',
      id,
      data: { ...(fill(profile) as SchoolData), importKey: finished },
      depth: 0,
    });
  if (!before && stored) await keepMoments(payload, 'schools', id, stored);
  return id;
};

const readRoll = async (payload: Payload, school: number, into: Map<string, OnRoll>) => {
  const { docs } = await payload.find({
    collection: 'students',
    where: { school: { equals: school }, importKey: { exists: true } },
    select: { importKey: true, name: true, class: true, section: true },
    trash: true,
    pagination: false,
    depth: 0,
  });
  for (const { id, importKey, name, class: of, section } of docs)
    into.set(String(importKey), { id, name, class: `${of} ${section}` });
};

/** A consent keeps the name that the roll has. */
const withName = (record: ImportRecord, roll: ReadonlyMap<string, OnRoll>): ImportRecord => {
  const student =
    record.student instanceof StudentReference ? roll.get(record.student.key) : undefined;
  return student ? { ...record, name: student.name, class: student.class } : record;
};

const writeRecords = async (
  payload: Payload,
  slug: RecordFile | 'pages',
  { id: school, code, keepsNumbers }: { id: number; code: string; keepsNumbers: boolean },
  list: ImportRecord[],
  fill: Filler,
  update: boolean,
): Promise<{ written: number; kept: number }> => {
  const { config } = payload.collections[slug];
  const { docs } = await payload.find({
    collection: slug,
    where: { school: { equals: school } },
    select: { importKey: true, [titleOf(config)]: true } as never,
    trash: true,
    pagination: false,
    depth: 0,
  });
  const existing = new Map(
    (docs as { id: number }[]).map((doc) => [keyInFolder(config, doc), doc.id]),
  );
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts);
  const due = update ? list : list.filter(({ key }) => !existing.has(key));
  const write = async (req: PayloadRequest, record: ImportRecord, kept: Partial<Stored>) => {
    const { key, stored: _, signatures, ...fields } = record;
    // The folder's schemas and the collections' fields were matched when the schemas were written; Payload checks again.
    const data = {
      ...(fill(fields) as object),
      ...(hasDrafts ? { _status: 'published' } : {}),
      school,
      importKey: key,
    };
    const toCreate = { ...data, ...kept } as never;
    let id = existing.get(key);
    try {
      if (id === undefined && inBulk[slug])
        await payload.db.create({
          collection: slug,
          data: toOneLines(config.flattenedFields, toCreate),
          req,
        });
      else if (id === undefined)
        ({ id } = (await payload.create({ collection: slug, data: toCreate, depth: 0, req })) as {
          id: number;
        });
      else {
        // What the folder has is shown, though somebody may have deleted it here.
        const shown = { ...data, deletedAt: null } as never;
        await payload.update({ collection: slug, id, data: shown, depth: 0, req, trash: true });
      }
      if (signatures && id !== undefined) {
        const { file: media } = data as unknown as { file: number };
        await writeSignatures(req, { school, certificate: id, media }, signatures);
      }
    } catch (error) {
      throw new Error(`${slug}: ${key}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  };
  if (due.length > 0)
    await inTransaction(payload, async (req) => {
      await keepingStored(req, slug, { records: due, keepsNumbers }, (record, kept) =>
        write(req, record, kept),
      );
      const touched = inBulk[slug];
      if (touched) await addRows(req, code, touched);
    });
  return { written: due.length, kept: list.length - due.length };
};
