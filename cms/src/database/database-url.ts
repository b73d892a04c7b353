/** Where the database is: a SQLite file in the data folder, or PostgreSQL when DATABASE_URL names one. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../settings.ts';

export const isPostgres = ({ databaseUrl }: Pick<Settings, 'databaseUrl'>): boolean =>
  /^postgres(ql)?:/.test(databaseUrl ?? '');

export const databaseUrl = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl ?? pathToFileURL(join(dataDir, 'aangan.db')).href;
