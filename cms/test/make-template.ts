/** Run by migrated.ts: migrates an empty database; one of SQLite is left as one file, without its log. */
import type { Client } from '@libsql/client';
import { closePayload, openPayload } from '../src/open-payload.ts';

const payload = await openPayload();
await payload.db.migrate();
const { client } = payload.db as unknown as { client?: Client };
await client?.execute('PRAGMA wal_checkpoint(TRUNCATE)');
await closePayload(payload);
process.exit(0);
