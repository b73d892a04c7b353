/** The tables that the config asks for, and those that the newest migration makes; no database is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import type { Schema } from './schema-difference.ts';

type Adapter = {
  migrationDir: string;
  schema: unknown;
  requireDrizzleKit: () => { generateDrizzleJson: (schema: unknown) => Promise<Schema> };
};

const newestSnapshot = (folder: string): Schema => {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  return file ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : { tables: {} };
};

/** Both, for the database that DATABASE_URL names. */
export const readSchemas = async (): Promise<{ migrated: Schema; wanted: Schema }> => {
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  const db = payload.db as unknown as Adapter;
  const wanted = await db.requireDrizzleKit().generateDrizzleJson(db.schema);
  // Through JSON, as the other one was: drizzle-kit leaves fields without a value in it.
  return { migrated: newestSnapshot(db.migrationDir), wanted: JSON.parse(JSON.stringify(wanted)) };
};
