import type { Payload } from 'payload';
import { CommandError } from '../command-error.ts';
import { migrationsIn } from './migrations-in.ts';
import { oneAfterAnother } from './process-lock.ts';

/** What is said of a database that has seen migrations which this release does not know. */
export const newerDatabase = (unknown: readonly string[]): CommandError =>
  new CommandError(
    `The database was brought up to date by a newer Aangan, whose tables this one does not know (${unknown.join(', ')}): start that release, or restore a backup that was taken before.`,
  );

/** Older code would write what newer tables do not expect, and nobody would see it for a while. */
const refuseNewer = async ({ db }: Payload): Promise<void> => {
  const { docs } = await db
    .find<{ id: number; name: string; batch: number }>({
      collection: 'payload-migrations',
      where: { batch: { greater_than: 0 } },
      limit: 0,
      pagination: false,
    })
    .catch(() => ({ docs: [] })); // An empty database has not even the table of migrations.
  const known = migrationsIn(db.migrationDir);
  const unknown = docs.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw newerDatabase(unknown);
};

/**
 * Brings the tables up to date, once no other process is at it. Machines that start together must not make the same table
 * twice: one migrates, and the others find it done.
 */
export const migrateAlone = (payload: Payload, dataDir: string): Promise<void> =>
  oneAfterAnother({ payload, dataDir }, 'migrations', async () => {
    await refuseNewer(payload);
    await payload.db.migrate();
  });
