/** Who else uses the data: while the tables change nobody may write, and what is put back must be all that there was. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { takeLock } from '../../../scripts/processes/lock.mjs';
import { toAddress } from '../../../scripts/setup/settings.mjs';
import { kindOf, type Place, sqliteUrlOf } from '../backup/database/database.ts';
import { CommandError, databaseError } from '../command-error.ts';
import type { Settings } from '../settings.ts';

/** SQLite knows by the locks of the file itself, whichever release, user or container has it open. */
const sqliteUsers = (place: Place): string[] => {
  const file = fileURLToPath(sqliteUrlOf(place));
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In this mode the first lock is one that no other connection, however idle, leaves room for.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    database.exec('COMMIT');
    return [];
  } catch (error) {
    const busy = 5;
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    return [`a program that has ${file} open`];
  } finally {
    database.close();
  }
};

/** PostgreSQL knows its connections; a process of ours that nobody asks anything gives up its own after ten seconds. */
const postgresUsers = async (place: Place): Promise<string[]> => {
  const client = new Client({
    connectionString: place.databaseUrl,
    connectionTimeoutMillis: 15_000,
  });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw databaseError(place, error);
  });
  try {
    const { rows } = await client.query<{ who: string; count: number }>(`
      select concat_ws(' ', nullif(application_name, ''), 'from ' || coalesce(host(client_addr), 'its own machine')) as who, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      group by 1 order by 1`);
    return rows.map(
      ({ who, count }) => `${count} connection${count === 1 ? '' : 's'} to the database (${who})`,
    );
  } finally {
    await client.end();
  }
};

const answers = async (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** By what an operator calls them. The website is not among them: it never touches the database. */
export const findUsers = async (settings: Settings): Promise<string[]> => {
  const known = [
    { name: 'the api', address: toAddress(settings.apiHost, settings.apiPort) },
    { name: 'the back office', address: toAddress(settings.adminHost, settings.adminPort) },
  ];
  const found: string[] = [];
  for (const { name, address } of known)
    if (await answers(address)) found.push(`${name} at ${address}`);
  found.push(
    ...(kindOf(settings) === 'postgres' ? await postgresUsers(settings) : sqliteUsers(settings)),
  );
  return found;
};

/** Throws in words when anybody else uses the data. */
export const refuseWhileUsed = async (settings: Settings): Promise<void> => {
  const users = await findUsers(settings);
  if (users.length > 0)
    throw new CommandError(
      'The data is in use: stop the api and the back office, on every machine (npm start, or their services), and try again. The website may go on.',
      users.map((user) => `In use by ${user}.`),
    );
};

/** Keeps `npm start`, a restore and another upgrade away from the data folder until this process ends. */
export const holdDataFolder = async ({ dataDir }: Place): Promise<void> => {
  if (!(await takeLock(dataDir)))
    throw new CommandError(
      `Aangan is running on the data folder ${dataDir} (DATA_DIR), or another upgrade or restore is: stop it, and try again.`,
    );
};
