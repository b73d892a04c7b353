/** Where records are kept: a SQLite file in the data folder, or PostgreSQL when DATABASE_URL names one. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import type { DatabaseAdapterObj } from 'payload';
import type { Pool } from 'pg';
import { writeSessionsAlone } from '../accounts/session-writes.ts';
import type { Settings } from '../settings.ts';
import { databaseUrl, isPostgres } from './database-url.ts';
import { nameIndexes } from './index-names.ts';
import { refuseMissing } from './missing-records.ts';
import { openPool } from './postgres-pool.ts';
import { openSqlite } from './sqlite-client.ts';
import { withTrueTransactions } from './transactions.ts';

const migrations = (kind: 'sqlite' | 'postgres') =>
  join(dirname(fileURLToPath(import.meta.url)), '../migrations', kind);

/** Blocks are one JSON column: a page is read whole, and 11 kinds of block would make 60 tables otherwise. */
const blocksAsJSON = true;

const sqlite = async (url: string): Promise<DatabaseAdapterObj> => {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  const adapterObject = sqliteAdapter({
    client: { url },
    migrationDir: migrations('sqlite'),
    push: false,
    transactionOptions: { behavior: 'immediate' },
    // A number of the changes feed, once given, is never given again.
    autoIncrement: true,
    blocksAsJSON,
  });
  return {
    ...adapterObject,
    init: (args) => {
      const made = adapterObject.init(args);
      made.beforeSchemaInit.push(({ schema }) => {
        nameIndexes(made.rawTables);
        return schema;
      });
      const adapter = made as unknown as { client: Client | undefined };
      const { connect, destroy } = made;
      made.connect = async (options) => {
        adapter.client ??= await openSqlite(url);
        await connect?.call(made, options);
      };
      made.destroy = async () => {
        adapter.client?.close();
        adapter.client = undefined;
        await destroy?.call(made);
      };
      return made;
    },
  };
};

const postgres = async (connectionString: string): Promise<DatabaseAdapterObj> => {
  const { postgresAdapter } = await import('@payloadcms/db-postgres');
  const adapterObject = postgresAdapter({
    pool: { connectionString },
    migrationDir: migrations('postgres'),
    push: false,
    transactionOptions: {},
    blocksAsJSON,
  });
  return {
    ...adapterObject,
    init: (args) => {
      const made = adapterObject.init(args);
      made.beforeSchemaInit.push(({ schema }) => {
        nameIndexes(made.rawTables);
        return schema;
      });
      const { connect } = made;
      // With a pool of its own Payload would end the process when an idle connection is lost, and keep one connection for
      // itself that is never given back.
      made.connect = async (options) => {
        made.pool ??= openPool(made.pg, { connectionString }, (error) =>
          made.payload.logger.warn(`A connection to PostgreSQL was lost: ${error.message}`),
        );
        await makeDatabaseIfMissing(made);
        await connect?.call(made, options);
      };
      return made;
    },
  };
};

type PostgresAdapter = { pool: Pool; createDatabase: (args?: never) => Promise<boolean> };

const makeDatabaseIfMissing = async (adapter: PostgresAdapter): Promise<void> => {
  const ask = () => adapter.pool.query('select 1');
  try {
    await ask();
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
    // Another machine that starts in this moment may have made it before us.
    if (!(await adapter.createDatabase())) await ask();
  }
};

/** The adapter that the settings ask for; the other one is not even loaded, which saves a second of every start. */
export const database = async (settings: Settings): Promise<DatabaseAdapterObj> =>
  withTrueTransactions(
    writeSessionsAlone(
      refuseMissing(await (isPostgres(settings) ? postgres : sqlite)(databaseUrl(settings))),
    ),
  );
