/** What the data folder holds of pupils and parents is for this user alone: files 0600, folders 0700. */
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const files = [
  'aangan.db',
  'aangan.db-wal',
  'aangan.db-shm',
  'secret',
  'website-key',
  'setup-code',
];
const folders = ['private', 'logs', 'site'];

const tighten = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch {
    // Not there yet, or another user's: then it is not ours to open or close.
  }
};

/**
 * Lets nobody else read what this process makes from now on, nor what an earlier release left open. The data folder itself
 * is closed only if it is ours already: a new one may be a folder that others use, too.
 */
export const keepDataPrivate = (dataDir: string): void => {
  process.umask(0o077);
  for (const file of files) tighten(join(dataDir, file), 0o600);
  if (existsSync(join(dataDir, 'secret'))) tighten(dataDir, 0o700);
  for (const folder of folders) tighten(join(dataDir, folder), 0o700);
};
