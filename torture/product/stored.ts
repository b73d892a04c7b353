/** What stands in the database, read beneath the product: what was acknowledged must be there, whatever the product says. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

export type Row = Record<string, unknown>;

/** Reads rows; `databaseUrl` is left out for the SQLite file of a data folder. */
export const readRows = async (
  dataDir: string,
  sql: string,
  databaseUrl?: string,
): Promise<Row[]> => {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  }
  const database = new DatabaseSync(join(dataDir, 'aangan.db'), { readOnly: true });
  try {
    database.exec('pragma busy_timeout = 5000');
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
};
