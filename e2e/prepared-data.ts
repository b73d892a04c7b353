/**
 * The data that browser tests start from: the demo school, imported once for each state of what it is made from, because
 * the import takes minutes. `node e2e/prepared-data.ts` makes it, so that no test waits for it.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../scripts/processes/children.mjs';
import { withLock } from '../scripts/processes/lock.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import { hashFiles } from '../scripts/setup/stale.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Environment = Record<string, string | undefined>;

/** Settings of whoever runs the tests are not the product's under test. */
export const cleanEnvironment = (): Environment => {
  const own =
    /^(PORT|HOST|ADMIN_\w+|API_\w+|DATA_DIR|\w*DATABASE_URL|PROVIDER_URL|SCHOOL|TRUST_PROXY|SECRET|WORKERS|BACKUP_\w+|S3_\w+)$/;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NODE_TEST_CONTEXT: undefined };
};

/**
 * A data folder with the demo school in it; never to be written, only copied.
 * The day belongs to what it is made from, since the demo's dates are kept relative to the day of import.
 */
export const findPreparedData = async (): Promise<string> => {
  const inputs = ['schools', 'cms/src', 'contract/src', 'package-lock.json'];
  const isInput = (file: string) =>
    !/\.test\.ts$/.test(file) &&
    !['cms/src/api', 'cms/src/app', 'cms/src/admin-server', 'cms/src/backup'].includes(file);
  const hash = await hashFiles(root, inputs, isInput);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  const folder = join(tmpdir(), `aangan-e2e-${today}-${hash.slice(0, 16)}`);
  await withLock(
    folder,
    () => {},
    async () => {
      if (existsSync(folder)) return;
      const making = await mkdtemp(join(tmpdir(), 'aangan-e2e-making-'));
      await runToEnd(['cms/src/prepare.ts'], { ...cleanEnvironment(), DATA_DIR: making });
      await rename(making, folder);
    },
  );
  return folder;
};

/** Runs a program of ours, and throws what it said if it fails. */
export const runToEnd = async (args: string[], env: Environment): Promise<void> => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const { code } = await run(pinnedNode(root), args, {
    cwd: root,
    env,
    onOutput: keep,
    onError: keep,
  });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.slice(-40).join('\n')}`);
};

if (import.meta.main) await findPreparedData();
