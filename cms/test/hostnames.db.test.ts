/** A hostname leads to one school, however and whenever it is saved. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askRest, makeSignedIn } from './rest.ts';
import { schoolProfile } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let operator: string;
let head: string;
const ids: Record<string, number> = {};

before(async () => {
  cms = await openTestCms();
  for (const code of ['ONES', 'TWOS'])
    ids[code] = (
      await cms.payload.create({ collection: 'schools', data: schoolProfile(code) as never })
    ).id;
  operator = await makeSignedIn(cms.payload, 'operator', undefined);
  head = await makeSignedIn(cms.payload, 'head', ids.TWOS);
});
after(() => cms.close());

const rows = (names: string[]) => names.map((hostname) => ({ hostname }));
const save = (code: string, names: string[], more: object = {}, token = operator) =>
  askRest('PATCH', `/schools/${ids[code]}`, {
    body: { hostnames: rows(names), ...more },
    token,
  });
type Raw = {
  drizzle: unknown;
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<unknown>;
};
type Problem = { path: string; message: string };
const problemsOf = (body: Record<string, unknown>): Problem[] =>
  (body.errors as { data?: { errors?: Problem[] } }[])[0]?.data?.errors ?? [];
const namesOf = async (code: string) =>
  (await cms.payload.findByID({ collection: 'schools', id: Number(ids[code]) })).hostnames?.map(
    ({ hostname }) => hostname,
  );

test('a name that another school has is refused beside its field', async () => {
  assert.equal((await save('ONES', ['one.example', 'www.one.example'])).status, 200);
  for (const name of ['one.example', 'www.one.example']) {
    const { status, body } = await save('TWOS', ['two.example', name]);
    assert.equal(status, 400);
    assert.deepEqual(problemsOf(body), [
      {
        label: 'Name',
        path: 'hostnames.1.hostname',
        message: `${name} leads to School ONES already. A name leads to one school only.`,
      },
    ]);
  }
  const created = await askRest('POST', '/schools', {
    body: { ...schoolProfile('NEWS'), hostnames: rows(['one.example']) },
    token: operator,
  });
  assert.equal(created.status, 400);
  assert.deepEqual(
    problemsOf(created.body).map(({ path }) => path),
    ['hostnames.0.hostname'],
  );
});

test('nor is it taken in another spelling', async () => {
  for (const name of [
    'ONE.example',
    'one.example.',
    'one.example:8080',
    ' one.example',
    'öne.example',
  ])
    assert.equal((await save('TWOS', [name])).status, 400, name);
  assert.deepEqual(await namesOf('TWOS'), []);
});

test('a school has a name once, with and without www, and may keep it', async () => {
  const { status, body } = await save('TWOS', ['two.example', 'www.two.example', 'two.example']);
  assert.equal(status, 400);
  assert.deepEqual(
    problemsOf(body).map(({ path, message }) => [path, message]),
    [['hostnames.2.hostname', 'two.example stands here twice.']],
  );
  assert.equal((await save('TWOS', ['two.example', 'www.two.example'])).status, 200);
  assert.equal((await save('TWOS', ['www.two.example', 'two.example'])).status, 200);
});

test('what is free again can be had', async () => {
  assert.equal((await save('ONES', ['freed.example'])).status, 200);
  assert.equal((await save('ONES', [])).status, 200);
  assert.equal((await save('TWOS', ['freed.example'])).status, 200);
});

test('of two that are saved at the same moment one gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const name = `round-${round}.example`;
    const answers = await Promise.all([save('ONES', [name]), save('TWOS', [name])]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  }
});

test('names that were there before keep nobody from changing something else', async () => {
  assert.equal((await save('ONES', ['both.example'])).status, 200);
  assert.equal((await save('TWOS', ['before.example'])).status, 200);
  // As an installation from before this rule may have it.
  const db = cms.payload.db as unknown as Raw;
  await db.execute({
    drizzle: db.drizzle,
    raw: `UPDATE schools_hostnames SET hostname = 'both.example' WHERE _parent_id = ${ids.TWOS}`,
  });
  const { status, text } = await save('TWOS', ['mine.example'], { motto: 'Go on' }, head);
  assert.equal(status, 200, text);
  assert.deepEqual(await namesOf('TWOS'), ['both.example']);
});
