/** What must be so before anything starts: a writable data folder, a secret, a database with the present tables. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { Complaint, folderComplaint } from './complaint.ts';
import { readSecret } from './secret.ts';
import { settings } from './settings.ts';

const checkFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    readSecret(folder);
  } catch (error) {
    throw folderComplaint(folder, error) ?? error;
  }
};

const whereRecordsAre = (): string =>
  settings.databaseUrl?.startsWith('postgres')
    ? `PostgreSQL at ${new URL(settings.databaseUrl).host}, as DATABASE_URL says`
    : `the SQLite file in ${settings.dataDir}`;

/** Checks the folder, opens the database and brings its tables up to date. */
export const prepareData = async (): Promise<Payload> => {
  checkFolder(settings.dataDir);
  // Only now: the config reads the secret as soon as it is loaded.
  const { openPayload } = await import('./open-payload.ts');
  let payload: Payload;
  try {
    payload = await openPayload();
  } catch (error) {
    throw new Complaint(
      `The database cannot be opened (${whereRecordsAre()}): ${(error as Error).message}`,
    );
  }
  await payload.db.migrate();
  return payload;
};
