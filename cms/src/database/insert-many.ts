/**
 * New rows of a table, many in one statement: a row costs a tenth of what it costs by itself. It passes the hooks by, and writes no list
 * of a record, so it is for rows that were checked before and have none.
 */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import type { Id } from '../api/records/stored.ts';
import { openTransaction } from './one-at-a-time.ts';

type Values = Record<string, unknown>;
type Inserted = Values & { id: Id };
type WithTables = {
  tables: Record<string, unknown>;
  insert: (given: { db: unknown; tableName: string; values: Values[] }) => Promise<Inserted[]>;
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

/** Gives the rows as they are stored. In the request's transaction. */
export const insertMany = async (
  req: PayloadRequest,
  table: string,
  rows: readonly Values[],
): Promise<Inserted[]> => {
  const adapter = req.payload.db as unknown as WithTables;
  const db = await openTransaction(req);
  if (!db) throw new Error('This must be done within a transaction.');
  const columns = adapter.tables[table] as object;
  const now = new Date().toISOString();
  const values = rows.map((row) =>
    Object.fromEntries(toColumns({ createdAt: now, updatedAt: now, ...row })),
  );
  // It would be left out without a word.
  for (const name of new Set(values.flatMap(Object.keys)))
    if (!(name in columns)) throw new Error(`${table} has no column for ${name}.`);
  const inserted: Inserted[] = [];
  for (let from = 0; from < values.length; from += rowsAtOnce) {
    // They cannot write, but read.
    await letOthersIn();
    const some = values.slice(from, from + rowsAtOnce);
    inserted.push(...(await adapter.insert({ db, tableName: table, values: some })));
  }
  return inserted;
};

/** A version of each record, published as it is now, as Payload would add it: the newest, and no more than are kept. */
export const insertVersions = async (
  req: PayloadRequest,
  collection: 'faculty',
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
