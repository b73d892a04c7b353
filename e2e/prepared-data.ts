/**
 * The data that browser tests start from: the demo school, imported once for each state of what it is made from, because
 * the import takes minutes. `node e2e/prepared-data.ts` makes it, so that no test waits for it.
 */
import { existsSync } from 'node:fs';
import { constants, cp, mkdtemp, rename } from 'node:fs/promises';
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
 * A data folder with the demo school in it, and with an account of each role if `staff` is asked for; never to be written, only
 * copied. The day belongs to what it is made from, since the demo's dates are kept relative to the day of import.
 */
export const findPreparedData = async ({ staff = false } = {}): Promise<string> => {
  const inputs = ['schools', 'cms/src', 'contract/src', 'package-lock.json', ...staffPrograms];
  const isInput = (file: string) =>
    !/\.test\.ts$/.test(file) &&
    !['cms/src/api', 'cms/src/app', 'cms/src/admin-server', 'cms/src/backup'].includes(file);
  const hash = await hashFiles(root, inputs, isInput);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  const folder = join(tmpdir(), `aangan-e2e-${today}-${hash.slice(0, 16)}`);
  const withStaff = `${folder}-staff`;
  await makeOnce(folder, (making) => runOn(making, 'cms/src/prepare.ts'));
  if (!staff) return folder;
  await makeOnce(withStaff, async (making) => {
    await copyFolder(folder, making);
    await runOn(making, 'e2e/make-staff.ts');
  });
  return withStaff;
};

const staffPrograms = ['e2e/make-staff.ts', 'e2e/staff-accounts.ts'];

/** However many ask for a folder, one of them makes it. */
const makeOnce = (folder: string, make: (making: string) => Promise<void>): Promise<void> =>
  withLock(
    folder,
    () => {},
    async () => {
      if (existsSync(folder)) return;
      const making = await mkdtemp(join(tmpdir(), 'aangan-e2e-making-'));
      await make(making);
      await rename(making, folder);
    },
  );

const runOn = (dataDir: string, program: string): Promise<void> =>
  runToEnd([program], { ...cleanEnvironment(), DATA_DIR: dataDir });

/** A file system that can share blocks between files does so. */
export const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Runs a program of ours, and throws what it said if it fails. */
export const runToEnd = async (args: string[], env: Environment): Promise<void> => {
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    // Told as it comes: one that hangs never comes to throw anything.
    if (import.meta.main) console.log(line);
  };
  const { code } = await run(pinnedNode(root), args, {
    cwd: root,
    env,
    onOutput: keep,
    onError: keep,
  });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.slice(-40).join('\n')}`);
};

if (import.meta.main) await findPreparedData({ staff: true });
