/** What the tests of backups share: commands as an operator runs them, and all that a place holds, to be compared. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { Client } from 'pg';
import { listDataFiles } from '../src/backup/data-files.ts';
import { kindOf, type Place, sqliteUrlOf } from '../src/backup/database/database.ts';
import { toEnvironment } from './make-bucket.ts';

export type Ran = { code: number | null; out: string; error: string };

/** The settings of a process that works on a place. */
export const environmentOf = ({ dataDir, databaseUrl, s3 }: Place) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  ...toEnvironment(s3),
  LOG_LEVEL: 'error',
});

/** Starts a program of the cms on a place. */
export const startOn = (
  place: Place,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ran> } => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(`../src/${program}`, import.meta.url)), ...args],
    { env: { ...environmentOf(place), ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = { out: '', error: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.error += data;
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...said })) };
};

export const backUp = (place: Place, args: string[], env?: Record<string, string>): Promise<Ran> =>
  startOn(place, 'backup/backup-command.ts', args, env).ended;

export const restore = (place: Place, args: string[]): Promise<Ran> =>
  startOn(place, 'backup/restore-command.ts', args).ended;

type Rows = Record<string, string[]>;

const sqliteRows = async (place: Place): Promise<Rows> => {
  const client = createClient({ url: sqliteUrlOf(place), intMode: 'number' });
  const tables = await client.execute("select name from sqlite_master where type = 'table'");
  const found: Rows = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.execute(`select * from "${name}"`);
    found[String(name)] = rows.map((row) => JSON.stringify(Object.values(row))).sort();
  }
  const { rows } = await client.execute('select type, name, sql from sqlite_master');
  found['what it is made of'] = rows.map((row) => JSON.stringify(Object.values(row))).sort();
  client.close();
  return found;
};

const postgresRows = async ({ databaseUrl }: Place): Promise<Rows> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const texts = async (sql: string) =>
    (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text).sort();
  const found: Rows = {};
  const tables = await texts("select tablename as text from pg_tables where schemaname = 'public'");
  for (const table of tables)
    found[table] = await texts(`select t::text as text from "${table}" t`);
  found.sequences = await texts(
    "select sequencename || ' ' || coalesce(last_value::text, 'new') as text from pg_sequences",
  );
  found.columns = await texts(
    "select table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '') as text from information_schema.columns where table_schema = 'public'",
  );
  found.constraints = await texts(
    "select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'",
  );
  found.indexes = await texts(
    "select indexdef as text from pg_indexes where schemaname = 'public'",
  );
  await client.end();
  return found;
};

/** Every row of every table, and how the tables are made. */
export const rowsOf = (place: Place): Promise<Rows> =>
  kindOf(place) === 'postgres' ? postgresRows(place) : sqliteRows(place);

/** The hash of each file that matters. */
export const filesOf = async ({ dataDir }: Place): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const path of await listDataFiles(dataDir))
    files[path] = createHash('sha256')
      .update(readFileSync(join(dataDir, path)))
      .digest('hex');
  return files;
};
