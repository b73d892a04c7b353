/**
 * PostgreSQL, by its own words alone: every value is written and read by PostgreSQL as its type writes and reads text, so that none
 * is changed on the way through JavaScript, and no pg_dump of a fitting version is needed. The tables themselves are made by our migrations.
 */
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { Client } from 'pg';
import { CommandError, databaseError } from '../../command-error.ts';
import type { Manifest } from '../archive/manifest.ts';
import {
  type BackedUp,
  migrationsQuery,
  namedQuery,
  type Place,
  type Restored,
  toNamed,
} from './database.ts';

/** The lines of the saved database: a table, then its rows as arrays of text, then the next; sequences at the end. */
type TableLine = { table: string; columns: string[] };
type Line = TableLine | { sequence: string; value: string; called: boolean };

/** Rows that are fetched and stored at a time; a page with its blocks may have 100 KB. */
const rowsAtOnce = 200;

const connect = async (place: Place): Promise<Client> => {
  const client = new Client({
    connectionString: place.databaseUrl,
    connectionTimeoutMillis: 15_000,
    application_name: 'aangan backup',
  });
  // A connection that is lost fails its query, which is enough.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw databaseError(place, error);
  });
  return client;
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

type Column = { table: string; name: string; type: string };

const readColumns = async (client: Client): Promise<Map<string, Column[]>> => {
  const { rows } = await client.query<Column>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
};

const readNamed = async (client: Client): Promise<string[]> =>
  toNamed((await client.query(namedQuery)).rows);

const readMigrations = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>(migrationsQuery)).rows.map(({ name }) => name);

const toLine = (line: Line): string => `${JSON.stringify(line)}\n`;

/** Every table and sequence, a line each row. */
async function* linesOf(client: Client): AsyncGenerator<string> {
  for (const [table, columns] of await readColumns(client)) {
    yield toLine({ table, columns: columns.map(({ name }) => name) });
    const values = columns.map(({ name }) => `${quote(name)}::text`).join(', ');
    await client.query(
      `declare saved no scroll cursor for select to_json(array[${values}])::text as line from ${quote(table)}`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from saved`);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close saved');
  }
  const { rows } = await client.query<{ name: string; last: string | null; start: string }>(
    'select sequencename as name, last_value::text as last, start_value::text as start from pg_sequences where schemaname = current_schema()',
  );
  for (const { name, last, start } of rows)
    yield toLine({ sequence: name, value: last ?? start, called: last !== null });
}

export const openPostgresSource = async (place: Place): Promise<BackedUp> => {
  const client = await connect(place);
  return {
    kind: 'postgres',
    save: async (to, tell) => {
      await client.query('begin isolation level repeatable read read only');
      try {
        if (!(await readColumns(client)).has('payload_migrations'))
          throw new CommandError(
            'The database that DATABASE_URL names holds no Aangan: there is nothing to back up.',
          );
        const migrations = await readMigrations(client);
        const named = await readNamed(client);
        await tell?.(named);
        let unpacked = 0;
        const counted = async function* () {
          for await (const line of linesOf(client)) {
            const data = Buffer.from(line);
            unpacked += data.length;
            yield data;
          }
        };
        await pipeline(
          Readable.from(counted()),
          createZstdCompress(),
          createWriteStream(to, { mode: 0o600 }),
        );
        return { migrations, named, unpacked };
      } finally {
        await client.query('rollback').catch(() => {});
      }
    },
    named: () => readNamed(client),
    bytes: async () =>
      Number(
        (await client.query('select pg_database_size(current_database()) as bytes')).rows[0].bytes,
      ),
    close: () => client.end(),
  };
};

/** Makes the tables as they were when the backup was taken; the product's own start brings them up to date. */
const makeTables = async (migrations: readonly string[]): Promise<void> => {
  const { closePayload, openPayload } = await import('../../open-payload.ts');
  const { readMigrationFiles } = await import('payload');
  const payload = await openPayload();
  try {
    const files = await readMigrationFiles({ payload });
    await payload.db.migrate({
      migrations: files.filter(({ name }) => migrations.includes(name)) as never,
    });
  } finally {
    await closePayload(payload);
  }
};

type Foreign = { name: string; table: string; definition: string };

/** Rows come table by table, so what they point to may come later: checked when all are there. */
const withoutForeignKeys = async (client: Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<Foreign>(`
    select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  await work();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
};

const fillTables = async (client: Client, unpacked: AsyncIterable<Buffer>): Promise<void> => {
  const tables = await readColumns(client);
  const all = [...tables.keys()].map(quote).join(', ');
  await client.query(`truncate ${all}`);
  let insert = '';
  let waiting: string[] = [];
  const store = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    waiting = [];
  };
  const begin = ({ table, columns }: TableLine) => {
    const known = new Map(tables.get(table)?.map(({ name, type }) => [name, type]));
    const missing = columns.find((column) => !known.has(column));
    if (missing || !tables.has(table))
      throw new CommandError(
        `The backup holds ${missing ? `a column ${missing} of ` : ''}a table ${table}, which is none of Aangan's.`,
      );
    const values = columns.map((column, at) => `(v->>${at})::${known.get(column)}`);
    insert = `insert into ${quote(table)} (${columns.map(quote).join(', ')}) select ${values.join(', ')} from json_array_elements($1::json) v`;
  };
  const lines = createInterface({ input: Readable.from(unpacked), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line.startsWith('[')) {
      waiting.push(line);
      if (waiting.length >= rowsAtOnce) await store();
      continue;
    }
    await store();
    const told = JSON.parse(line) as Line;
    if ('table' in told) begin(told);
    else
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        quote(told.sequence),
        told.value,
        told.called,
      ]);
  }
  await store();
};

