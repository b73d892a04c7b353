import type { CollectionAfterLoginHook } from 'payload';
import { addressOf } from './asked.ts';
import { addressMark, withMark } from './known-addresses.ts';

/** Remembers from where somebody has signed in: see limits.ts for what that is good for. */
export const rememberAddress: CollectionAfterLoginHook = async ({ req, user }) => {
  const address = addressOf(req);
  if (address === '') return user;
  const mark = addressMark(req.payload.secret, String(user.email), address);
  const kept = (user as { knownAddresses?: unknown }).knownAddresses;
  await req.payload.db.updateOne({
    collection: 'staff',
    id: user.id,
    // No new `updatedAt`: nobody has changed the account.
    data: { knownAddresses: withMark(kept, mark), updatedAt: null },
    req,
    returning: false,
  });
  return user;
};
