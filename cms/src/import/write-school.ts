/**
 * A checked school folder → records. What is there already (by school, collection and key) is left alone, whatever the
 * clerk has made of it; with `update` it is overwritten. Each step is one transaction, and the school is marked as
 * unfinished until the last one, so that an import that was cut off is taken up again.
 */
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { markdownReader } from '../fields/rich-text.ts';
import { toOneLines } from '../hooks/keep-one-line.ts';
import { addRows } from '../hooks/record-change.ts';
import type { CheckedFolder } from './check-folder.ts';
import { findSchool } from './find-school.ts';
import type { ImportRecord, RecordFile } from './record-schemas.ts';
import { FileReference, Markdown } from './values.ts';
import { writeFiles } from './write-files.ts';

export const unfinished = 'unfinished';
const finished = 'finished';

export type ImportOptions = { update: boolean; say: (line: string) => void };

type Filler = (value: unknown) => unknown;

/** Puts ids in the place of files, and the editor's state in the place of Markdown. */
const filler = (ids: Map<string, number>, toRichText: (markdown: string) => unknown): Filler => {
  const fill: Filler = (value) => {
    if (value instanceof FileReference) {
      const id = ids.get(value.path);
      if (id === undefined) throw new Error(`${value.path} was not imported`);
      return id;
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

export const writeSchool = async (
  payload: Payload,
  { folder, school, pages, records, publicFiles, privateFiles }: CheckedFolder,
  { update, say }: ImportOptions,
): Promise<void> => {
  const before = await findSchool(payload, school.code);
  const id =
    before?.id ??
    (
      await payload.create({
        collection: 'schools',
        data: {
          ...(withoutFiles(school) as object),
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
    wanted: [...publicFiles].map(([path, description]) => ({ path, description })),
    progress: (done, all) => say(`${school.code}: ${done} of ${all} pictures and files`),
  });
  const privateIds = await writeFiles({
    ...shared,
    shelf: 'private-files',
    wanted: [...privateFiles].map((path) => ({
      path,
      description: path.replace(/^private\//, ''),
    })),
    progress: (done, all) => say(`${school.code}: ${done} of ${all} private files`),
  });
  const fill = filler(new Map([...mediaIds, ...privateIds]), await markdownReader(payload.config));

  const groups: [CollectionSlug & (RecordFile | 'pages'), ImportRecord[]][] = [
    ['pages', pages],
    ...(Object.entries(records) as [RecordFile, ImportRecord[]][]),
  ];
  for (const [slug, list] of groups) {
    const { written, kept } = await writeRecords(
      payload,
      slug,
      { id, code: school.code },
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
      data: { ...(fill(school) as SchoolData), importKey: finished },
      depth: 0,
    });
};

const writeRecords = async (
  payload: Payload,
  slug: RecordFile | 'pages',
  { id: school, code }: { id: number; code: string },
  list: ImportRecord[],
  fill: Filler,
  update: boolean,
): Promise<{ written: number; kept: number }> => {
  const { docs } = await payload.find({
    collection: slug,
    where: { school: { equals: school }, importKey: { exists: true } },
    select: { importKey: true },
    trash: true,
    pagination: false,
    depth: 0,
  });
  const existing = new Map(docs.map((doc) => [String(doc.importKey), doc.id]));
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts);
  const due = update ? list : list.filter(({ key }) => !existing.has(key));
  if (due.length > 0)
    await inTransaction(payload, async (req) => {
      for (const { key, ...fields } of due) {
        // The folder's schemas and the collections' fields were matched when the schemas were written; Payload checks again.
        const data = {
          ...(fill(fields) as object),
          ...(hasDrafts ? { _status: 'published' } : {}),
          school,
          importKey: key,
        } as never;
        const id = existing.get(key);
        try {
          if (id === undefined && slug === 'students')
            // A thousand and more, checked already and without versions: straight into the table, ten times as fast.
            await payload.db.create({
              collection: slug,
              data: toOneLines(payload.collections[slug].config.flattenedFields, data),
              req,
            });
          else if (id === undefined)
            await payload.create({ collection: slug, data, depth: 0, req });
          else {
            // What the folder has is shown, though somebody may have deleted it here.
            const shown = { ...(data as object), deletedAt: null } as never;
            await payload.update({ collection: slug, id, data: shown, depth: 0, req, trash: true });
          }
        } catch (error) {
          throw new Error(`${slug}: ${key}: ${error instanceof Error ? error.message : error}`, {
            cause: error,
          });
        }
      }
      if (slug === 'students') await addRows(req, code, ['students']);
    });
  return { written: due.length, kept: list.length - due.length };
};
