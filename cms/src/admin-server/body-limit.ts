/** How large a body may be, decided before any of it is read. */
import type { Linger } from '@aangan/contract/end-connection.ts';
import { largestFile, megabyte } from '../media/kinds.ts';

/** Collections that take files; a test compares them with the config. */
export const uploadSlugs = ['media', 'private-files'] as const;

const seconds = 1000;

/** What still comes after a refusal: a stranger's is read for a second, staff with too large a film see the answer. */
const strangersRest = { bytes: 2 * megabyte, ms: 1 * seconds };
const staffsRest = { bytes: 500 * megabyte, ms: 60 * seconds };

/** A sign-in form, the setup form, or a page's address have a few hundred bytes. */
export const anonymous = { bytes: 64 * 1024, timeout: 20 * seconds, linger: strangersRest };
/** The largest page of the demo school has 25 KB; the state of its form, which the panel sends too, several times that. */
const signedIn = { bytes: 4 * megabyte, timeout: 120 * seconds, linger: staffsRest };
/** A file and the fields beside it. Ten minutes are a file of 20 MB on a line of 35 KB/s. */
const upload = {
  bytes: largestFile + megabyte,
  timeout: 600 * seconds,
  linger: staffsRest,
  isForFile: true,
};

export type BodyLimit = { bytes: number; timeout: number; linger: Linger; isForFile?: boolean };

const uploadRoute = new RegExp(`^/api/(${uploadSlugs.join('|')})(/[\\w-]+)?/?(\\?|$)`);

/** The bound for a request. */
export const bodyLimit = (method: string, path: string, isSignedIn: boolean): BodyLimit => {
  if (!isSignedIn) return anonymous;
  return (method === 'POST' || method === 'PATCH') && uploadRoute.test(path) ? upload : signedIn;
};

/** The longest that any body may take. */
export const longestTimeout = upload.timeout;

export type Announced = { kind: 'none' } | { kind: 'unknown' } | { kind: 'length'; bytes: number };

/** What a request's headers say of its body; Node's parser holds it to that length. */
export const announcedBody = (headers: {
  'content-length'?: string | undefined;
  'transfer-encoding'?: string | undefined;
}): Announced => {
  if (headers['transfer-encoding'] !== undefined) return { kind: 'unknown' };
  const length = headers['content-length'];
  if (length === undefined || /^0+$/.test(length)) return { kind: 'none' };
  return /^\d+$/.test(length) ? { kind: 'length', bytes: Number(length) } : { kind: 'unknown' };
};
