/**
 * Makes an installation of very many schools out of one: every row of it is copied in the database, with its numbers shifted by
 * the same for each copy, so that what belongs together stays together; every file is linked under another name.
 */
import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** Beyond any number that one school has. */
const shift = 1_000_000;
/** Of no school, or of the panel itself. */
const apart = /^(payload_|staff|changes$|activity)/;
/** A year's students are most of a school's rows: with these a school has about a thousand records. */
const keptStudents = 250;

type Column = { table: string; name: string; type: string; isReference: boolean };

const columnsSql = `
  select c.table_name as "table", c.column_name as name, c.data_type as type,
    exists (select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name) as "isReference"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`;

/** Four letters for each copy, none of them a demo school's. */
export const codeOf = (copy: number): string =>
  `Z${[2, 1, 0].map((place) => String.fromCharCode(65 + (Math.floor(copy / 26 ** place) % 26))).join('')}`;
export const hostnameOf = (copy: number): string => `${codeOf(copy).toLowerCase()}.localhost`;

/** A stored file's name in a copy: sixteen hexadecimal digits, of which four say which copy it is. */
export const fileNameOf = (name: string, copy: number): string =>
  name.slice(0, 2) + copy.toString(16).padStart(4, '0') + name.slice(6);
const fileNameSql = (column: string) =>
  `overlay(${column} placing lpad(to_hex(copies.copy), 4, '0') from 3 for 4)`;

/** What stands in a column of a copy. */
const valueIn = ({ table, name, type, isReference }: Column): string => {
  const column = `original."${name}"`;
  if (table === 'schools' && name === 'code') return 'copies.code';
  if (table === 'schools' && name === 'name') return `${column} || ' ' || copies.copy`;
  if (table === 'schools_hostnames' && name === 'hostname')
    return `lower(copies.code) || '.localhost'`;
  if (/^(media|private_files)$/.test(table) && /^(filename|path)$/.test(name))
    return fileNameSql(column);
  if (name === 'id' && type !== 'integer') return `${column} || '-' || copies.copy`;
  if (name === 'id' || isReference) return `${column} + copies.copy * ${shift}`;
  return column;
};

const isRecord = (table: string) => !/^_|_rels$|^media$|^private_files$/.test(table);

export type Made = { records: number; pictures: number; rows: number; seconds: number };

const copyRows = async (client: Client, copies: number): Promise<Omit<Made, 'seconds'>> => {
  const { rows: columns } = await client.query<Column>(columnsSql);
  const tables = Map.groupBy(
    columns.filter(({ table }) => !apart.test(table)),
    ({ table }) => table,
  );
  await client.query('create temp table copies (copy integer, code text)');
  const list = Array.from({ length: copies }, (_, at) => `(${at + 1}, '${codeOf(at + 1)}')`);
  await client.query(`insert into copies values ${list.join(', ')}`);
  // Whose row comes first does not matter then; all of them come.
  await client.query('set session_replication_role = replica');
  const made = { records: 0, pictures: 0, rows: 0 };
  for (const [table, own] of tables) {
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    const values = own.map(valueIn).join(', ');
    const { rowCount } = await client.query(
      `insert into "${table}" (${names}) select ${values} from "${table}" original cross join copies`,
    );
    const count = rowCount ?? 0;
    made.rows += count;
    // Lists within a record have a parent, and are no records.
    if (isRecord(table) && !own.some(({ name }) => name === '_parent_id')) made.records += count;
    if (table === 'media') made.pictures += count;
  }
  await client.query('set session_replication_role = origin');
  for (const [table, own] of tables)
    if (own.some(({ name, type }) => name === 'id' && type === 'integer'))
      await client.query(
        `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select coalesce(max(id), 1) from "${table}"))`,
      );
  await client.query('analyze');
  return made;
};

const linkFiles = async (dataDir: string, copies: number): Promise<void> => {
  for (const shelf of ['media', 'private']) {
    const folder = join(dataDir, shelf);
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const { name, parentPath } of files.filter((one) => one.isFile())) {
      const original = join(parentPath, name);
      for (let copy = 1; copy <= copies; copy += 1) {
        const place = join(folder, name.slice(0, 2), fileNameOf(name, copy));
        if (copy === 1) await mkdir(dirname(place), { recursive: true });
        await link(original, place);
      }
    }
  }
};

/** Fills the database and the folder with so many copies of the one school that they hold. */
export const multiplySchool = async (
  databaseUrl: string,
  dataDir: string,
  copies: number,
): Promise<Made> => {
  const began = performance.now();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const kept = `select id from students order by id limit ${keptStudents}`;
    await client.query(`delete from consents where student_id not in (${kept})`);
    await client.query(`delete from students where id not in (${kept})`);
    const made = await copyRows(client, copies);
    await linkFiles(dataDir, copies);
    return { ...made, seconds: (performance.now() - began) / 1000 };
  } finally {
    await client.end();
  }
};

/** Gives a school so many pieces of news more. */
export const addNews = async (databaseUrl: string, code: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into news (title, description, from_date, school_id, _status, created_at, updated_at)
       select 'Notice ' || n, 'What is said in notice ' || n || ' of the school.', to_char(date '2026-01-01' + (n % 300), 'YYYY-MM-DD'),
         (select id from schools where code = $1), 'published', now(), now() from generate_series(1, $2::integer) n`,
      [code, count],
    );
  } finally {
    await client.end();
  }
};
