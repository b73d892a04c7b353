/**
 * A SQLite client for one process: one connection writes, one reads.
 *
 * The stock libSQL client opens a new connection after each transaction, without the busy timeout and the
 * `synchronous` set on the first one, and its calls block: a second transaction begun while the first still awaits
 * something would freeze the process until the busy timeout passes, and then fail. Here writers queue without
 * blocking, and the queue is left with an error, not a freeze, when another process holds the file too long.
 */
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
} from '@libsql/client';
import { isRead, LazyTransaction } from './sqlite-transaction.ts';
import { WriteQueue, waitAtMost } from './write-queue.ts';

/** How long one attempt to begin may block the process while another process writes. */
const blockAtMost = 20;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const openWriter = async (url: string): Promise<Client> => {
  const writer = createClient({ url, intMode: 'number' });
  await writer.execute('PRAGMA synchronous = FULL');
  await writer.execute('PRAGMA foreign_keys = ON');
  // What was erased is gone from the file, too, and from every copy that is made of it.
  await writer.execute('PRAGMA secure_delete = ON');
  await writer.execute('PRAGMA journal_size_limit = 67108864');
  await writer.execute(`PRAGMA busy_timeout = ${blockAtMost}`);
  return writer;
};

/** Opens the file, in WAL, each commit synced to disk before it is reported. */
export const openSqlite = async (url: string): Promise<Client> => {
  const reader = createClient({ url, intMode: 'number' });
  await reader.execute('PRAGMA busy_timeout = 5000');
  await reader.execute('PRAGMA journal_mode = WAL');
  await reader.execute('PRAGMA foreign_keys = ON');
  let writer = await openWriter(url);

  const begin = async (): Promise<Client> => {
    const giveUpAt = Date.now() + waitAtMost;
    let isRenewed = false;
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        await writer.execute('BEGIN IMMEDIATE');
        return writer;
      } catch (error) {
        // libSQL leaves a BEGIN that found the file busy unfinished, a full disk a ROLLBACK that failed, and on such a
        // connection nothing would work again.
        writer.close();
        writer = await openWriter(url);
        const busy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
        if (busy ? Date.now() > giveUpAt : isRenewed) throw error;
        isRenewed = true;
        if (busy) await sleep(pause);
      }
    }
  };

  const queue = new WriteQueue();
  const transaction = () => new LazyTransaction({ queue, reader, begin });

  const inTransaction = async <T>(work: (open: LazyTransaction) => Promise<T>): Promise<T> => {
    const open = transaction();
    try {
      const result = await work(open);
      await open.commit();
      return result;
    } finally {
      open.close();
    }
  };

  return {
    protocol: 'file',
    get closed() {
      return writer.closed;
    },
    execute: (statement: InStatement, args?: InArgs): Promise<ResultSet> => {
      const bound =
        typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
      return isRead(bound) ? reader.execute(bound) : inTransaction((open) => open.execute(bound));
    },
    batch: (statements) => inTransaction((open) => open.batch(statements)),
    executeMultiple: (sql) => inTransaction((open) => open.executeMultiple(sql)),
    migrate: () => Promise.reject(new Error('Migrations run through Payload')),
    transaction: async () => transaction(),
    sync: () => Promise.reject(new Error('There is nothing to sync with')),
    close: () => {
      reader.close();
      writer.close();
    },
  } as Client;
};
