/**
 * Signing in, staying signed in and signing out change an account's sessions and nothing else. Payload writes back the whole
 * account as it has read it before it checked the password: whoever was disabled or given a new password in that moment
 * would have had the old password back, and been let in.
 */
import { AuthenticationError, type DatabaseAdapterObj, type PayloadRequest } from 'payload';
import { isInTransaction, oneAtATime } from '../database/one-at-a-time.ts';
import type { Staff } from '../payload-types.ts';
import { assertMayBeginSession } from '../second-factor/needed.ts';
import { browserFamily } from './browser-family.ts';

type Session = { id: string; createdAt: string | Date; expiresAt: string | Date; browser?: string };
type Account = { salt?: string; disabled?: boolean | null; sessions?: Session[] | null };

/** As Payload's auth operations write: they alone leave `updatedAt` as it is. */
const isSessionWrite = (collection: string, data: Record<string, unknown>): boolean =>
  collection === 'staff' && data.updatedAt === null && Array.isArray(data.sessions);

/** One that is just being made has not been through the database, where dates become text. */
const isNew = ({ createdAt }: Session): boolean => createdAt instanceof Date;

const isOver = ({ expiresAt }: Session): boolean => new Date(expiresAt).valueOf() <= Date.now();

/** The sessions that an account has after Payload wanted these. */
const mergeSessions = (now: Session[], wanted: Session[], browser: string): Session[] => {
  const added = wanted.filter(isNew).map((session) => ({ ...session, browser }));
  // Those that were ended meanwhile stay so, and those that were begun meanwhile are kept by whoever begins another.
  const kept =
    added.length > 0
      ? now.filter((session) => !isOver(session))
      : now.flatMap(({ id }) => wanted.filter((session) => session.id === id));
  return [...kept, ...added];
};

export const writeSessionsAlone = (adapterObject: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapterObject,
  init: (args) => {
    const adapter = adapterObject.init(args);
    const { updateOne } = adapter;
    adapter.updateOne = async (what) => {
      const { collection, data, req } = what;
      if (!isSessionWrite(collection, data)) return updateOne.call(adapter, what);
      const wanted = data as Account;
      // There is none any more where Payload takes back a session that it could not commit.
      if (await isInTransaction(req)) await oneAtATime(req as PayloadRequest, 'accounts');
      const now = await adapter.findOne<Staff & Account>({
        collection,
        where: { id: { equals: what.id } },
        req,
      });
      const isSigningIn = (wanted.sessions ?? []).some(isNew);
      if (isSigningIn && now?.salt !== wanted.salt) throw new AuthenticationError(req?.t);
      if (isSigningIn && now) await assertMayBeginSession(adapter, now, req);
      const sessions = mergeSessions(
        now?.sessions ?? [],
        wanted.sessions ?? [],
        browserFamily(req?.headers?.get('user-agent')),
      );
      // The whole account, as it is now: of what is not named the adapter would delete the rows of other lists.
      return updateOne.call(adapter, { ...what, data: { ...now, sessions, updatedAt: null } });
    };
    return adapter;
  },
});
