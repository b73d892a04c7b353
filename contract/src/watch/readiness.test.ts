import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Check, createReadiness, readinessMetrics, readinessStatus } from './readiness.ts';

const good: Check = { isNeeded: true, ask: () => true };
const needed = (ask: Check['ask']): Check => ({ isNeeded: true, ask });
const wanted = (ask: Check['ask']): Check => ({ isNeeded: false, ask });
const fails = () => {
  throw new Error('the database at 10.0.0.7 is away');
};

test('what is needed decides; what is not is told as degraded', async () => {
  const cases: [Record<string, Check>, status: number, degraded: string[]][] = [
    [{ a: good }, 200, []],
    [{ a: good, b: wanted(() => false) }, 200, ['b']],
    [{ a: good, b: wanted(fails) }, 200, ['b']],
    [{ a: needed(async () => false), b: good }, 503, []],
    [{ a: needed(fails), b: wanted(() => false) }, 503, ['b']],
  ];
  for (const [checks, status, degraded] of cases) {
    const readiness = await createReadiness(checks)();
    assert.deepEqual([readinessStatus(readiness), readiness.degraded], [status, degraded]);
    assert.deepEqual(Object.keys(readiness.checks), Object.keys(checks));
  }
});

test('nothing is told but whether each check is good', async () => {
  const readiness = await createReadiness({ database: needed(fails) })();
  assert.equal(
    JSON.stringify(readiness),
    '{"ok":false,"degraded":[],"checks":{"database":{"ok":false}}}',
  );
});

test('whoever asks often, or all at once, has it asked once a second', async () => {
  let asked = 0;
  const time = { now: 5000 };
  const isReady = createReadiness({ a: needed(() => ++asked > 0) }, { now: () => time.now });
  await Promise.all(Array.from({ length: 50 }, isReady));
  time.now += 999;
  await isReady();
  assert.equal(asked, 1);
  time.now += 1;
  await isReady();
  assert.equal(asked, 2);
});

test('one that hangs is not good, and is not asked again while it hangs', async () => {
  let asked = 0;
  const time = { now: 0 };
  const answer = Promise.withResolvers<boolean>();
  const hangs = needed(() => {
    asked += 1;
    return answer.promise;
  });
  const isReady = createReadiness({ hangs }, { now: () => time.now, withinMs: 20 });
  for (let second = 1; second <= 3; second += 1) {
    assert.equal((await isReady()).ok, false);
    time.now += 1000;
  }
  assert.equal(asked, 1);
  answer.resolve(true);
  await answer.promise;
  assert.equal((await isReady()).ok, true);
});

test('as numbers: one for all, and one for each', () => {
  const [all, each] = readinessMetrics({
    ok: true,
    degraded: ['b'],
    checks: { a: { ok: true }, b: { ok: false } },
  });
  assert.deepEqual(all?.samples, [{ value: 1 }]);
  assert.deepEqual(each?.samples, [
    { labels: { check: 'a' }, value: 1 },
    { labels: { check: 'b' }, value: 0 },
  ]);
});
