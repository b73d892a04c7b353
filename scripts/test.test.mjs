import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeToyProduct } from './toy-product.mjs';

/** @type {Awaited<ReturnType<typeof makeToyProduct>>} */
let toy;
before(async () => {
  toy = await makeToyProduct();
});
after(() => toy.remove());

/**
 * @param {string} file
 * @param {string} source
 */
const write = (file, source) =>
  writeFile(path.join(toy.root, file), `import { test } from 'node:test';\n${source}`);

/** @param {string} output */
const lastLine = (output) => output.trimEnd().split('\n').at(-1);

test('only the steps named are run, and the last line adds them up', async () => {
  await mkdir(path.join(toy.root, 'cms/test'), { recursive: true });
  await write('cms/src/rules.test.ts', `test('a', () => {}); test('b', () => {});`);
  await write('cms/test/calls.db.test.ts', `test('c', () => {});`);
  const run = toy.run('test.mjs', {}, ['unit', 'api']);
  assert.equal(await run.ended, 0, run.output());
  assert.equal(lastLine(run.output()), '3 passed, 0 failed');
});

test('a failure makes the whole run fail, and stops no later step', async () => {
  await write('cms/src/rules.test.ts', `test('a', () => { throw new Error('no'); });`);
  const run = toy.run('test.mjs', {}, ['unit', 'api']);
  assert.equal(await run.ended, 1);
  assert.equal(lastLine(run.output()), '1 passed, 1 failed');
});

test('a step that runs no test has failed', async () => {
  await write('cms/src/rules.test.ts', '');
  const run = toy.run('test.mjs', {}, ['unit']);
  assert.equal(await run.ended, 1);
  assert.equal(lastLine(run.output()), '0 passed, 1 failed');
});

test('the torture run counts for itself, and one that ends without a count has failed', async () => {
  await mkdir(path.join(toy.root, 'e2e'), { recursive: true });
  await mkdir(path.join(toy.root, 'torture'), { recursive: true });
  await write('e2e/prepared-data.ts', '');
  // Any program will do for a browser that nobody opens.
  const torture = async (/** @type {string} */ source) => {
    await writeFile(path.join(toy.root, 'torture/main.ts'), source);
    const run = toy.run('test.mjs', { CHROMIUM: process.execPath }, ['torture']);
    return { code: await run.ended, last: lastLine(run.output()) };
  };
  const good = `if (process.argv[2] === 'quick') console.log('3 passed, 0 failed');`;
  assert.deepEqual(await torture(good), { code: 0, last: '3 passed, 0 failed' });
  const bad = `console.log('2 passed, 1 failed'); process.exitCode = 1;`;
  assert.deepEqual(await torture(bad), { code: 1, last: '2 passed, 1 failed' });
  const fallen = `console.log('2 passed'); throw new Error('no');`;
  assert.deepEqual(await torture(fallen), { code: 1, last: '0 passed, 1 failed' });
});

test("the demo makers' tests run in a step of their own, and in no other", async () => {
  await mkdir(path.join(toy.root, 'demo-makers'), { recursive: true });
  await write('demo-makers/pictures.test.ts', `test('a', () => {}); test('b', () => {});`);
  await write('cms/src/rules.test.ts', `test('c', () => {});`);
  for (const [step, last] of [
    ['unit', '1 passed, 0 failed'],
    ['demo', '2 passed, 0 failed'],
  ]) {
    const run = toy.run('test.mjs', {}, [/** @type {string} */ (step)]);
    assert.equal(await run.ended, 0, run.output());
    assert.equal(lastLine(run.output()), last);
  }
});

test('an unknown step is named', async () => {
  const run = toy.run('test.mjs', {}, ['units']);
  assert.equal(await run.ended, 1);
  assert.match(run.output(), /There is no step "units": the steps are types, lint, unit,/);
});

test('nothing is left in the temporary folder', async () => {
  await write(
    'cms/src/rules.test.ts',
    `import { mkdtempSync } from 'node:fs'; import os from 'node:os';
     test('a', () => { mkdtempSync(os.tmpdir() + '/left-behind-'); });`,
  );
  const run = toy.run('test.mjs', {}, ['unit']);
  assert.equal(await run.ended, 0);
  const left = (await readdir(os.tmpdir())).filter((name) => name.startsWith('left-behind-'));
  assert.deepEqual(left, []);
});
