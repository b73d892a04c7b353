/**
 * Asks the database over a connection of its own. The back office's Payload lives within Next, which opens it when the first
 * page is asked for: whether the database is there must be known before.
 */
import { type Client, createClient } from '@libsql/client';
import pg from 'pg';
import { databaseUrl, isPostgres } from '../database/database-url.ts';
import type { Settings } from '../settings.ts';

const timeout = 2_000;
const anyRow = 'select 1 from schools limit 1';

/** Makes the function that asks; it fails when there is no answer. */
export const askDatabase = (settings: Settings): (() => Promise<unknown>) => {
  const url = databaseUrl(settings);
  if (isPostgres(settings)) {
    const pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      allowExitOnIdle: true,
    });
    // A connection that is lost while nobody asks is made anew by the next who does.
    pool.on('error', () => {});
    return () => pool.query(anyRow);
  }
  let client: Client | undefined;
  return async () => {
    client ??= createClient({ url });
    return client.execute(anyRow);
  };
};
