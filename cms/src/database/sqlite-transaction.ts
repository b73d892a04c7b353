/**
 * A transaction that holds others up only while it writes: its turn in the queue comes with its first write, so one that
 * reads, thinks or scales a picture beforehand keeps nobody waiting. What it reads until then is what was last
 * committed, as on PostgreSQL.
 */
import {
  type Client,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import type { WriteQueue } from './write-queue.ts';

/**
 * A writer that does nothing for so long while others wait has forgotten that it holds them up, or waits for one of them.
 * Shorter than they wait; long enough for an import whose pictures keep every core and disk busy.
 */
const idleAtMost = 8_000;
/** How soon it is seen that somebody has begun to wait for one that is idle. */
const lookAgain = 1_000;

/** After one of these SQLite may have rolled back by itself, and what follows would be stored on its own. */
const endsTransaction = /^SQLITE_(FULL|IOERR|NOMEM|INTERRUPT|CORRUPT|NOTADB|READONLY)/;

/** Whether a statement only reads. */
export const isRead = (statement: InStatement): boolean =>
  /^\s*(select|explain|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql);

export type Connections = {
  queue: WriteQueue;
  reader: Client;
  /** Begins a transaction on the connection that writes, and gives that. */
  begin: () => Promise<Client>;
};

type Turn = { writer: Client; leave: () => void };

export class LazyTransaction implements Transaction {
  #connections: Connections;
  #turn: Promise<Turn> | undefined;
  #lastUse = 0;
  #guard: NodeJS.Timeout | undefined;
  #failure: Error | undefined;
  closed = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#checkOpen();
    if (!this.#turn && isRead(statement)) return this.#connections.reader.execute(statement);
    this.#turn ??= this.#takeTurn();
    const { writer } = await this.#turn;
    this.#checkOpen();
    this.#lastUse = performance.now();
    try {
      return await writer.execute(statement);
    } catch (error) {
      if (error instanceof LibsqlError && endsTransaction.test(error.code)) this.#failure ??= error;
      throw error;
    }
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
    if (this.#failure) await this.rollback();
    this.#checkOpen();
    await this.#end('COMMIT');
  }

  async rollback(): Promise<void> {
    if (!this.closed) await this.#end('ROLLBACK');
  }

  close(): void {
    void this.rollback().catch(() => {});
  }

  async #takeTurn(): Promise<Turn> {
    const leave = await this.#connections.queue.take();
    try {
      const writer = await this.#connections.begin();
      this.#lastUse = performance.now();
      this.#watch();
      return { writer, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  #watch(after = idleAtMost): void {
    this.#guard = setTimeout(() => {
      const left = this.#lastUse + idleAtMost - performance.now();
      if (left > 0) return this.#watch(left);
      if (!this.#connections.queue.isWaitedFor) return this.#watch(lookAgain);
      this.#failure ??= new LibsqlError('The transaction did nothing for too long', 'SQLITE_BUSY');
      this.close();
    }, after).unref();
  }

  async #end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.closed = true;
    // Nothing was written, or nothing could be.
    const turn = await this.#turn?.catch(() => undefined);
    if (!turn) return;
    clearTimeout(this.#guard);
    try {
      await turn.writer.execute(how);
    } catch (error) {
      // SQLite may have rolled back by itself; if it could not, the next BEGIN finds out and takes a new connection.
      if (how === 'ROLLBACK') return;
      // A COMMIT that fails may leave the transaction open, and the connection is used again.
      await turn.writer.execute('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      turn.leave();
    }
  }

  #checkOpen(): void {
    if (this.#failure) throw this.#failure;
    if (this.closed) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
  }
}
