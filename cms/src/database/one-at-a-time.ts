/** Lets one transaction at a time go on, of those that look first and then write what must not be there twice. */
import type { PayloadRequest } from 'payload';

type WithSessions = {
  name: string;
  sessions: Record<string, { db: unknown }>;
  execute: (statement: { db: unknown; raw: string }) => Promise<unknown>;
};

/** Any numbers will do; they must only be the same in every process. */
const locks = {
  accounts: 7_102_026,
  hostnames: 7_102_027,
  signatures: 7_102_028,
  files: 7_102_029,
  consents: 7_102_030,
  faculty: 7_102_031,
  students: 7_102_032,
  toppers: 7_102_033,
  certificates: 7_102_034,
};
export type Lock = keyof typeof locks;

/** A transaction on SQLite takes its turn at its first write, so it writes something: nothing. */
const queueFor: Record<string, (lock: number) => string> = {
  postgres: (lock) => `SELECT pg_advisory_xact_lock(${lock})`,
  sqlite: () => 'DELETE FROM staff WHERE false',
};

/** The request’s own, while it is open. */
export const openTransaction = async (req: Partial<PayloadRequest>): Promise<unknown> => {
  const db = req.payload?.db as unknown as WithSessions | undefined;
  return db?.sessions[String(await req.transactionID)]?.db;
};

/** Whether a request has a transaction that is still open. */
export const isInTransaction = async (req: Partial<PayloadRequest> | undefined): Promise<boolean> =>
  req !== undefined && (await openTransaction(req)) !== undefined;

/** Waits until no other transaction holds the lock; the request's own holds it from here on, and sees what those stored. */
export const oneAtATime = async (req: PayloadRequest, lock: Lock): Promise<void> => {
  const db = req.payload.db as unknown as WithSessions;
  const [open, raw] = [await openTransaction(req), queueFor[db.name]?.(locks[lock])];
  if (!open || !raw) throw new Error('This must be done within a transaction.');
  await db.execute({ db: open, raw });
};
