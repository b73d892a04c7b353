/** What browser tests share: the whole product on ports and data of its own, and a browser to look at it with. */
import { existsSync } from 'node:fs';
import { constants, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminBuild, isBuilt, siteBuild } from '../scripts/builds.mjs';
import { pinnedNode } from '../scripts/install.mjs';
import { withLock } from '../scripts/lock.mjs';
import { run } from '../scripts/processes.mjs';
import { type Service, startService } from '../scripts/service.mjs';
import { readSettings, toAddress, toEnvironment } from '../scripts/settings.mjs';
import { hashFiles } from '../scripts/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = pinnedNode(root);

type Environment = Record<string, string | undefined>;

export type Product = {
  siteUrl: string;
  apiUrl: string;
  /** The back office, if it was asked for. */
  adminUrl: string | undefined;
  dataDir: string;
  /** Ends all of it and throws its data away. */
  stop: () => Promise<void>;
  stopApi: () => Promise<void>;
  startApi: () => Promise<void>;
  /** Ends the website and starts it again, on the same port and data. */
  restartSite: () => Promise<void>;
};

/**
 * Starts the product as it was last built, with the demo school in it.
 * @param options.schoolFolder a school to import besides
 * @param options.admin starts the back office, too
 * @param options.env further settings; a `DATABASE_URL` must lead to an empty database
 */
export const startProduct = async (
  options: { schoolFolder?: string; admin?: boolean; env?: Environment } = {},
): Promise<Product> => {
  for (const build of options.admin ? [siteBuild, adminBuild] : [siteBuild])
    if (!(await isBuilt(root, build)))
      throw new Error(`${build.output} is not built from the present source: npm test does that.`);

  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-product-'));
  const [port, adminPort, apiPort] = await findFreePorts(3);
  const settings = readSettings(
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...options.env,
    },
    root,
  );
  const env: Environment = {
    ...cleanEnvironment(),
    ...options.env,
    ...toEnvironment(settings),
    NODE_ENV: 'production',
  };
  if (settings.DATABASE_URL) await runToEnd(['cms/src/prepare.ts'], env);
  else await copyFolder(await findPreparedData(), dataDir);
  if (options.schoolFolder) await runToEnd(['cms/src/import/main.ts', options.schoolFolder], env);

  const siteUrl = toAddress(settings.HOST, settings.PORT);
  const apiUrl = toAddress(settings.API_HOST, settings.API_PORT);
  const adminUrl = toAddress(settings.ADMIN_HOST, settings.ADMIN_PORT);
  const shared = { command: node, cwd: root, env, logFolder: join(dataDir, 'logs') };
  const started: Service[] = [];
  const ready = async (starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    await service.ready;
    return service;
  };
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  const startApi = () =>
    ready(
      startService({
        ...shared,
        name: 'api',
        title: 'api',
        args: ['cms/src/api/main.ts'],
        address: `${apiUrl}/healthz`,
      }),
    );
  const startSite = () =>
    ready(
      startService({
        ...shared,
        name: 'site',
        title: 'website',
        args: ['site/dist/server/main.js'],
        address: `${siteUrl}/healthz`,
      }),
    );
  const startAdmin = () =>
    ready(
      startService({
        ...shared,
        name: 'admin',
        title: 'back office',
        args: [
          'node_modules/next/dist/bin/next',
          'start',
          'cms',
          '-p',
          String(settings.ADMIN_PORT),
          '-H',
          settings.ADMIN_HOST,
        ],
        address: `${adminUrl}/admin`,
      }),
    );

  let api: Service | undefined;
  let site: Service;
  try {
    const startAll = async () => {
      api = await startApi();
      return startSite();
    };
    [site] = await Promise.all([startAll(), options.admin && startAdmin()]);
  } catch (error) {
    // A server left running would keep the test's process from ending.
    await stop();
    throw error;
  }

  return {
    siteUrl,
    apiUrl,
    adminUrl: options.admin ? adminUrl : undefined,
    dataDir,
    stop,
    async stopApi() {
      await api?.stop();
      api = undefined;
    },
    async startApi() {
      api ??= await startApi();
    },
    async restartSite() {
      await site.stop();
      site = await startSite();
    },
  };
};

/** Settings of whoever runs the tests are not the product's under test. */
const cleanEnvironment = (): Environment => {
  const own = /^(PORT|HOST|ADMIN_\w+|API_\w+|DATA_DIR|\w*DATABASE_URL|PROVIDER_URL|SCHOOL|S3_\w+)$/;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NODE_TEST_CONTEXT: undefined };
};

/**
 * A data folder with the demo school in it, made once for each state of what it is made from: the import takes long.
 * The day belongs to that, since the demo's dates are kept relative to the day of import.
 */
const findPreparedData = async (): Promise<string> => {
  const inputs = ['schools', 'cms/src', 'contract/src', 'package-lock.json'];
  const isInput = (file: string) =>
    !/\.test\.ts$/.test(file) && !['cms/src/api', 'cms/src/app'].includes(file);
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

/** A file system that can share blocks between files does so. */
const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

const runToEnd = async (args: string[], env: Environment): Promise<void> => {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const { code } = await run(node, args, { cwd: root, env, onOutput: keep, onError: keep });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.slice(-40).join('\n')}`);
};

const findFreePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(
    (server) =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
  );
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
};
