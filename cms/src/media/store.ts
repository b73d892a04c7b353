/** Files in the data folder: written whole or not at all, before the record that names them is committed. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { syncFolder } from '../data-folder/sync-folder.ts';
import { settings } from '../settings.ts';
import { type Shelf, storedPath } from './stored-path.ts';

const placeOf = (shelf: Shelf, file: string): string =>
  join(settings.dataDir, storedPath(shelf, file));

/** Folders of which it is known that they exist and that their parent was synced. */
const known = new Set<string>();

const writeAside = async (shelf: Shelf, place: string, data: Uint8Array): Promise<string> => {
  const aside = `${place}.${randomBytes(6).toString('hex')}.part`;
  const handle = await open(aside, 'wx', shelf === 'private' ? 0o600 : 0o644);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return aside;
};

export type StoredFile = { name: string; data: Uint8Array };

/** Writes the files of one record; their names begin alike, so they lie in one folder, which is synced once. */
export const writeStored = async (shelf: Shelf, files: StoredFile[]): Promise<void> => {
  const places = files.map(({ name: file }) => placeOf(shelf, file));
  const folder = dirname(places[0] as string);
  if (!known.has(folder)) {
    await mkdir(folder, { recursive: true, mode: shelf === 'private' ? 0o700 : 0o755 });
    await syncFolder(dirname(folder));
    known.add(folder);
  }
  const asides = await Promise.all(
    files.map(({ data }, index) => writeAside(shelf, places[index] as string, data)),
  );
  for (const [index, aside] of asides.entries()) await rename(aside, places[index] as string);
  await syncFolder(folder);
};

export const removeStored = async (shelf: Shelf, file: string): Promise<void> => {
  await rm(placeOf(shelf, file), { force: true });
};

/** A file ready to be sent, whole or in part. */
export type OpenFile = {
  bytes: number;
  type: string;
  read: (range?: { start: number; end: number }) => Readable;
};

/** Finds a stored file; undefined when it is not there. */
export const openStored = async (
  shelf: Shelf,
  file: string,
  type: string,
): Promise<OpenFile | undefined> => {
  const place = placeOf(shelf, file);
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { bytes: found.size, type, read: (range) => createReadStream(place, range) };
};

/** All bytes of a file; nothing, if it was taken away since it was found. */
export const readAll = async (file: OpenFile): Promise<Buffer | undefined> => {
  try {
    return await buffer(file.read());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** A file that is only in memory. */
export const openBytes = (data: Buffer, type: string): OpenFile => ({
  bytes: data.length,
  type,
  read: (range) => Readable.from([range ? data.subarray(range.start, range.end + 1) : data]),
});
