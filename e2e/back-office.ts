/** The back office alone, as it was last built, on data of its own: for tests that attack it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../scripts/processes/children.mjs';
import { findFreePorts } from '../scripts/processes/free-ports.mjs';
import { adminBuild, isBuilt } from '../scripts/setup/builds.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import {
  cleanEnvironment,
  copyFolder,
  type Environment,
  findPreparedData,
  root,
} from './prepared-data.ts';

export type BackOffice = {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** All that it has written, on both streams. */
  output: string[];
  stop: () => Promise<void>;
};

/**
 * Starts it and waits until it answers.
 * @param options.staff with an account of each role in it
 */
export const startBackOffice = async ({
  env = {},
  ...options
}: {
  env?: Environment;
  staff?: boolean;
} = {}): Promise<BackOffice> => {
  if (!(await isBuilt(root, adminBuild)))
    throw new Error(
      `${adminBuild.output} is not built from the present source: npm test -- and the test’s file does that.`,
    );
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-back-office-'));
  await copyFolder(await findPreparedData(options), dataDir);
  const [port = 0] = await findFreePorts(1);
  const output: string[] = [];
  const keep = (line: string) => void output.push(line);
  const child = start(pinnedNode(root), ['cms/src/admin-server/main.ts'], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      ADMIN_HOST: '127.0.0.1',
      ADMIN_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...env,
    },
    onOutput: keep,
    onError: keep,
  });
  const stop = async () => {
    await child.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}`;
  const ended = child.ended.then(() => 'ended' as const);
  const isAnswering = async () => (await fetch(`${url}/admin`).catch(() => undefined))?.ok ?? false;
  for (;;) {
    const outcome = await Promise.race([ended, isAnswering()]);
    if (outcome === true) break;
    if (outcome === 'ended') {
      await stop();
      throw new Error(`The back office ended before it answered:\n${output.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, port, pid: child.pid, dataDir, output, stop };
};

/** The most memory that a process has taken so far, in megabytes; undefined where the system does not tell. */
export const peakMemory = async (pid: number): Promise<number | undefined> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
};
