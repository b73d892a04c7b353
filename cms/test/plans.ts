/** What the database does to answer: every statement that is asked, and the tables that it reads from end to end for it. */
import type { Payload } from 'payload';
import type { Pool } from 'pg';

export type Statement = { sql: string; args: unknown[] };

type SqliteClient = {
  execute: (statement: string | Statement) => Promise<{ rows: { detail: string }[] }>;
};
type Adapter = { client?: SqliteClient; pool?: Pool };

export type Watch = {
  /** The statements since the last time it was asked. */
  take: () => Statement[];
  /** The tables that are read from end to end. */
  scansOf: (statement: Statement) => Promise<string[]>;
};

const isRead = ({ sql }: Statement): boolean => /^\s*(select|with)\b/i.test(sql);

/** A subquery that was put together first is called by the name of its table, too, and is scanned as it must be. */
const scansIn = (details: readonly string[]): string[] => {
  const made = details.flatMap(
    (detail) => detail.match(/^(?:CO-ROUTINE|MATERIALIZE) (\S+)/)?.[1] ?? [],
  );
  const scanned = details.flatMap((detail) => detail.match(/^SCAN (\S+)/)?.[1] ?? []);
  for (const name of made) {
    const at = scanned.indexOf(name);
    if (at >= 0) scanned.splice(at, 1);
  }
  return scanned.filter((name) => name !== 'CONSTANT');
};

const watchSqlite = (client: SqliteClient): Watch => {
  const { execute } = client;
  let asked: Statement[] = [];
  client.execute = (statement) => {
    asked.push(typeof statement === 'string' ? { sql: statement, args: [] } : statement);
    return execute.call(client, statement);
  };
  return {
    take: () => {
      const taken = asked.filter(isRead);
      asked = [];
      return taken;
    },
    scansOf: async ({ sql, args }) => {
      const { rows } = await execute.call(client, { sql: `explain query plan ${sql}`, args });
      return scansIn(rows.map(({ detail }) => detail));
    },
  };
};

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const seqScansIn = ({ Plans = [], ...plan }: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(seqScansIn),
];

const watchPostgres = (pool: Pool): Watch => {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  let asked: Statement[] = [];
  pool.query = ((first: string | { text: string }, values?: unknown[], ...more: unknown[]) => {
    asked.push({ sql: typeof first === 'string' ? first : first.text, args: values ?? [] });
    return query(first, values, ...more);
  }) as typeof pool.query;
  return {
    take: () => {
      const taken = asked.filter(isRead);
      asked = [];
      return taken;
    },
    scansOf: async ({ sql, args }) => {
      const client = await pool.connect();
      try {
        // Of a handful of rows it would read all, whatever indexes there are: here it does so only where there is none.
        await client.query('set enable_seqscan = off');
        const { rows } = await client.query(`explain (format json) ${sql}`, args);
        return seqScansIn(rows[0]['QUERY PLAN'][0].Plan);
      } finally {
        await client.query('reset enable_seqscan');
        client.release();
      }
    },
  };
};

export const watchStatements = (payload: Payload): Watch => {
  const { client, pool } = payload.db as unknown as Adapter;
  if (client) return watchSqlite(client);
  if (pool) return watchPostgres(pool);
  throw new Error('It is not known how this database is asked.');
};
