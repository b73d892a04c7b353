/** `npm run retention`: the real program, its words and exit codes, and what a run leaves that is killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { createPlace, createSample, type Place } from './sample-records.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
let place: Place;
before(async () => {
  cms = await openTestCms();
  place = await createPlace(cms.payload, 'AAAA');
});
after(() => cms.close());

const start = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [join(import.meta.dirname, '../src/retention/main.ts'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const runProgram = async (args: string[], env: Record<string, string> = {}) => {
  const child = start(args, env);
  const [[code], out, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, errors };
};

const addOld = async (count: number): Promise<void> => {
  for (let made = 0; made < count; made += 1) {
    const { id } = await createSample(cms.payload, 'enquiries', place);
    const data = { receivedAt: '2020-01-01T00:00:00.000Z' };
    await cms.payload.db.updateOne({ collection: 'enquiries', id, data, returning: false });
  }
};
const left = async () => (await cms.payload.count({ collection: 'enquiries' })).totalDocs;
const counted = async () => {
  const { docs } = await cms.payload.find({
    collection: 'activity',
    where: { did: { equals: 'expired' } },
    pagination: false,
  });
  return docs.reduce((sum, { count }) => sum + (count ?? 0), 0);
};
const rowsOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/).map((cell) => cell.trim()));

test('a dry run prints what would go and deletes nothing; a run deletes it and says so', async () => {
  await addOld(2);
  await createSample(cms.payload, 'enquiries', place);
  const rows = (count: string, head: string, end: string) => [
    ['school', 'kind', 'kept for', head],
    ['AAAA', 'Trash', '30 days', '0'],
    ['AAAA', 'Letters set aside', '30 days', '0'],
    ['AAAA', 'Enquiries', '12 months', count],
    ['AAAA', 'Guest book entries', '12 months', '0'],
    ['AAAA', 'Privacy requests', '12 months', '0'],
    ['AAAA', 'Photographs of leavers', '12 months', '0'],
    ['AAAA', 'Who did what', '12 months', '0'],
    ['none', 'Who did what', '12 months', '0'],
    [end],
  ];
  const dry = await runProgram(['--dry-run']);
  assert.deepEqual([dry.code, dry.errors], [0, '']);
  assert.deepEqual(rowsOf(dry.out), rows('2', 'would go', '2 would be deleted. Nothing was.'));
  assert.deepEqual([await left(), await counted()], [3, 0]);

  const real = await runProgram([]);
  assert.deepEqual([real.code, real.errors], [0, '']);
  assert.deepEqual(rowsOf(real.out), rows('2', 'gone', '2 deleted for good.'));
  assert.deepEqual([await left(), await counted()], [1, 2]);
});

test('what is asked wrongly ends with 2, what cannot be with 1, help with 0', async () => {
  await addOld(1);
  const before = await left();
  const wrong = await runProgram(['--dryrun']);
  assert.deepEqual([wrong.code, wrong.out], [2, '']);
  assert.match(wrong.errors, /^retention does not know --dryrun\. [^\n]+\n$/);
  assert.equal(await left(), before, 'a misspelled dry run deletes nothing');
  const help = await runProgram(['--help']);
  assert.deepEqual([help.code, help.errors], [0, '']);
  assert.match(help.out, /^npm run retention [\s\S]*Enquiries +12 months +from the moment/);
  const empty = mkdtempSync(join(tmpdir(), 'aangan-retention-'));
  try {
    const nowhere = await runProgram(['--dry-run'], { DATA_DIR: empty, DATABASE_URL: '' });
    assert.equal(nowhere.code, 1);
    assert.match(nowhere.errors, /^There is no database in .* yet: run npm start once/);
    assert.deepEqual(readdirSync(empty), [], 'and none is made');
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test('while another process is at it, it does nothing and says so', async () => {
  const { unlessAnother } = await import('../src/database/process-lock.ts');
  await addOld(1);
  const before = await left();
  await unlessAnother({ payload: cms.payload, dataDir: cms.dataDir }, 'retention', async () => {
    const { code, out, errors } = await runProgram([]);
    assert.deepEqual([code, out], [1, '']);
    assert.match(errors, /^Another run is under way/);
  });
  assert.equal(await left(), before);
});

test('killed in the middle: what is gone is counted, and the next run does the rest', async () => {
  assert.equal((await runProgram([])).code, 0);
  await addOld(150);
  const [all, before] = [await left(), await counted()];
  const child = start([]);
  const ended = once(child, 'close');
  // On a machine that is quick enough the run is over before it is killed, and what is asserted holds as well.
  while ((await left()) === all && child.exitCode === null)
    await new Promise((done) => setTimeout(done, 5));
  child.kill('SIGKILL');
  await ended;
  const gone = all - (await left());
  assert.ok(gone > 0);
  assert.equal((await counted()) - before, gone);
  assert.equal((await runProgram([])).code, 0);
  assert.deepEqual([all - (await left()), (await counted()) - before], [150, 150]);
});
