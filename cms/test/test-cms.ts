/**
 * What database tests share: a cms of their own. Call it before anything of `src` is imported that reads the
 * settings, once a test file: Node runs each file in a process of its own, and a process has one Payload.
 * With TEST_DATABASE_URL (a PostgreSQL server) it is kept there, in a new database; otherwise in SQLite.
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
import type { Payload } from 'payload';
import { assertOwnData } from './own-data.ts';

export type TestCms = { payload: Payload; dataDir: string; close: () => Promise<void> };

const migrations = fileURLToPath(new URL('../src/migrations/sqlite', import.meta.url));

/** A migrated, empty SQLite file, made once for each state of the migrations. */
const template = (): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(migrations, file)));
  const folder = join(tmpdir(), `aangan-template-${hash.digest('hex').slice(0, 16)}`);
  const file = join(folder, 'aangan.db');
  if (existsSync(file)) return file;
  const aside = mkdtempSync(join(tmpdir(), 'aangan-template-'));
  const made = spawnSync(process.execPath, [join(import.meta.dirname, 'make-template.ts')], {
    env: { ...process.env, DATA_DIR: aside, DATABASE_URL: '', LOG_LEVEL: 'error' },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`The template was not made: ${made.stdout}${made.stderr}`);
  mkdirSync(folder, { recursive: true });
  // Test files start side by side; whoever comes second replaces the same by the same.
  renameSync(join(aside, 'aangan.db'), file);
  rmSync(aside, { recursive: true });
  return file;
};

export const openTestCms = async (): Promise<TestCms> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aangan-cms-'));
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL ??= 'fatal';
  const server = process.env.TEST_DATABASE_URL;
  if (server) process.env.DATABASE_URL = `${server}/cms_${randomBytes(6).toString('hex')}`;
  else {
    process.env.DATABASE_URL = '';
    copyFileSync(template(), join(dataDir, 'aangan.db'));
  }
  await assertOwnData(dataDir);
  const { closePayload, openPayload } = await import('../src/open-payload.ts');
  const payload = await openPayload();
  if (server) await payload.db.migrate();
  return {
    payload,
    dataDir,
    close: async () => {
      await closePayload(payload);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
