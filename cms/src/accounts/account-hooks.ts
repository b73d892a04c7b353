/** What keeps an account that may no longer sign in out, and accounts from being changed two ways at once. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Staff } from '../payload-types.ts';
import { noLink } from './one-time-link.ts';

/** Payload writes back all that it has read of a record, so nobody else may write between the two. */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete') await oneAtATime(req, 'accounts');
  return args;
};

/**
 * Ends all sessions of an account that is disabled, and its link. A link that went to an address that was corrected since is in
 * somebody else's hands; whoever was invited by it is to be invited again.
 */
export const endLinks: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.disabled && !originalDoc?.disabled) return { ...data, ...noLink, sessions: [] };
  const isCorrected = data.email !== undefined && originalDoc && data.email !== originalDoc.email;
  if (!isCorrected) return data;
  const lapsed = { linkHash: null, linkUntil: new Date().toISOString() };
  return { ...data, ...(originalDoc.linkKind === 'invitation' ? lapsed : noLink) };
};

/** Said to those alone who know the password: nobody else learns that there is such an account. */
export function assertEnabled(account: Staff | null): asserts account is Staff {
  if (!account || account.disabled)
    throw new APIError(
      'This account may no longer sign in. Please ask the head of your school, or whoever set up the back office.',
      403,
      undefined,
      true,
    );
}

export const refuseDisabled: CollectionBeforeLoginHook = async ({ req, user }) => {
  // As it is now: Payload has read it before it checked the password.
  const now = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: user.id } },
    req,
  });
  assertEnabled(now);
  return user;
};
