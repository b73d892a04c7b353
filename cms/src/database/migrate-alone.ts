import type { Payload } from 'payload';
import { oneAfterAnother } from './process-lock.ts';

/**
 * Brings the tables up to date, once no other process is at it. Machines that start together must not make the same table
 * twice: one migrates, and the others find it done.
 */
export const migrateAlone = (payload: Payload, dataDir: string): Promise<void> =>
  oneAfterAnother({ payload, dataDir }, 'migrations', () => payload.db.migrate());
