/** Run by backup.db.test.ts: a database as the first migration leaves it, with one row in it. */
import { readMigrationFiles } from 'payload';
import { closePayload, openPayload } from '../src/open-payload.ts';

const payload = await openPayload();
const [first] = await readMigrationFiles({ payload });
await payload.db.migrate({ migrations: [first] as never });
const sql =
  "insert into payload_preferences (key, updated_at, created_at) values ('an old row', '2026-01-01', '2026-01-01')";
const { pool, client } = payload.db as unknown as {
  pool?: { query: (sql: string) => Promise<unknown> };
  client?: { execute: (sql: string) => Promise<unknown> };
};
await (pool?.query(sql) ?? client?.execute(sql));
await closePayload(payload);
process.exit(0);
