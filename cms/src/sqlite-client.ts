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
  type Transaction,
} from '@libsql/client';

const waitAtMost = 15_000;
/** How long one attempt to begin may block the process while another process writes. */
const blockAtMost = 20;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** First come, first served; `take` gives the function that lets the next one in. */
class Turnstile {
  #tail: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#tail;
    let open = () => {};
    this.#tail = new Promise((done) => {
      open = done;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'late'>((done) => {
      timer = setTimeout(() => done('late'), waitAtMost);
    });
    const outcome = await Promise.race([before, tooLate]);
    clearTimeout(timer);
    if (outcome === 'late') {
      // Whoever waits behind us still has to wait for those before us.
      before.then(open);
      throw new LibsqlError('Another write took too long', 'SQLITE_BUSY');
    }
    return open;
  }
}

const isRead = (statement: InStatement): boolean =>
  /^\s*(select|explain|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql);

const openWriter = async (url: string): Promise<Client> => {
  const writer = createClient({ url, intMode: 'number' });
  await writer.execute('PRAGMA synchronous = FULL');
  await writer.execute('PRAGMA foreign_keys = ON');
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

  const turnstile = new Turnstile();

  const begin = async () => {
    const giveUpAt = Date.now() + waitAtMost;
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        await writer.execute('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        const busy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
        if (!busy) throw error;
        // libSQL leaves a BEGIN that found the file busy unfinished, and on this connection no COMMIT would work again.
        writer.close();
        writer = await openWriter(url);
        if (Date.now() > giveUpAt) throw error;
        await sleep(pause);
      }
    }
  };

  const transaction = async (): Promise<Transaction> => {
    const leave = await turnstile.take();
    try {
      await begin();
    } catch (error) {
      leave();
      throw error;
    }
    return new QueuedTransaction(writer, leave);
  };

  const inTransaction = async <T>(work: (open: Transaction) => Promise<T>): Promise<T> => {
    const open = await transaction();
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
    transaction,
    sync: () => Promise.reject(new Error('There is nothing to sync with')),
    close: () => {
      reader.close();
      writer.close();
    },
  } as Client;
};

class QueuedTransaction implements Transaction {
  #writer: Client;
  #leave: () => void;
  closed = false;

  constructor(writer: Client, leave: () => void) {
    this.#writer = writer;
    this.#leave = leave;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#checkOpen();
    return this.#writer.execute(statement);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#checkOpen();
    // Not the client's own executeMultiple: it rolls back whatever transaction it finds open.
    for (const statement of sql.split(';')) if (statement.trim()) await this.execute(statement);
  }

  async commit(): Promise<void> {
    this.#checkOpen();
    await this.#end('COMMIT');
  }

  async rollback(): Promise<void> {
    if (!this.closed) await this.#end('ROLLBACK');
  }

  close(): void {
    if (!this.closed) void this.#end('ROLLBACK');
  }

  async #end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.closed = true;
    try {
      await this.#writer.execute(how);
    } catch (error) {
      // A COMMIT that fails may leave the transaction open, and the connection is used again.
      if (how === 'COMMIT') await this.#writer.execute('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      this.#leave();
    }
  }

  #checkOpen(): void {
    if (this.closed) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
  }
}
