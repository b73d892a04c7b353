/**
 * Transactions that tell the truth. Payload's own commit swallows a COMMIT that fails (a full disk, a lost
 * connection) and reports success; here it throws, so nothing is acknowledged that is not stored.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';

type Task = () => Promise<void> | void;

type Session = {
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
  /** What waits for the commit, such as the removal of a deleted record's file. */
  afterwards?: Task[];
};

/** What of Payload's Drizzle adapters is used here; they share it, but their types do not say so. */
type Adapter = {
  initializing: Promise<void>;
  drizzle: { transaction: (work: (open: unknown) => Promise<void>) => Promise<void> };
  sessions: Record<string, Session>;
  beginTransaction: () => Promise<string>;
  commitTransaction: (id?: Promise<number | string> | number | string) => Promise<void>;
};

const begin = async (adapter: Adapter): Promise<string> => {
  await adapter.initializing;
  const started = Promise.withResolvers<unknown>();
  const ended = Promise.withResolvers<void>();
  const done = adapter.drizzle.transaction(async (open) => {
    started.resolve(open);
    await ended.promise;
  });
  // Without this a connection that cannot be had would leave the caller waiting for ever.
  done.catch(started.reject);
  const db = await started.promise;
  const id = randomUUID();
  adapter.sessions[id] = {
    db,
    resolve: async () => {
      ended.resolve();
      await done;
    },
    reject: async () => {
      ended.reject(new Error('rolled back'));
      await done.catch(() => {});
    },
    afterwards: [],
  };
  return id;
};

const commit = async (adapter: Adapter, id: number | string): Promise<void> => {
  const session = adapter.sessions[id];
  // Already rolled back by an operation that shared the transaction.
  if (!session) return;
  delete adapter.sessions[id];
  await session.resolve();
  for (const task of session.afterwards ?? []) await task();
};

/** Gives a database adapter these transactions. */
export const withTrueTransactions = <T extends DatabaseAdapterObj>(adapterObject: T): T => ({
  ...adapterObject,
  init: (args: Parameters<T['init']>[0]) => {
    const made = adapterObject.init(args);
    const adapter = made as unknown as Adapter;
    adapter.beginTransaction = () => begin(adapter);
    adapter.commitTransaction = async (id = '') => commit(adapter, await id);
    return made;
  },
});

/** Runs a task once the request's transaction is committed, never if it is rolled back; at once when there is none. */
export const afterCommit = async (req: PayloadRequest, task: Task): Promise<void> => {
  const id = await req.transactionID;
  const session = id ? (req.payload.db as unknown as Adapter).sessions[id] : undefined;
  if (session) session.afterwards = [...(session.afterwards ?? []), task];
  else await task();
};
