/** Machines that start together must not make the same table twice: one migrates, and the others find it done. */
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { withLock } from '../../../scripts/processes/lock.mjs';

/** Any number that nobody else uses for a lock in the same database. */
const lockNumber = 20_261_116;

/** Brings the tables up to date, once no other process is at it. */
export const migrateAlone = async (payload: Payload, dataDir: string): Promise<void> => {
  const { pool } = payload.db as unknown as { pool?: Pool };
  if (!pool)
    return withLock(
      `${dataDir} migrations`,
      () => {},
      () => payload.db.migrate(),
    );
  // Held by one connection, and let go with it, however the process ends.
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber]);
    await payload.db.migrate();
  } finally {
    connection.release(true);
  }
};
