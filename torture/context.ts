/** What scenarios are given: products, started when first needed and stopped whatever happens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder, findPreparedData } from '../e2e/prepared-data.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { openDatabases } from './product/databases.ts';
import { makeFirstStaff, type Staff } from './product/staff.ts';
import type { Context, Database, Office } from './scenario.ts';

type Shared = { product: Product; operator: Staff | undefined };

export type Ground = {
  /** Makes what a database needs before its first scenario, so that it does not count as the scenario's time. */
  prepare: (database: Database) => Promise<void>;
  /** A context for one scenario; `end` cleans up after it. */
  contextFor: (given: {
    isQuick: boolean;
    database: Database;
    signal: AbortSignal;
    say: (text: string) => void;
  }) => {
    context: Context;
    /** What the servers wrote to standard error while the scenario ran. */
    problems: string[];
    end: (hasFailed: boolean) => Promise<void>;
  };
  close: () => Promise<void>;
};

const adminUrlOf = ({ adminUrl }: Product): string => {
  if (!adminUrl) throw new Error('The back office was not started.');
  return adminUrl;
};

/** A copy of the prepared demo schools, for a product that is started on a folder. */
export const copyPreparedData = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-torture-'));
  await copyFolder(await findPreparedData(), folder);
  return folder;
};

/** What all scenarios of a run stand on. */
export const openGround = (): Ground => {
  const databases = openDatabases();
  let shared: Shared | undefined;
  let problems: string[] = [];
  const onReport = (line: string) => void problems.push(line);
  const dropShared = async () => {
    const { product } = shared ?? {};
    shared = undefined;
    await product?.stop();
  };

  const contextFor: Ground['contextFor'] = ({ isQuick, database, signal, say }) => {
    const cleanups: (() => unknown)[] = [];
    problems = [];
    let isHarmed = false;
    const newOffice = async (): Promise<Pick<Office, 'product' | 'adminUrl'>> => {
      if (shared?.operator) await dropShared();
      shared ??= { product: await startProduct({ admin: true, onReport }), operator: undefined };
      return { product: shared.product, adminUrl: adminUrlOf(shared.product) };
    };
    const sharedOffice = async (): Promise<Office> => {
      if (!shared) await newOffice();
      const { product } = shared as Shared;
      const adminUrl = adminUrlOf(product);
      const operator = shared?.operator ?? (await makeFirstStaff(adminUrl, product.dataDir));
      shared = { product, operator };
      return { product, adminUrl, operator };
    };
    const startOffice = async (): Promise<Office> => {
      const product = await context.start({ admin: true });
      const adminUrl = adminUrlOf(product);
      return { product, adminUrl, operator: await makeFirstStaff(adminUrl, product.dataDir) };
    };
    const context: Context = {
      isQuick,
      database,
      signal,
      say,
      sized: (full, quick) => (isQuick ? quick : full),
      newOffice,
      // What is shared is on SQLite.
      office: () => (database === 'postgres' ? startOffice() : sharedOffice()),
      officeToHarm: () => (isQuick ? sharedOffice() : startOffice()),
      dropOffice: () => {
        isHarmed = true;
      },
      start: async (options = {}) => {
        const place = database === 'postgres' ? await databases.make() : undefined;
        const product = await startProduct({
          admin: options.admin,
          onReport,
          dataDir: place?.dataDir ?? options.dataDir,
          env: { ...options.env, ...(place ? { DATABASE_URL: place.url } : {}) },
        });
        cleanups.push(() => product.stop());
        return Object.assign(product, place ? { databaseUrl: place.url } : {});
      },
      makeDatabase: () => databases.make(),
      after: (cleanup) => void cleanups.push(cleanup),
    };
    const end = async (hasFailed: boolean) => {
      for (const cleanup of cleanups.splice(0).reverse())
        await Promise.resolve(cleanup()).catch((error) => say(`cleaning up: ${error}`));
      if (hasFailed || isHarmed) await dropShared();
    };
    return { context, problems, end };
  };

  return {
    prepare: async (database) => {
      if (database === 'postgres') await databases.fill();
    },
    contextFor,
    close: async () => {
      await dropShared();
      await databases.close();
    },
  };
};

/** Throws a folder away when a scenario ends. */
export const removeLater = (context: Context, folder: string): void =>
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
