/**
 * Many rows of a table with little ado: a row costs a tenth of what it costs through Payload. It passes the hooks by, and writes no list
 * of a record, so it is for rows that were checked before and have none.
 */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { type Column, inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import type { Id } from '../api/records/stored.ts';
import { openTransaction } from './one-at-a-time.ts';

type Values = Record<string, unknown>;
type Inserted = Values & { id: Id };
type WithTables = {
  tables: Record<string, unknown>;
  insert: (given: {
    db: unknown;
    tableName: string;
    values: Values[];
    onConflictDoUpdate?: { target: Column; set: Record<string, SQL> };
  }) => Promise<Inserted[]>;
  execute: (statement: { db: unknown; raw: string }) => Promise<unknown>;
};

/** Of a hundred, with thirty columns each, the parameters stay far below what SQLite takes (32,766). */
const rowsAtOnce = 100;

/** A group's fields are columns of the record: `purposes.naming.given` is `purposes_naming_given`. */
const toColumns = (values: Values, before = ''): [string, unknown][] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? toColumns(value as Values, `${before}${key}_`)
      : [[`${before}${key}`, value]],
  );

type Open = {
  select: () => { from: (table: object) => { where: (is: SQL) => Promise<Inserted[]> } };
};
type Table = { open: Open; columns: Record<string, Column> };

/** In the request's transaction. */
const openTable = async (req: PayloadRequest, table: string): Promise<Table> => {
  const open = (await openTransaction(req)) as Open | undefined;
  if (!open) throw new Error('This must be done within a transaction.');
  const adapter = req.payload.db as unknown as WithTables;
  return { open, columns: adapter.tables[table] as Table['columns'] };
};

const valuesFor = (table: string, columns: object, row: Values): Values => {
  const values = Object.fromEntries(toColumns(row));
  // It would be left out without a word.
  for (const name of Object.keys(values))
    if (!(name in columns)) throw new Error(`${table} has no column for ${name}.`);
  return values;
};

/** Gives the rows as they are stored. */
export const insertMany = async (
  req: PayloadRequest,
  table: string,
  rows: readonly Values[],
): Promise<Inserted[]> => {
  const adapter = req.payload.db as unknown as WithTables;
  const { open: db, columns } = await openTable(req, table);
  const now = new Date().toISOString();
  const values = rows.map((row) =>
    valuesFor(table, columns, { createdAt: now, updatedAt: now, ...row }),
  );
  const inserted: Inserted[] = [];
  for (let from = 0; from < values.length; from += rowsAtOnce) {
    // They cannot write, but read.
    await letOthersIn();
    const some = values.slice(from, from + rowsAtOnce);
    inserted.push(...(await adapter.insert({ db, tableName: table, values: some })));
  }
  return inserted;
};

/** Only what is given of a row is changed. All rows name the same fields, or others are set as they were. */
export const updateMany = async (
  req: PayloadRequest,
  table: string,
  rows: readonly { id: Id; data: Values }[],
): Promise<void> => {
  const adapter = req.payload.db as unknown as WithTables;
  const { open: db, columns } = await openTable(req, table);
  const updatedAt = new Date().toISOString();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await letOthersIn();
    const changes = new Map(
      rows
        .slice(from, from + rowsAtOnce)
        .map(({ id, data }) => [Number(id), valuesFor(table, columns, { updatedAt, ...data })]),
    );
    const stored = await db
      .select()
      .from(columns)
      .where(inArray(columns.id as Column, [...changes.keys()]));
    const values = stored.map((row) => ({ ...row, ...changes.get(Number(row.id)) }));
    if (values.length === 0) continue;
    // Rows that are there cannot be inserted; each is then given what the insert would have written.
    const changed = new Set([...changes.values()].flatMap(Object.keys));
    const set = Object.fromEntries(
      [...changed].map((name) => [name, sql.raw(`excluded."${columns[name]?.name}"`)]),
    );
    await adapter.insert({
      db,
      tableName: table,
      values,
      onConflictDoUpdate: { target: columns.id as Column, set },
    });
  }
};

/** Collections with drafts of which many are written at once. */
export type Draftable = 'faculty' | 'toppers';

/** A version of each record, published as it is now, as Payload would add it: the newest, and no more than are kept. */
export const insertVersions = async (
  req: PayloadRequest,
  collection: Draftable,
  records: readonly Inserted[],
): Promise<void> => {
  if (records.length === 0) return;
  const adapter = req.payload.db as unknown as WithTables;
  const { versions } = req.payload.collections[collection].config;
  const table = `_${collection}_v`;
  const parents = records.map(({ id }) => Number(id)).join(', ');
  const db = await openTransaction(req);
  for (const raw of [
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY id DESC) AS place
      FROM ${table} WHERE parent_id IN (${parents})
    ) AS ranked WHERE place >= ${Number(versions?.maxPerDoc)})`,
    `UPDATE ${table} SET latest = false WHERE parent_id IN (${parents})`,
  ])
    await adapter.execute({ db, raw });
  await insertMany(
    req,
    table,
    records.map(({ id: parent, ...version }) => ({ parent, latest: true, version })),
  );
};
