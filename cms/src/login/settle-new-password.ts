import type { CollectionBeforeChangeHook } from 'payload';
import { noLink } from '../accounts/one-time-link.ts';
import { afterCommit } from '../database/transactions.ts';
import { loginLimits } from './guard-login.ts';

/**
 * A new password: whoever had to wait because of wrong ones may try at once, and no address counts as known any more,
 * since the old password may have been somebody else's, too. A link that was made for another one is over.
 */
export const settleNewPassword: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { password } = data as { password?: unknown };
  if (operation !== 'update' || typeof password !== 'string') return data;
  const email = String(data.email ?? originalDoc?.email ?? '').toLowerCase();
  await afterCommit(req, () => loginLimits.forgive(email));
  return { ...data, ...noLink, knownAddresses: [] };
};
