/** A backup restored aside: a data folder and a database of its own, which are gone when the work with them is over. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killAll, run, stopAll } from '../../../../scripts/processes/children.mjs';
import { findFreePorts } from '../../../../scripts/processes/free-ports.mjs';
import { startService } from '../../../../scripts/processes/service.mjs';
import { buildIfStale, siteBuild } from '../../../../scripts/setup/builds.mjs';
import { toAddress } from '../../../../scripts/setup/settings.mjs';
import { CommandError } from '../../command-error.ts';
import type { Settings } from '../../settings.ts';
import { kindOf, type Place } from '../database/database.ts';
import type { Installation } from './fetch-pages.ts';

export type Copy = {
  place: Place;
  /** Brings its tables up to date. */
  migrate: () => Promise<void>;
  /** Starts api and website on it, at loopback only. */
  start: () => Promise<Installation>;
};

const root = fileURLToPath(new URL('../../../../', import.meta.url));
type Environment = Record<string, string | undefined>;

/** Runs a program of ours to its end; what it says is told only when it fails. */
export const runProgram = async (
  program: string,
  args: string[],
  env: Environment,
): Promise<void> => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const { code } = await run(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    onOutput: keep,
    onError: keep,
  });
  if (code !== 0) throw new CommandError(lines.slice(-5).join('\n') || `${program} failed.`);
};

/** A database of its own on the server of the settings. */
const makeDatabase = async (settings: Settings) => {
  const { createDatabase, dropDatabase } = await import('../database/postgres.ts');
  const name = `aangan_rehearsal_${randomBytes(6).toString('hex')}`;
  await createDatabase(settings, name).catch((error: Error & { code?: string }) => {
    if (error.code !== '42501') throw error;
    throw new CommandError(
      'A rehearsal needs a database of its own, and the role of DATABASE_URL may not make one: let it (alter role … createdb), or set DATABASE_URL to a server where it may.',
    );
  });
  const url = new URL(settings.databaseUrl as string);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(settings, name) };
};

type Cleanup = () => Promise<unknown>;

const startCopy = async (
  env: Environment,
  folder: string,
  cleanups: Cleanup[],
): Promise<Installation> => {
  const siteUrl = toAddress('127.0.0.1', Number(env.PORT));
  const apiUrl = toAddress('127.0.0.1', Number(env.API_PORT));
  const shared = { command: process.execPath, cwd: root, env, logFolder: join(folder, 'logs') };
  const services = [
    { name: 'api', title: 'copy’s api', args: ['cms/src/api/main.ts'], address: apiUrl },
    { name: 'site', title: 'copy’s website', args: ['site/dist/server/main.js'], address: siteUrl },
  ];
  for (const service of services) {
    const started = await startService({
      ...shared,
      ...service,
      address: `${service.address}/healthz`,
      timeoutMs: 180_000,
    });
    cleanups.push(started.stop);
    await started.ready;
  }
  return { siteUrl, apiUrl, named: siteUrl };
};

const environmentFor = async (dataDir: string, databaseUrl: string | undefined) => {
  const [port, apiPort, adminPort] = await findFreePorts(3);
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    // The copy has its files in its own folder: never in the bucket of what it is compared with.
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    BACKUP_DIR: '',
    METRICS_PORT: '',
    SMTP_URL: '',
    MAIL_FROM: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    API_HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    ADMIN_PORT: String(adminPort),
    PROVIDER_URL: '',
    WORKERS: '1',
    NODE_ENV: 'production',
  };
};

/** Restores a backup aside, as it was saved, and removes the copy after the work, however that ends. */
export const withCopy = async <T>(
  file: string,
  settings: Settings,
  work: (copy: Copy) => Promise<T>,
): Promise<T> => {
  const cleanups: Cleanup[] = [];
  const cleanUp = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(
      signal,
      () =>
        void stopAll()
          .then(cleanUp)
          .finally(() => process.exit(1)),
    );
  process.on('exit', killAll);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'aangan-rehearsal-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const database = kindOf(settings) === 'postgres' ? await makeDatabase(settings) : undefined;
    if (database) cleanups.push(database.drop);
    await buildIfStale(root, siteBuild, { env: process.env });
    const place = { dataDir: join(folder, 'data'), databaseUrl: database?.url };
    const env = await environmentFor(place.dataDir, place.databaseUrl);
    await runProgram('cms/src/backup/restore-command.ts', [file], env);
    return await work({
      place,
      migrate: () => runProgram('cms/src/upgrade/steps/migrate.ts', [], env),
      start: () => startCopy(env, folder, cleanups),
    });
  } finally {
    await cleanUp();
  }
};
