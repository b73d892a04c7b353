/** Files of a school folder, and papers that it has the words of → records of `media` and `private-files`. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makePdf, type Paper } from '@aangan/contract/make-pdf.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { type MediaRecord, openMediaFile, openPrivateFile } from '../media/files.ts';
import { type PreparedFile, preparePrivateFile, preparePublicFile } from '../media/prepare-file.ts';
import { pathInFolder, type StoredFile } from './names-in-folder.ts';
import type { Description } from './read-folder.ts';

type Shelf = 'media' | 'private-files';
type Wanted = Description & { path: string; paper?: Paper };
type Existing = MediaRecord & { id: number } & StoredFile;

/** Pictures are prepared side by side, outside of any transaction, and then written together. */
const together = 12;

const prepared = async (
  folder: string,
  shelf: Shelf,
  { path, paper, prepared: isPrepared }: Wanted,
): Promise<PreparedFile> => {
  const source = paper ? await makePdf(paper) : await readFile(join(folder, path));
  const result = await (shelf === 'media'
    ? preparePublicFile(source)
    : preparePrivateFile(source, isPrepared));
  if (!result.ok) throw new Error(`${path}: ${result.problem}`);
  return result.file;
};

const isSame = async (shelf: Shelf, record: Existing, file: PreparedFile): Promise<boolean> => {
  const stored = await (shelf === 'media' ? openMediaFile(record) : openPrivateFile(record));
  return stored !== undefined && (await buffer(stored.read())).equals(file.data);
};

export type WriteFiles = {
  payload: Payload;
  folder: string;
  shelf: Shelf;
  school: number;
  wanted: Wanted[];
  update: boolean;
  progress: (done: number, all: number) => void;
};

/** Writes what is missing (and, with `update`, what differs); gives the id of each file's record by its path. */
export const writeFiles = async (task: WriteFiles): Promise<Map<string, number>> => {
  const { payload, folder, shelf, school, wanted, update, progress } = task;
  const { docs } = await payload.find({
    collection: shelf,
    where: { school: { equals: school } },
    pagination: false,
    depth: 0,
  });
  const existing = new Map<string, Existing>();
  for (const record of docs as Existing[]) {
    existing.set(pathInFolder(shelf, record), record);
    if (record.importKey) existing.set(record.importKey, record);
  }
  const freeNames = await findFreeNames(payload, shelf, wanted);
  const ids = new Map<string, number>();
  for (const [path, { id }] of existing) ids.set(path, id);

  const due = update ? wanted : wanted.filter(({ path }) => !existing.has(path));
  const batchAt = (start: number) => due.slice(start, start + together);
  const prepare = (start: number) =>
    Promise.all(batchAt(start).map((one) => prepared(folder, shelf, one)));
  let upcoming = prepare(0);
  for (let start = 0; start < due.length; start += together) {
    const batch = batchAt(start);
    const files = await upcoming;
    // The next ones are made ready on other cores while these are written.
    upcoming = prepare(start + together);
    upcoming.catch(() => {});
    await inTransaction(payload, async (req) => {
      for (const [index, { path, description, address }] of batch.entries()) {
        const file = files[index] as PreparedFile;
        const words: Record<string, string> =
          shelf === 'media' ? { alt: description } : { title: description };
        const record = existing.get(path);
        if (!record)
          ids.set(
            path,
            await create(
              req,
              shelf,
              { ...words, school, importKey: path },
              file,
              path,
              address && freeNames.has(address) ? address : undefined,
            ),
          );
        else
          await change(
            req,
            shelf,
            record,
            words,
            (await isSame(shelf, record, file)) ? undefined : file,
            path,
          );
      }
    });
    progress(Math.min(start + together, due.length), due.length);
  }
  return ids;
};

/** The names in addresses that no file of this installation has yet. */
const findFreeNames = async (
  payload: Payload,
  shelf: Shelf,
  wanted: readonly Wanted[],
): Promise<Set<string>> => {
  const names = new Set(wanted.flatMap(({ address }) => address ?? []));
  if (shelf !== 'media' || names.size === 0) return new Set();
  const { docs } = await payload.find({
    collection: shelf,
    select: { path: true },
    pagination: false,
    depth: 0,
  });
  for (const { path } of docs) if (path) names.delete(path);
  return names;
};

const upload = (file: PreparedFile, name: string, keptName?: string) => ({
  file: { data: file.data, name: basename(name), mimetype: file.type, size: file.data.length },
  context: { preparedFile: file, keptName },
});

const create = async (
  req: PayloadRequest,
  shelf: Shelf,
  data: Record<string, unknown>,
  file: PreparedFile,
  name: string,
  address: string | undefined,
): Promise<number> => {
  const kept = address?.endsWith(`.${file.extension}`) ? address : undefined;
  const made = await req.payload.create({
    collection: shelf,
    // The two collections' data differ only in `alt` and `title`, which the caller has chosen by the shelf.
    data: data as never,
    ...upload(file, name, kept),
    depth: 0,
    req,
  });
  return made.id;
};

const change = async (
  req: PayloadRequest,
  shelf: Shelf,
  record: Existing,
  words: Record<string, string>,
  file: PreparedFile | undefined,
  name: string,
): Promise<void> => {
  await req.payload.update({
    collection: shelf,
    id: record.id,
    data: words as never,
    ...(file ? upload(file, name) : {}),
    depth: 0,
    req,
  });
};