/** Our tables, and the types of their columns; what is not ours has none of these in this schema. */
const dropTables = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ sql: string }>(`
    select format('drop table %I cascade', relname) as sql from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop type %I cascade', typname) from pg_type
    where typnamespace = current_schema()::regnamespace and typtype = 'e'`);
  await client.query(['begin', ...rows.map(({ sql }) => sql), 'commit'].join(';'));
};

/** The database of the settings; made, if its server has none of that name. */
export const openPostgresTarget = async (place: Place): Promise<Restored> => {
  const client = await connect(await withDatabase(place));
  return {
    kind: 'postgres',
    whyNot: async () => {
      const [table] = (await readColumns(client)).keys();
      return table
        ? `the database that DATABASE_URL names is not empty: it has a table ${table}`
        : undefined;
    },
    empty: () => dropTables(client),
    fill: async (unpacked, { migrations }: Manifest) => {
      await makeTables(migrations);
      await client.query('begin');
      try {
        await withoutForeignKeys(client, () => fillTables(client, unpacked));
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    },
    named: () => readNamed(client),
    close: () => client.end(),
  };
};

/** As the product does at its start, a database that is not there is made. */
const withDatabase = async (place: Place): Promise<Place> => {
  const probe = new Client({
    connectionString: place.databaseUrl,
    connectionTimeoutMillis: 15_000,
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw databaseError(place, error as Error);
    await createDatabase(place, new URL(place.databaseUrl as string).pathname.slice(1));
  } finally {
    await probe.end().catch(() => {});
  }
  return place;
};

const onServer = async (place: Place, sql: string): Promise<void> => {
  const url = new URL(place.databaseUrl as string);
  url.pathname = '/postgres';
  const client = await connect({ ...place, databaseUrl: url.href });
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Makes a database on the server of the settings. */
export const createDatabase = (place: Place, name: string): Promise<void> =>
  onServer(place, `create database ${quote(decodeURIComponent(name))}`);

export const dropDatabase = (place: Place, name: string): Promise<void> =>
  onServer(place, `drop database if exists ${quote(name)} with (force)`);
