/** The bytes behind a record of `media` or `private-files`: found by the record, never by joining paths of a request. */
import { type PictureWidth, pictureWidths } from '@aangan/contract/picture-widths.ts';
import { whyUnavailable } from '../database/unavailable.ts';
import { narrowPicture } from './pictures.ts';
import {
  type OpenFile,
  openBytes,
  openStored,
  readAll,
  removeStored,
  writeStored,
} from './store.ts';

export type MediaRecord = { path?: string | null; type?: string | null; width?: number | null };

/** The name of a picture's narrower copy. */
export const narrowName = (path: string, width: number): string =>
  path.replace(/\.(\w+)$/, `-${width}.$1`);

/** The widths in which there may be narrower copies of a record's picture; none for other files. */
export const narrowWidthsOf = ({ width, type }: MediaRecord): number[] =>
  width && type?.startsWith('image/') ? pictureWidths.filter((narrow) => narrow < width) : [];

/** Copies that are being made, so that a page full of visitors makes each only once. */
const making = new Map<string, Promise<OpenFile | undefined>>();

/**
 * A narrower copy, made when it is first asked for and kept from then on. Making all of them at once took most of the time of
 * an upload (160 ms of processor time a picture, of which this leaves 30), and of many pictures only some are ever asked for.
 */
const openNarrow = async (path: string, type: string, width: number) => {
  const name = narrowName(path, width);
  const kept = await openStored('media', name, type);
  if (kept) return kept;
  let task = making.get(name);
  if (!task) {
    task = makeNarrow(path, type, width).finally(() => making.delete(name));
    making.set(name, task);
  }
  return task;
};

const makeNarrow = async (path: string, type: string, width: number) => {
  const whole = await openStored('media', path, type);
  const source = whole && (await readAll(whole));
  if (!source) return undefined;
  const name = narrowName(path, width);
  const data = await narrowPicture(source, width);
  try {
    await writeStored('media', name, data);
  } catch (error) {
    // Nobody goes without a picture because there is no room to keep it.
    if (whyUnavailable(error) !== 'full') throw error;
    return openBytes(data, type);
  }
  // Taken down or replaced meanwhile: then no copy of it may stay.
  if (!(await openStored('media', path, type))) await removeStored('media', name);
  return openStored('media', name, type);
};

/** A public file; of a picture, the copy that is at least as wide as asked for, or the widest there is. */
export const openMediaFile = async (
  record: MediaRecord,
  width?: PictureWidth,
): Promise<OpenFile | undefined> => {
  const { path, type } = record;
  if (!path || !type) return undefined;
  const narrow = width && narrowWidthsOf(record).find((copy) => copy >= width);
  return narrow ? openNarrow(path, type, narrow) : openStored('media', path, type);
};

/** A private file. Whoever calls this has made sure that the visitor or member of staff may have it. */
export const openPrivateFile = async (
  record: Pick<MediaRecord, 'path' | 'type'>,
): Promise<OpenFile | undefined> =>
  record.path && record.type ? openStored('private', record.path, record.type) : undefined;
