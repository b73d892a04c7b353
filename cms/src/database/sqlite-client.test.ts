/** Many writers at once, in one process and in two: they queue, nobody fails, nothing blocks. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openSqlite } from './sqlite-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-sqlite-'));
const url = pathToFileURL(join(folder, 'a file with spaces.db')).href;
after(() => rmSync(folder, { recursive: true }));

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a transaction that awaits something lets others wait, not fail', async () => {
  const client = await openSqlite(url);
  await client.execute('create table notes (id integer primary key, text text)');
  const write = async (text: string) => {
    const open = await client.transaction();
    await open.execute({ sql: 'insert into notes (text) values (?)', args: [text] });
    await pause(5);
    await open.commit();
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(`note ${index}`)));
  await client.execute({ sql: 'insert into notes (text) values (?)', args: ['alone'] });
  assert.equal((await client.execute('select count(*) as n from notes')).rows[0]?.n, 21);
  client.close();
});

test('what is not committed is seen by nobody else, and is gone after a rollback', async () => {
  const client = await openSqlite(url);
  const count = async () => (await client.execute('select count(*) as n from notes')).rows[0]?.n;
  const before = await count();
  const open = await client.transaction();
  await open.execute('delete from notes');
  assert.equal(await count(), before);
  await open.rollback();
  assert.equal(await count(), before);
  client.close();
});

test('a statement that is refused breaks neither its transaction nor the next', async () => {
  const client = await openSqlite(url);
  const open = await client.transaction();
  await open.execute("insert into notes (id, text) values (1000, 'kept')");
  await assert.rejects(open.execute("insert into notes (id, text) values (1000, 'twice')"));
  await open.commit();
  await client.execute("insert into notes (text) values ('after')");
  assert.equal(
    (await client.execute('select text from notes where id = 1000')).rows[0]?.text,
    'kept',
  );
  client.close();
});

test('two clients (as two processes have them) wait for each other without freezing', async () => {
  const [one, two] = [await openSqlite(url), await openSqlite(url)];
  const open = await one.transaction();
  await open.execute("insert into notes (text) values ('first')");
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  const second = two.execute("insert into notes (text) values ('second')");
  // Frozen, it would not tick before the second has given up.
  while (ticks < 10) await pause(10);
  await open.commit();
  await second;
  clearInterval(clock);
  one.close();
  two.close();
});

test('a transaction holds nobody up before it writes', async () => {
  const client = await openSqlite(url);
  const open = await client.transaction();
  assert.equal((await open.execute('select 1 as one')).rows[0]?.one, 1);
  await client.execute("insert into notes (text) values ('meanwhile')");
  await open.execute("insert into notes (text) values ('afterwards')");
  const seen = await open.execute("select text from notes where text = 'afterwards'");
  assert.equal(seen.rows.length, 1);
  await open.commit();
  client.close();
});

test('a writer that has forgotten its transaction does not hold the others up for long', async () => {
  const client = await openSqlite(url);
  const forgotten = await client.transaction();
  await forgotten.execute("insert into notes (text) values ('forgotten')");
  await pause(50);
  await forgotten.execute("insert into notes (text) values ('forgotten')");
  // Were it let be, this one would fail when its time in the queue is over.
  await client.execute("insert into notes (text) values ('next')");
  await assert.rejects(forgotten.commit(), /did nothing for too long/);
  const found = await client.execute("select text from notes where text in ('forgotten', 'next')");
  assert.deepEqual(
    found.rows.map(({ text }) => text),
    ['next'],
  );
  client.close();
});

test('what is deleted is no longer in the file', async () => {
  const client = await openSqlite(url);
  const name = 'Asha Rani, V Rose';
  const holds = async () => {
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return readFileSync(fileURLToPath(url)).includes(name);
  };
  await client.execute('create table people (id integer primary key, name text)');
  await client.execute({ sql: 'insert into people (name) values (?)', args: [name] });
  assert.equal(await holds(), true);
  await client.execute('delete from people');
  assert.equal(await holds(), false);
  client.close();
});
