/** Every value of every table, whatever release made the tables: so that it can be told what a migration has done to them. */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { kindOf, type Place, sqliteUrlOf } from '../backup/database/database.ts';
import { databaseError } from '../command-error.ts';

/** A row's values by column; long ones as their hash. Null is null. */
export type Values = Record<string, string | null>;
/** By table, and there by the row's id. */
export type Rows = Map<string, Map<string, Values>>;

const longest = 48;
const keep = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return text.length <= longest ? text : createHash('sha256').update(text).digest('base64');
};

const add = (rows: Rows, table: string, found: Record<string, unknown>): void => {
  const values = Object.fromEntries(
    Object.entries(found).map(([column, value]) => [column, keep(value)]),
  );
  const known = rows.get(table) ?? new Map<string, Values>();
  // All of our tables have an id; one that had none would be told by its values.
  known.set(values.id ?? JSON.stringify(values), values);
  rows.set(table, known);
};

/** Not by libSQL, which goes on holding the file open for a while after it is closed. */
const readSqlite = (place: Place): Rows => {
  const rows: Rows = new Map();
  const database = new DatabaseSync(fileURLToPath(sqliteUrlOf(place)), {
    timeout: 15_000,
    readBigInts: true,
  });
  try {
    const tables = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
      )
      .all();
    for (const { name } of tables) {
      const table = String(name);
      rows.set(table, new Map());
      for (const row of database.prepare(`select * from "${table}"`).iterate())
        add(rows, table, row);
    }
  } finally {
    database.close();
  }
  return rows;
};

/** Every value as PostgreSQL itself writes it, so that a column of another type still reads the same. */
const readPostgres = async (place: Place): Promise<Rows> => {
  const rows: Rows = new Map();
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect().catch((error: Error) => {
    throw databaseError(place, error);
  });
  try {
    const { rows: columns } = await client.query<{ table: string; column: string }>(`
      select c.relname as "table", a.attname as "column"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
      order by 1, a.attnum`);
    for (const [table, of] of Map.groupBy(columns, ({ table }) => table)) {
      rows.set(table, new Map());
      const texts = of.map(({ column }) => `"${column}"::text as "${column}"`).join(', ');
      const found = await client.query(`select ${texts} from "${table}"`);
      for (const row of found.rows) add(rows, table, row);
    }
  } finally {
    await client.end();
  }
  return rows;
};

export const readRows = async (place: Place): Promise<Rows> =>
  kindOf(place) === 'postgres' ? readPostgres(place) : readSqlite(place);
