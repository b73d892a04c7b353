import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run } from '../processes/children.mjs';
import { addUp } from './count-reporter.mjs';

const reporter = fileURLToPath(new URL('./count-reporter.mjs', import.meta.url));

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-count-'));
});
after(() => rm(folder, { recursive: true }));

/** @param {string} source */
async function count(source) {
  const file = path.join(folder, 'some.test.mjs');
  const counted = path.join(folder, 'counted');
  await writeFile(file, `import { describe, it, test } from 'node:test';\n${source}`);
  await run(
    process.execPath,
    ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${counted}`, file],
    { cwd: folder, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  );
  return addUp(await readFile(counted, 'utf8'));
}

/** @type {[what: string, source: string, expected: { passed: number, failed: number }][]} */
const cases = [
  [
    'passed and failed',
    `test('a', () => {}); test('b', () => { throw 1 });`,
    { passed: 1, failed: 1 },
  ],
  ['a suite is no test', `describe('s', () => { it('a', () => {}); });`, { passed: 1, failed: 0 }],
  [
    'skipped is neither',
    `test.skip('a', () => {}); test('b', () => {});`,
    { passed: 1, failed: 0 },
  ],
  ['to do is neither', `test.todo('a', () => { throw 1 });`, { passed: 0, failed: 0 }],
  ['a file without tests is none', ``, { passed: 0, failed: 0 }],
  ['a file that crashes has failed', `process.exit(3);`, { passed: 0, failed: 1 }],
  ['a file that cannot be read has failed', `this is not code`, { passed: 0, failed: 1 }],
];
for (const [what, source, expected] of cases)
  test(what, async () => {
    const { passed, failed, failures } = await count(source);
    assert.deepEqual({ passed, failed }, expected);
    assert.equal(failures.length, failed);
  });

test('a failure tells its file, its test and why', async () => {
  const { failures } = await count(`test('adds up', () => { throw new Error('one\\ntwo'); });`);
  assert.match(String(failures), /some\.test\.mjs: adds up\n {4}Error: one\n {4}two$/);
});

test('of a run that was cut off in the middle of a line, what was written before counts', () => {
  assert.deepEqual(addUp('passed\npassed\nfailed "a"\nfailed "b'), {
    passed: 2,
    failed: 1,
    failures: ['a'],
  });
});
