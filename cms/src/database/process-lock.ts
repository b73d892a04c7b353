/** Of the processes that share a database, one at a time does what must not be done by two. */
import type { Payload } from 'payload';
import type { Pool, PoolClient } from 'pg';
import { takeLock, withLock } from '../../../scripts/processes/lock.mjs';

/** Any numbers that nobody else uses for a lock in the same database. */
const locks = {
  migrations: 20_261_116,
  retention: 20_261_117,
  links: 20_261_118,
  'weekly-letter': 20_261_119,
  disclosure: 20_261_120,
};
type Lock = keyof typeof locks;
type Place = { payload: Payload; dataDir: string };

const poolOf = ({ payload }: Place): Pool | undefined =>
  (payload.db as unknown as { pool?: Pool }).pool;
/** SQLite's processes are all on one machine, and know each other by the folder. */
const nameOf = ({ dataDir }: Place, lock: Lock): string => `${dataDir} ${lock}`;

/** Held by one connection, and let go with it, however the process ends; but the server takes its time to see that one is closed. */
const letGo = async (connection: PoolClient): Promise<void> => {
  await connection.query('select pg_advisory_unlock_all()').catch(() => {});
  connection.release(true);
};

/** Does the work once no other process is at it. */
export const oneAfterAnother = async <T>(
  place: Place,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T> => {
  const pool = poolOf(place);
  if (!pool) return withLock(nameOf(place, lock), () => {}, work);
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [locks[lock]]);
    return await work();
  } finally {
    await letGo(connection);
  }
};

/** Does the work unless another process is at it: then it gives nothing, at once. */
export const unlessAnother = async <T>(
  place: Place,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  const pool = poolOf(place);
  if (!pool) {
    const held = await takeLock(nameOf(place, lock));
    if (!held) return undefined;
    return work().finally(held.release);
  }
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [locks[lock]],
    );
    return rows[0]?.isOurs ? await work() : undefined;
  } finally {
    await letGo(connection);
  }
};
