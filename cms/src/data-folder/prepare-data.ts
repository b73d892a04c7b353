/** What must be so before anything starts: a writable data folder, a secret, a database with the present tables. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { CommandError, databaseError, folderError } from '../command-error.ts';
import { migrateAlone } from '../database/migrate-alone.ts';
import { probeStore } from '../media/store.ts';
import { settings } from '../settings.ts';
import { readSecret } from './secret.ts';
import { refuseUnfinished } from './unfinished-restore.ts';

const checkFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    readSecret(folder, process.env.SECRET);
  } catch (error) {
    throw folderError(folder, error) ?? error;
  }
};

const checkStore = (): Promise<void> =>
  probeStore().catch((error: Error) => {
    if (!settings.s3) throw error;
    throw new CommandError(
      `The bucket ${settings.s3.bucket} at ${settings.s3.endpoint} cannot be used: ${error.message} Check the settings S3_….`,
    );
  });

/** Checks the folder, opens the database and brings its tables up to date. */
export const prepareData = async (): Promise<Payload> => {
  checkFolder(settings.dataDir);
  refuseUnfinished(settings.dataDir);
  // Only now: the config reads the secret as soon as it is loaded.
  const { openPayload } = await import('../open-payload.ts');
  const payload = await openPayload().catch((error) => {
    throw databaseError(settings, error);
  });
  await checkStore();
  await migrateAlone(payload, settings.dataDir);
  return payload;
};
