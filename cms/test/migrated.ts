/**
 * A migrated, empty database for a test file. Migrating takes seconds, and there are hundreds of such files: it is done once for
 * each state of the migrations, and copied from then on.
 */
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export type Migrated = {
  /** For the setting DATABASE_URL: empty for SQLite, whose file lies in the data folder by then. */
  url: string;
  drop: () => Promise<void>;
};

/** Of the migrations as they are now. */
const hashOf = (engine: 'sqlite' | 'postgres'): string => {
  const folder = fileURLToPath(new URL(`../src/migrations/${engine}`, import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};

const migrate = (settings: { DATA_DIR: string; DATABASE_URL: string }): void => {
  const made = spawnSync(process.execPath, [join(import.meta.dirname, 'make-template.ts')], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`The template was not made: ${made.stdout}${made.stderr}`);
};

const sqliteTemplate = (): string => {
  const folder = join(tmpdir(), `aangan-template-${hashOf('sqlite')}`);
  const file = join(folder, 'aangan.db');
  if (existsSync(file)) return file;
  const aside = mkdtempSync(join(tmpdir(), 'aangan-template-'));
  migrate({ DATA_DIR: aside, DATABASE_URL: '' });
  mkdirSync(folder, { recursive: true });
  // Test files start side by side; whoever comes second replaces the same by the same.
  renameSync(join(aside, 'aangan.db'), file);
  rmSync(aside, { recursive: true });
  return file;
};

/** Any number: those who make the template wait for each other by it. */
const templateLock = 20_261_118;

const postgresCopy = async (server: string): Promise<Migrated> => {
  // The server's own database: it is always there.
  const withServer = async (work: (client: Client) => Promise<unknown>) => {
    const client = new Client({ connectionString: new URL('/postgres', server).href });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  const addressOf = (name: string): string => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };
  const template = `template_${hashOf('postgres')}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      const aside = mkdtempSync(join(tmpdir(), 'aangan-template-'));
      const unfinished = `${template}_${name}`;
      migrate({ DATA_DIR: aside, DATABASE_URL: addressOf(unfinished) });
      await client.query(`alter database ${unfinished} rename to ${template}`);
      rmSync(aside, { recursive: true });
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: addressOf(name),
    drop: () => withServer((client) => client.query(`drop database ${name} with (force)`)),
  };
};

/** With TEST_DATABASE_URL (a PostgreSQL server) a new database there; otherwise a file in the data folder. */
export const copyMigrated = async (dataDir: string): Promise<Migrated> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return postgresCopy(server);
  copyFileSync(sqliteTemplate(), join(dataDir, 'aangan.db'));
  return { url: '', drop: async () => undefined };
};
