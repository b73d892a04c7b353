/**
 * From where an account has been signed in to. Kept as keyed hashes: the record tells nobody where a person was, only
 * whether an address that is asking now is among them.
 */
import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

/** Home, school, a phone's networks. */
const most = 8;

/** The hash of an address, for one account. */
export const addressMark = (secret: string, email: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`known address\n${email}\n${address}`)
    .digest('base64url')
    .slice(0, 22);

const marksOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string') : [];

/** Whether an account's kept marks have this one. */
export const hasMark = (kept: unknown, mark: string): boolean => marksOf(kept).includes(mark);

/** The marks with this one in front; the one unused for longest goes. */
export const withMark = (kept: unknown, mark: string): string[] =>
  [mark, ...marksOf(kept).filter((other) => other !== mark)].slice(0, most);

type TriedAccount = { id: number; knownAddresses?: unknown; salt?: string };

/** What of an account decides about a try; undefined when there is no such account. */
export const findAccount = async (
  payload: Payload,
  email: string,
): Promise<TriedAccount | undefined> =>
  (await payload.db.findOne<TriedAccount>({
    collection: 'staff',
    where: { email: { equals: email } },
    select: { knownAddresses: true, salt: true },
  })) ?? undefined;
