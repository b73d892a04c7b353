/** What browser tests share: the whole product on ports and data of its own, and a browser to look at it with. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../scripts/processes/free-ports.mjs';
import { type Service, startService } from '../scripts/processes/service.mjs';
import { adminBuild, isBuilt, siteBuild } from '../scripts/setup/builds.mjs';
import { pinnedNode } from '../scripts/setup/install.mjs';
import { readSettings, toAddress, toEnvironment } from '../scripts/setup/settings.mjs';
import {
  cleanEnvironment,
  copyFolder,
  type Environment,
  findPreparedData,
  root,
  runToEnd,
} from './prepared-data.ts';

const node = pinnedNode(root);

export type Product = {
  siteUrl: string;
  apiUrl: string;
  /** The back office, if it was asked for. */
  adminUrl: string | undefined;
  dataDir: string;
  /** Ends all of it and throws its data away. */
  stop: () => Promise<void>;
  /** What the first staff account needs. */
  setupCode: () => Promise<string>;
  stopApi: () => Promise<void>;
  startApi: () => Promise<void>;
  /** Ends the website and starts it again, on the same port and data. */
  restartSite: () => Promise<void>;
};

/**
 * Starts the product as it was last built, with the demo school in it.
 * @param options.schoolFolder a school to import besides
 * @param options.admin starts the back office, too
 * @param options.staff with an account of each role in it
 * @param options.env further settings; a `DATABASE_URL` must lead to a database that is empty or prepared
 * @param options.onReport takes what the servers write to standard error
 * @param options.copyOf a data folder to start from in place of the demo's
 * @param options.isEmpty without the demo schools, where the database is one of `DATABASE_URL`
 * @param options.dataDir a folder of the caller's to keep its data in; left there when the product is stopped
 */
export const startProduct = async (
  options: {
    schoolFolder?: string;
    admin?: boolean;
    staff?: boolean;
    env?: Environment;
    copyOf?: string;
    dataDir?: string;
    isEmpty?: boolean;
    onReport?: (line: string) => void;
  } = {},
): Promise<Product> => {
  for (const build of options.admin ? [siteBuild, adminBuild] : [siteBuild])
    if (!(await isBuilt(root, build)))
      throw new Error(
        `${build.output} is not built from the present source: npm test -- and the test’s file does that.`,
      );

  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'aangan-product-')));
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
  if (settings.DATABASE_URL)
    await runToEnd(['cms/src/prepare.ts', ...(options.isEmpty ? ['--empty'] : [])], env);
  else await copyFolder(options.copyOf ?? (await findPreparedData(options)), dataDir);
  if (options.schoolFolder) await runToEnd(['cms/src/import/main.ts', options.schoolFolder], env);

  const siteUrl = toAddress(settings.HOST, settings.PORT);
  const apiUrl = toAddress(settings.API_HOST, settings.API_PORT);
  const adminUrl = toAddress(settings.ADMIN_HOST, settings.ADMIN_PORT);
  const { onReport } = options;
  const shared = { command: node, cwd: root, env, logFolder: join(dataDir, 'logs'), onReport };
  const started: Service[] = [];
  const ready = async (starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    await service.ready;
    return service;
  };
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
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
        args: ['cms/src/admin-server/main.ts'],
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
    setupCode: async () => (await readFile(join(dataDir, 'setup-code'), 'utf8')).trim(),
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
