import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Staff } from '../payload-types.ts';
import { hashToken, isToken, noLink } from './one-time-link.ts';

const worksNow = (token: string): Where => ({
  and: [
    { linkHash: { equals: hashToken(token) } },
    { linkUntil: { greater_than: new Date().toISOString() } },
    { disabled: { not_equals: true } },
  ],
});

/** The account that a link leads to, while it works; looking changes nothing. */
export const findByLink = async (payload: Payload, token: string): Promise<Staff | undefined> => {
  if (!isToken(token)) return undefined;
  const found = await payload.db.findOne<Staff>({ collection: 'staff', where: worksNow(token) });
  return found ?? undefined;
};

/** Takes the link away from its account: of those who do so at the same moment one gets the account. */
const claimLink = async (req: PayloadRequest, token: string): Promise<Staff | undefined> => {
  if (!isToken(token)) return undefined;
  await oneAtATime(req, 'accounts');
  const claimed = await req.payload.db.updateOne({
    collection: 'staff',
    where: worksNow(token),
    data: { ...noLink },
    options: { atomic: true },
    req,
  });
  return (claimed as Staff | null) ?? undefined;
};

/**
 * Uses a link: the account gets this password, and every session of it ends. Gives the account, or undefined for a link
 * that does not work. A password that is refused leaves the link as it was.
 */
export const setPasswordByLink = (
  payload: Payload,
  token: string,
  password: string,
): Promise<Staff | undefined> =>
  inTransaction(payload, async (req) => {
    const account = await claimLink(req, token);
    if (account)
      await payload.update({ collection: 'staff', id: account.id, data: { password }, req });
    return account;
  });
