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
