/**
 * Where pictures, papers and private files are kept: in the data folder, or in the bucket that the settings S3_… name. A file is stored
 * before the record that names it is committed, and removed after.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { settings } from '../settings.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import type { Content } from './store-kind.ts';
import { type Shelf, storedPath } from './stored-path.ts';

const store = settings.s3 ? s3Store(settings.s3) : folderStore(settings.dataDir);

export const probeStore = store.probe;

export const writeStored = (shelf: Shelf, file: string, data: Uint8Array): Promise<void> =>
  store.write(storedPath(shelf, file), data);

export const removeStored = (shelf: Shelf, file: string): Promise<void> =>
  store.remove(storedPath(shelf, file));

/** A file ready to be sent, whole or in part. */
export type OpenFile = Content & { type: string };

/** Finds a stored file; undefined when it is not there. */
export const openStored = async (
  shelf: Shelf,
  file: string,
  type: string,
): Promise<OpenFile | undefined> => {
  const found = await store.open(storedPath(shelf, file));
  return found && { ...found, type };
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
