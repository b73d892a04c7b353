import type { CollectionBeforeChangeHook } from 'payload';
import { afterCommit } from '../database/transactions.ts';
import { loginLimits } from './guard-login.ts';

/**
 * A new password: whoever had to wait because of wrong ones may try at once, and no address counts as known any more,
 * since the old password may have been somebody else's, too.
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
  return { ...data, knownAddresses: [] };
};
