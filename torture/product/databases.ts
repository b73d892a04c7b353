/** PostgreSQL for scenarios: one server a run, filled once, and a database of its own for each product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { cleanEnvironment, copyFolder, runToEnd } from '../../e2e/prepared-data.ts';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';

const template = 'prepared';

/** `server` can be halted. */
export type Place = { url: string; dataDir: string; server: Postgres };

export type Databases = {
  /** Starts and fills the server, which takes a minute or more the first time. */
  fill: () => Promise<void>;
  /** A new database and data folder with the demo schools in them. */
  make: () => Promise<Place>;
  close: () => Promise<void>;
};

const runSql = async (server: Postgres, sql: string): Promise<void> => {
  const client = new Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(sql);
  await client.end();
};

type Filled = { server: Postgres; folder: string };

const fill = async (): Promise<Filled> => {
  const server = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'aangan-torture-'));
  await runSql(server, `create database ${template}`);
  await runToEnd(['cms/src/prepare.ts'], {
    ...cleanEnvironment(),
    DATA_DIR: folder,
    DATABASE_URL: `${server.url}/${template}`,
  });
  return { server, folder };
};

/** Nothing is started before the first database is asked for. */
export const openDatabases = (): Databases => {
  let filled: Promise<Filled> | undefined;
  let count = 0;
  const folders: string[] = [];
  const fillOnce = (): Promise<Filled> => {
    filled ??= fill();
    return filled;
  };
  return {
    fill: async () => void (await fillOnce()),
    make: async () => {
      const { server, folder } = await fillOnce();
      count += 1;
      const name = `torture_${count}`;
      await runSql(server, `create database ${name} template ${template}`);
      const dataDir = await mkdtemp(join(tmpdir(), 'aangan-torture-'));
      folders.push(dataDir);
      await copyFolder(folder, dataDir);
      return { url: `${server.url}/${name}`, dataDir, server };
    },
    close: async () => {
      const { server, folder } = (await filled?.catch(() => undefined)) ?? {};
      await server?.stop();
      for (const one of [...folders, ...(folder ? [folder] : [])])
        await rm(one, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
