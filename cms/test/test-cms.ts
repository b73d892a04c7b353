/**
 * What database tests share: a cms of their own. Call it before anything of `src` is imported that reads the
 * settings, once a test file: Node runs each file in a process of its own, and a process has one Payload.
 * With TEST_DATABASE_URL (a PostgreSQL server) it is kept there, in a new database; otherwise in SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { copyMigrated } from './migrated.ts';
import { assertOwnData } from './own-data.ts';

export type TestCms = { payload: Payload; dataDir: string; close: () => Promise<void> };

export const openTestCms = async (): Promise<TestCms> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aangan-cms-'));
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL ??= 'fatal';
  process.env.DATABASE_URL = (await copyMigrated(dataDir)).url;
  await assertOwnData(dataDir);
  const { closePayload, openPayload } = await import('../src/open-payload.ts');
  const payload = await openPayload();
  return {
    payload,
    dataDir,
    close: async () => {
      await closePayload(payload);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
