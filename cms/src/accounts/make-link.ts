import type { PayloadRequest } from 'payload';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { writeActivity } from '../hooks/record-activity.ts';
import type { Staff } from '../payload-types.ts';
import { hashToken, type LinkKind, linkKinds, linkPath, newToken } from './one-time-link.ts';

export type MadeLink = { path: string; until: string; kind: LinkKind };

/** Why there is no link for an account. */
export class NoLink extends Error {}

/**
 * Makes a link by which an account gets a new password, within the request's transaction. Any link made before is dead from
 * then on. Somebody who has not used their invitation yet is invited again.
 */
export const makeLink = async (
  req: PayloadRequest,
  id: number,
  wanted: 'password' | 'mailed' = 'password',
): Promise<MadeLink> => {
  await oneAtATime(req, 'accounts');
  const account = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  });
  if (!account) throw new NoLink('There is no such account.');
  if (account.disabled)
    throw new NoLink('This account may no longer sign in. Let it sign in again first.');
  const kind: LinkKind = account.linkKind === 'invitation' ? 'invitation' : wanted;
  return writeLink(req, id, kind);
};

/** The link of a new account. */
export const makeInvitation = (req: PayloadRequest, id: number): Promise<MadeLink> =>
  writeLink(req, id, 'invitation');

const writeLink = async (req: PayloadRequest, id: number, kind: LinkKind): Promise<MadeLink> => {
  const token = newToken();
  const until = new Date(Date.now() + linkKinds[kind]).toISOString();
  await req.payload.db.updateOne({
    collection: 'staff',
    id,
    // No new `updatedAt`: nobody has changed what the account says.
    data: { linkHash: hashToken(token), linkUntil: until, linkKind: kind, updatedAt: null },
    req,
    returning: false,
  });
  if (kind !== 'invitation') await writeActivity(req, 'staff', id, 'linked');
  return { path: linkPath(token), until, kind };
};
