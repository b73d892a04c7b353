/** The account that a request is about, whole, with what never leaves the database otherwise; and what is written of its second factor. */
import type { PayloadRequest } from 'payload';
import { isMember } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Staff } from '../payload-types.ts';
import type { Factor } from './factor.ts';
import { isTicketOf, readTicket, type Step } from './ticket.ts';

const readAccount = async (req: PayloadRequest, id: number): Promise<Staff | undefined> =>
  (await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  })) ?? undefined;

/** Of whoever has shown the password just now and holds a ticket for this step; undefined where that is over. */
export const findByTicket = async (req: PayloadRequest, step: Step): Promise<Staff | undefined> => {
  const ticket = readTicket(req.headers);
  if (ticket?.step !== step || !Number.isInteger(ticket.id)) return undefined;
  const account = await readAccount(req, ticket.id);
  const isTheirs = account && isTicketOf(req.payload.secret, ticket, account, Date.now());
  return isTheirs && !account.disabled ? account : undefined;
};

/** Of whoever is signed in. */
export const findOwn = async (req: PayloadRequest): Promise<Staff | undefined> =>
  isMember(req.user) ? readAccount(req, Number(req.user.id)) : undefined;

/** The same within the request's transaction, as it is now; nobody else changes an account before that ends. */
export const lockAndFind = async (
  req: PayloadRequest,
  find: (req: PayloadRequest) => Promise<Staff | undefined>,
): Promise<Staff | undefined> => {
  await oneAtATime(req, 'accounts');
  return find(req);
};

/** No new `updatedAt`: nobody has changed what the account says. */
export const writeFactor = async (
  req: PayloadRequest,
  id: number,
  factor: Factor | null,
): Promise<void> => {
  const data = { factor, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'staff', id, data, req, returning: false });
};

/** Signs an account out everywhere, but in the session that is to be kept. */
export const endSessions = async (
  req: PayloadRequest,
  { id, sessions }: Staff,
  kept?: string,
): Promise<void> => {
  const left = (sessions ?? []).filter((session) => session.id === kept);
  const data = { sessions: left, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'staff', id, data, req, returning: false });
};
