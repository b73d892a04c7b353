/**
 * Transactions that tell the truth, and that no request can wait for twice.
 *
 * Payload's own commit swallows a COMMIT that fails (a full disk, a lost connection) and reports success; here it
 * throws, so nothing is acknowledged that is not stored. What runs inside a transaction without being told of it shares
 * it: all of that is stored together, or nothing.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { toFailure } from '../logging/failure.ts';
import { type Scope, TransactionScopes } from './transaction-scope.ts';

type Task = () => Promise<void> | void;
type Drizzle = { transaction: (work: (open: unknown) => Promise<void>) => Promise<void> };

/** A transaction of the database. */
type Open = {
  db: unknown;
  /** Operations that were begun inside of it and have not ended. */
  sharers: Set<Promise<void>>;
  /** One of them was rolled back: what it wrote is in here, so nothing of this may be stored. */
  mustRollBack: boolean;
  isOver: boolean;
  /** What waits for the commit, such as the removal of a deleted record's file. */
  afterwards: Task[];
  /** What is done if it comes to nothing, such as the removal of a new record's file. */
  otherwise: Task[];
};

/** What Payload keeps of a transaction. */
type Session = {
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
  afterwards?: Task[];
  otherwise?: Task[];
};

/** What of Payload's Drizzle adapters is used here; they share it, but their types do not say so. */
type Adapter = {
  initializing: Promise<void>;
  drizzle: Drizzle;
  sessions: Record<string, Session>;
  beginTransaction: () => Promise<string>;
  commitTransaction: (id?: Promise<number | string> | number | string) => Promise<void>;
};

const scopes = new TransactionScopes<Open>();

const report = (error: unknown): void =>
  console.error(JSON.stringify({ code: 'after-commit-failed', failure: toFailure(error) }));

/** A new transaction of the database. */
const openSession = async (drizzle: Drizzle, scope: Scope<Open>): Promise<Session> => {
  const started = Promise.withResolvers<unknown>();
  const ended = Promise.withResolvers<void>();
  const done = drizzle.transaction(async (db) => {
    started.resolve(db);
    await ended.promise;
  });
  // Without this a connection that cannot be had would leave the caller waiting for ever.
  done.catch(started.reject);
  const db = await started.promise;
  const open: Open = {
    db,
    sharers: new Set(),
    mustRollBack: false,
    isOver: false,
    afterwards: [],
    otherwise: [],
  };
  scope.open = open;
  const end = () => {
    open.isOver = true;
    scopes.leave(scope);
  };
  const rollBack = async () => {
    end();
    ended.reject(new Error('rolled back'));
    await done.catch(() => {});
    for (const task of open.otherwise) await Promise.try(task).catch(report);
  };
  return {
    db,
    afterwards: open.afterwards,
    otherwise: open.otherwise,
    resolve: async () => {
      while (open.sharers.size > 0) await Promise.all(open.sharers);
      if (open.mustRollBack) {
        await rollBack();
        throw new Error(
          'Something that was done on the way was rolled back, and all of it with it.',
        );
      }
      end();
      ended.resolve();
      await done;
      // It is stored: whatever fails now must neither say otherwise nor keep the rest from being done.
      for (const task of open.afterwards) await Promise.try(task).catch(report);
    },
    reject: rollBack,
  };
};

/** A share in the transaction around: stored when that one is, and never without it. */
const shareSession = (open: Open, scope: Scope<Open>): Session => {
  const ended = Promise.withResolvers<void>();
  open.sharers.add(ended.promise);
  scope.open = open;
  const end = (mustRollBack: boolean) => {
    open.mustRollBack ||= mustRollBack;
    scopes.leave(scope);
    open.sharers.delete(ended.promise);
    ended.resolve();
  };
  return {
    db: open.db,
    afterwards: open.afterwards,
    otherwise: open.otherwise,
    resolve: async () => end(false),
    reject: async () => end(true),
  };
};

type Beginning = { adapter: Adapter; drizzle: () => Drizzle; around: Open | undefined };

const begin = async ({ adapter, drizzle, around }: Beginning, scope: Scope<Open>) => {
  try {
    await adapter.initializing;
    const session =
      around && !around.isOver ? shareSession(around, scope) : await openSession(drizzle(), scope);
    const id = randomUUID();
    adapter.sessions[id] = session;
    return id;
  } catch (error) {
    scopes.leave(scope);
    throw error;
  }
};

const commit = async (adapter: Adapter, id: number | string): Promise<void> => {
  const session = adapter.sessions[id];
  // Already rolled back by an operation that shared the transaction.
  if (!session) return;
  delete adapter.sessions[id];
  await session.resolve();
};

/** Gives a database adapter these transactions. */
export const withTrueTransactions = <T extends DatabaseAdapterObj>(adapterObject: T): T => ({
  ...adapterObject,
  init: (args: Parameters<T['init']>[0]) => {
    const made = adapterObject.init(args);
    const adapter = made as unknown as Adapter;
    let drizzle = adapter.drizzle;
    // What Payload takes for all that it does without a transaction.
    Object.defineProperty(adapter, 'drizzle', {
      configurable: true,
      enumerable: true,
      get: () => scopes.around()?.db ?? drizzle,
      set: (value: Drizzle) => {
        drizzle = value;
      },
    });
    adapter.beginTransaction = () => {
      // Both before anything is awaited: one that was begun beside this one may be open a moment later.
      const around = scopes.around();
      return begin({ adapter, drizzle: () => drizzle, around }, scopes.enter());
    };
    adapter.commitTransaction = async (id = '') => commit(adapter, await id);
    return made;
  },
});

const sessionOf = async (req: PayloadRequest): Promise<Session | undefined> => {
  const id = await req.transactionID;
  return id ? (req.payload.db as unknown as Adapter).sessions[id] : undefined;
};

/** Runs a task if the request's transaction is rolled back, and not if it is committed. */
export const afterRollback = async (req: PayloadRequest, task: Task): Promise<void> => {
  (await sessionOf(req))?.otherwise?.push(task);
};

/** Runs a task once the request's transaction is committed, never if it is rolled back; at once when there is none. */
export const afterCommit = async (req: PayloadRequest, task: Task): Promise<void> => {
  const session = await sessionOf(req);
  if (session?.afterwards) session.afterwards.push(task);
  else await task();
};
