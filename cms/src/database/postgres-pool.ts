/**
 * PostgreSQL connections that may break at any moment, and break nothing else. A restart of PostgreSQL ends them all:
 * whatever runs on them fails, and the next call gets new ones.
 */
import type { Pool, PoolClient, PoolConfig } from 'pg';

/** As Payload's adapter hands over the driver that it uses. */
type Driver = { Pool: new (options?: PoolConfig) => Pool };

/** Longer than any queue of honest requests; without it a caller would wait for a connection for ever. */
const connectWithin = 15_000;
/** A transaction that is forgotten must not keep its rows, nor one wait for another's for ever. */
const bounds = { idle_in_transaction_session_timeout: 60_000, lock_timeout: 15_000 };

const isCommit = (query: unknown): boolean =>
  /^\s*commit\b/i.test(
    typeof query === 'string' ? query : String((query as { text?: unknown })?.text ?? ''),
  );

/** A connection while it is lent to one transaction. */
class Lease {
  #client: PoolClient;
  #isOver = false;
  #isBegun = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  /** What comes after the end is refused: by then another transaction may be using the connection. */
  async query(...args: unknown[]): Promise<unknown> {
    if (this.#isOver) throw new Error('The transaction is over.');
    try {
      const result = await (this.#client.query as (...args: unknown[]) => Promise<unknown>)(
        ...args,
      );
      this.#isBegun = true;
      // In a transaction that has failed, COMMIT rolls back and says so only here.
      if (isCommit(args[0]) && (result as { command?: string }).command === 'ROLLBACK')
        throw new Error('The transaction had failed, and was rolled back.');
      return result;
    } catch (error) {
      // Drizzle never gives back a connection on which BEGIN failed, and ten of those would be all that there are.
      if (!this.#isBegun) this.release(true);
      throw error;
    }
  }

  release(isBroken?: boolean | Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#client.release(isBroken);
  }
}

/** Opens a pool. `onLoss` is told of connections that were lost while nobody used them. */
export const openPool = (
  driver: Driver,
  options: PoolConfig,
  onLoss: (error: Error) => void,
): Pool => {
  const pool = new driver.Pool({
    keepAlive: true,
    connectionTimeoutMillis: connectWithin,
    ...bounds,
    ...options,
  });
  pool.on('error', onLoss);
  // One that is lost while it is used fails its query, which is enough; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<PoolClient>;
  // The pool's own `query` calls this with a callback, and gives back what it took.
  pool.connect = ((...args: unknown[]) =>
    args.length > 0
      ? connect(...args)
      : connect().then((client) => new Lease(client))) as unknown as Pool['connect'];
  return pool;
};
