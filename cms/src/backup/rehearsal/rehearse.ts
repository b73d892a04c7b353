/** Restores a backup aside, runs the product on it, looks at every page, and leaves nothing behind. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originOf } from '@aangan/contract/origin.ts';
import { killAll, run, stopAll } from '../../../../scripts/processes/children.mjs';
import { findFreePorts } from '../../../../scripts/processes/free-ports.mjs';
import { startService } from '../../../../scripts/processes/service.mjs';
import { buildIfStale, siteBuild } from '../../../../scripts/setup/builds.mjs';
import { toAddress } from '../../../../scripts/setup/settings.mjs';
import { CommandError } from '../../command-error.ts';
import type { Settings } from '../../settings.ts';
import { kindNames } from '../archive/manifest.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { refuseUnfit } from '../restore-backup.ts';
import { comparePages, type Installation, isRunning } from './compare-pages.ts';
import { describeSchool, isGood } from './describe-school.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
type Environment = Record<string, string | undefined>;

/** Runs a program of ours to its end; what it says is told only when it fails. */
const runProgram = async (program: string, args: string[], env: Environment): Promise<void> => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const { code } = await run(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    onOutput: keep,
    onError: keep,
  });
  if (code !== 0) throw new CommandError(`The rehearsal failed: ${lines.slice(-5).join('\n')}`);
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

/** Starts api and website on the restored data, at loopback only. */
const startCopy = async (env: Environment, folder: string): Promise<Installation> => {
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
    await started.ready;
  }
  return { siteUrl, apiUrl, named: siteUrl };
};

/** Prints a line a school; throws in words when a page of the copy fails, or differs without a reason. */
export const rehearse = async (file: string, settings: Settings): Promise<void> => {
  const said = await checkArchive(file);
  refuseUnfit(file, said, settings);
  console.log(
    `${file} is whole: ${kindNames[said.kind]} as of ${said.taken}. Restoring it aside …`,
  );
  const cleanups: (() => Promise<unknown>)[] = [];
  const cleanUp = async () => {
    await stopAll();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  process.on('exit', killAll);
  try {
    const folder = await mkdtemp(join(tmpdir(), 'aangan-rehearsal-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const database = said.kind === 'postgres' ? await makeDatabase(settings) : undefined;
    if (database) cleanups.push(database.drop);
    await buildIfStale(root, siteBuild, { env: process.env });
    const [port, apiPort, adminPort] = await findFreePorts(3);
    const env: Environment = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database?.url ?? '',
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
    await runProgram('cms/src/backup/restore-command.ts', [file], env);
    await runProgram('cms/src/prepare.ts', [], env);
    await compare(await startCopy(env, folder), settings);
  } finally {
    await cleanUp();
  }
};

const compare = async (copy: Installation, settings: Settings): Promise<void> => {
  const running: Installation = {
    siteUrl: toAddress(settings.siteHost, settings.sitePort),
    apiUrl: toAddress(settings.apiHost, settings.apiPort),
    named: originOf(undefined, { host: settings.siteHost, port: settings.sitePort }),
  };
  const original = (await isRunning(running)) ? running : undefined;
  if (!original)
    console.log(`No website answers at ${running.siteUrl}: there is nothing to compare with.`);
  let [good, bad] = [0, 0];
  for await (const result of comparePages(copy, original)) {
    console.log(describeSchool(result));
    if (isGood(result)) good += 1;
    else bad += 1;
  }
  if (bad > 0) throw new CommandError(`${bad} of ${good + bad} schools are not as they should be.`);
  if (good === 0) throw new CommandError('The backup holds no school.');
  console.log(`${good} schools are restored as they should be; the copy is removed.`);
};
