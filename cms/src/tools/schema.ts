/** The tables that the config asks for, and those that the newest migration makes; no database is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload, type SanitizedConfig } from 'payload';
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

const openWith = async (config: SanitizedConfig, key: string): Promise<Adapter> => {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true, key });
  return payload.db as unknown as Adapter;
};

const schemaOf = async ({ requireDrizzleKit, schema }: Adapter): Promise<Schema> => {
  const wanted = await requireDrizzleKit().generateDrizzleJson(schema);
  // Through JSON, as the newest one was: drizzle-kit leaves fields without a value in it.
  return JSON.parse(JSON.stringify(wanted));
};

/** Both, for the database that DATABASE_URL names. */
export const readSchemas = async (): Promise<{ migrated: Schema; wanted: Schema }> => {
  const { default: config } = await import('../payload.config.ts');
  const db = await openWith(await config, 'present');
  return { migrated: newestSnapshot(db.migrationDir), wanted: await schemaOf(db) };
};

/** The tables if the collections stood in another order. */
export const readReversed = async (): Promise<Schema> => {
  const { default: config } = await import('../payload.config.ts');
  const { collections, ...rest } = await config;
  return schemaOf(await openWith({ ...rest, collections: collections.toReversed() }, 'reversed'));
};
