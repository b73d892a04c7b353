/** Run by upgrade-unbuilt.ts: half of the migrations, and rows that are gone. */
import { readMigrationFiles } from 'payload';
import { closePayload, openPayload } from '../src/open-payload.ts';

const payload = await openPayload();
const files = await readMigrationFiles({ payload });
await payload.db.migrate({ migrations: files.slice(0, files.length / 2) as never });
const { pool, client } = payload.db as unknown as {
  pool?: { query: (sql: string) => Promise<unknown> };
  client?: { execute: (sql: string) => Promise<unknown> };
};
const sql = 'delete from enquiries';
await (pool?.query(sql) ?? client?.execute(sql));
await closePayload(payload);
process.exit(0);
