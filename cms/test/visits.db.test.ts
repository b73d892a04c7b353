/** What the website tells of the pages it has shown, and what the operator sees of it; how each school's disclosure stands. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { websiteKeyHeader } from '@aangan/contract/website-key.ts';
import { addSchools } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
before(async () => {
  api = await openTestApi();
  await addSchools(api);
});
after(() => api.close());

const today = '2025-08-15';
const tell = (body: unknown, key = api.websiteKey) =>
  api.post('/api/visits', body, { [websiteKeyHeader]: key });
const report = (process: string, day: string, pages: Record<string, number>) => ({
  process: process.repeat(16),
  day,
  pages,
});
const rowsOn = async (day: string) => {
  const { loadSchools } = await import('../src/admin/home/load-schools.ts');
  const rows = await loadSchools(api.payload, Date.parse(`${day}T12:00:00+05:30`));
  return Object.fromEntries(rows.map((row) => [row.code, row]));
};

test('promise 12.27: told again by the same process, a day’s sum takes the place of the one before', async () => {
  assert.equal((await tell(report('a', today, { NJMS: 10 }))).status, 200);
  assert.equal((await tell(report('a', today, { NJMS: 70 }))).status, 200);
  assert.equal((await tell(report('b', today, { NJMS: 30, SVNK: 7 }))).status, 200);
  assert.equal((await rowsOn(today)).NJMS?.pagesADay, 0, 'a day that is not over is not counted');
  const next = await rowsOn('2025-08-16');
  assert.equal(next.NJMS?.pagesADay, 100);
  assert.equal(next.SVNK?.pagesADay, 7);
  // Since the first day of which anything is known: five days on, the mean is of five.
  assert.equal((await rowsOn('2025-08-20')).NJMS?.pagesADay, 20);
  assert.equal((await rowsOn('2025-09-20')).NJMS?.pagesADay, 0);
});

test('only the website can tell it, and only what can be', async () => {
  for (const key of ['', 'x'.repeat(64)])
    assert.equal((await tell(report('c', today, { NJMS: 1 }), key)).status, 404);
  assert.equal((await api.post('/api/visits', report('c', today, { NJMS: 1 }))).status, 404);
  const wrong = [
    {},
    report('x', today, { NJMS: 1 }),
    report('c', '2025-02-30', { NJMS: 1 }),
    report('c', '2025-08-17', { NJMS: 1 }),
    report('c', '2024-08-15', { NJMS: 1 }),
    report('c', today, { 'NJMS; drop': 1 }),
    report('c', today, { NJMS: -1 }),
    report('c', today, { NJMS: 0.5 }),
  ];
  for (const body of wrong) assert.equal((await tell(body)).status, 422, JSON.stringify(body));
});

test('after a month it is forgotten', async () => {
  const keys = async () => (await api.payload.kv.keys()).filter((key) => key.startsWith('visits:'));
  assert.ok((await keys()).length > 0);
  api.time.now += 31 * 24 * 3600_000;
  await tell(report('d', '2025-09-15', { NJMS: 1 }));
  assert.deepEqual(await keys(), [`visits:2025-09-15:${'d'.repeat(16)}`]);
});

test('promise 12.27: every morning it is looked how each school’s disclosure stands', async () => {
  const { runStates } = await import('../src/disclosure/daily-states.ts');
  const now = Date.parse('2025-09-15T06:00:00+05:30');
  assert.equal((await rowsOn('2025-09-15')).NJMS?.disclosure, undefined);
  const problems: unknown[] = [];
  const run = (at: number) =>
    runStates({
      payload: api.payload,
      dataDir: api.dataDir,
      now: at,
      report: (problem) => problems.push(problem),
    });
  assert.equal(await run(now), 2);
  assert.equal(await run(now + 3600_000), undefined, 'once a day');
  assert.deepEqual(problems, []);
  const { NJMS } = await rowsOn('2025-09-15');
  assert.ok(NJMS?.disclosure && NJMS.disclosure.open > 0, 'a new school has most of it open');
  assert.ok(NJMS.disclosure.open <= NJMS.disclosure.rows);
});
