/**
 * PostgreSQL is restarted, and stopped for a while, under a stream of forms: the api goes on by itself, each form is
 * stored or refused, and none is acknowledged that is not stored.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { refusals } from '@aangan/contract/messages.ts';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { addSchools } from './api-content.ts';
import { askRest, makeSignedIn } from './rest.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const skip = process.env.TEST_DATABASE_URL ? false : 'only of PostgreSQL';
let postgres: Postgres;
let api: TestApi;

before(async () => {
  if (skip) return;
  // A server of its own: the others' tests go on.
  postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  api = await openTestApi();
  await addSchools(api);
});
after(async () => {
  if (skip) return;
  await api.close();
  await postgres.stop();
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Outcome = { message: string; status: number; retryAfter: string | null; words?: string };

const sendForm = async (message: string, address: string): Promise<Outcome> => {
  const response = await api.post(
    '/api/form/NJMS/Admission',
    {
      name: 'Asha Rani',
      phone: '98960',
      email: 'asha@example.in',
      subject: 'Class V',
      address: 'Hisar',
      message,
    },
    { 'x-visitor-address': address },
  );
  const { error } = await response.json();
  return {
    message,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    words: error?.message,
  };
};

const storedMessages = async (): Promise<string[]> => {
  const { docs } = await api.payload.find({
    collection: 'enquiries',
    pagination: false,
    depth: 0,
    select: { message: true },
  });
  return docs.map((doc) => String(doc.message));
};

test('forms while it is restarted: stored or refused, never half, never falsely acknowledged', {
  skip,
}, async () => {
  const outcomes: Outcome[] = [];
  let isOver = false;
  let count = 0;
  const family = async (number: number) => {
    while (!isOver) {
      count += 1;
      outcomes.push(await sendForm(`Form ${count}`, `203.0.113.${number}`));
      // So that nobody has sent too many.
      api.time.now += 60_000;
      await pause(5);
    }
  };
  const acknowledged = () => outcomes.filter(({ status }) => status === 200);
  const untilAcknowledged = async (more: number) => {
    const enough = acknowledged().length + more;
    while (acknowledged().length < enough) await pause(20);
  };
  const families = Array.from({ length: 8 }, (_, number) => family(number));

  await untilAcknowledged(20);
  for (let restart = 0; restart < 3; restart += 1) {
    await postgres.halt();
    const refusedBefore = outcomes.length;
    while (outcomes.length < refusedBefore + 20) await pause(20);
    await postgres.resume();
    await untilAcknowledged(20);
  }
  isOver = true;
  await Promise.all(families);

  const stored = await storedMessages();
  assert.equal(new Set(stored).size, stored.length, 'none is stored twice');
  const missing = acknowledged().filter(({ message }) => !stored.includes(message));
  assert.deepEqual(missing, [], 'each that was acknowledged is stored');
  const refused = outcomes.filter(({ status }) => status !== 200);
  assert.ok(refused.length >= 60);
  for (const { status, retryAfter, words } of refused) {
    assert.equal(status, 503);
    assert.ok(Number(retryAfter) > 0);
    assert.equal(words, refusals.away);
  }
});

test('no connection is lost for good: as many transactions at once as before', {
  skip,
}, async () => {
  for (let restart = 0; restart < 3; restart += 1) {
    await postgres.halt();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        sendForm(`Lost ${restart} ${index}`, '203.0.113.99'),
      ),
    );
    await postgres.resume();
  }
  api.time.now += 24 * 60 * 60 * 1000;
  const { inTransaction } = await import('../src/database/in-transaction.ts');
  // All ten hold their connection until all have one.
  const here = Promise.withResolvers<void>();
  let open = 0;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      inTransaction(api.payload, async (req) => {
        await api.payload.count({ collection: 'schools', req });
        open += 1;
        if (open === 10) here.resolve();
        await here.promise;
      }),
    ),
  );
  assert.equal((await sendForm('After all', '203.0.113.98')).status, 200);
});

test('a member who saves meanwhile hears that the database is away, not that they may not', {
  skip,
}, async () => {
  const { docs } = await api.payload.find({ collection: 'schools', limit: 1 });
  const token = await makeSignedIn(api.payload, 'editor', docs[0]?.id);
  const ask = () => askRest('GET', '/news', { token });
  assert.equal((await ask()).status, 200);
  await postgres.halt();
  const away = [await ask(), await askRest('POST', '/news', { token, body: { title: 'x' } })];
  await postgres.resume();
  for (const { status, text } of away) {
    assert.equal(status, 503, text);
    assert.match(text, /the database cannot be reached just now/);
  }
  while ((await ask()).status === 503) await pause(20);
  assert.equal((await ask()).status, 200);
});

test('a database that takes no changes for now is away, not a fault of ours', {
  skip,
}, async () => {
  /** For connections that are opened from then on, so all are ended. */
  const setReadOnly = async (words: string) => {
    const name = new URL(String(process.env.DATABASE_URL)).pathname.slice(1);
    const client = new Client({ connectionString: `${postgres.url}/postgres` });
    await client.connect();
    await client.query(`alter database ${name} ${words}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    await client.end();
  };
  const isReached = async () =>
    api.payload.count({ collection: 'schools' }).then(
      () => true,
      () => false,
    );
  const { docs } = await api.payload.find({ collection: 'schools', limit: 1 });
  const token = await makeSignedIn(api.payload, 'head', docs[0]?.id);
  await setReadOnly('set default_transaction_read_only = on');
  while (!(await isReached())) await pause(20);
  const form = await sendForm('Copy', '203.0.113.97');
  const news = { title: 'x', school: docs[0]?.id };
  const saved = await askRest('POST', '/news?draft=true', { token, body: news });
  await setReadOnly('reset default_transaction_read_only');
  while (!(await isReached())) await pause(20);
  assert.deepEqual([form.status, form.words], [503, refusals.away]);
  assert.equal(saved.status, 503, saved.text);
  assert.match(saved.text, /the database cannot be reached just now/);
  assert.equal((await sendForm('No copy', '203.0.113.97')).status, 200);
});
