/** The bytes behind a record of `media` or `private-files`: found by the record, never by joining paths of a request. */
import type { PictureWidth } from '@aangan/contract/calls.ts';
import { narrowerWidths } from './pictures.ts';
import { type OpenFile, openStored } from './store.ts';

export type MediaRecord = { path?: string | null; type?: string | null; width?: number | null };

/** The name of a picture's narrower copy. */
export const narrowName = (path: string, width: number): string =>
  path.replace(/\.(\w+)$/, `-${width}.$1`);

/** The widths in which narrower copies of a record's picture are kept; none for other files. */
export const narrowWidthsOf = ({ width, type }: MediaRecord): number[] =>
  width && type?.startsWith('image/') ? narrowerWidths.filter((narrow) => narrow < width) : [];

/** A public file; of a picture, the copy that is at least as wide as asked for, or the widest there is. */
export const openMediaFile = async (
  record: MediaRecord,
  width?: PictureWidth,
): Promise<OpenFile | undefined> => {
  const { path, type } = record;
  if (!path || !type) return undefined;
  const narrow = width && narrowWidthsOf(record).find((kept) => kept >= width);
  return openStored('media', narrow ? narrowName(path, narrow) : path, type);
};

/** A private file. Whoever calls this has made sure that the visitor or member of staff may have it. */
export const openPrivateFile = async (
  record: Pick<MediaRecord, 'path' | 'type'>,
): Promise<OpenFile | undefined> =>
  record.path && record.type ? openStored('private', record.path, record.type) : undefined;
