import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeFakeProduct } from './testing/fake-product.mjs';

/** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
let product;
before(async () => {
  product = await makeFakeProduct();
});
after(() => product.remove());

const write = (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFile(path.join(product.root, file), text);

test('installs and builds all that is stale, once, and starts nothing', async () => {
  const run = product.run('build.mjs');
  assert.equal(await run.ended, 0, run.output());
  assert.deepEqual(await product.did(), ['build admin', 'build site', 'npm ci']);
  for (const url of [product.siteUrl, product.apiUrl, product.adminUrl])
    await assert.rejects(fetch(url), url);

  const again = product.run('build.mjs');
  assert.equal(await again.ended, 0, again.output());
  assert.deepEqual(await product.did(), []);
});

test('a slim installation is enough to start, and made whole again before a build', async () => {
  const packages = { 'node_modules/typescript': {}, 'node_modules/next': {} };
  await write('package-lock.json', JSON.stringify({ packages }));
  const whole = product.run('build.mjs', {}, ['--slim']);
  assert.equal(await whole.ended, 0, whole.output());
  assert.deepEqual(await product.did(), ['build admin', 'build site', 'npm install']);
  const isThere = (/** @type {string} */ name) =>
    existsSync(path.join(product.root, 'node_modules', name));
  assert.deepEqual([isThere('typescript'), isThere('next')], [false, true]);

  const again = product.run('build.mjs', {}, ['--slim']);
  assert.equal(await again.ended, 0, again.output());
  assert.deepEqual(await product.did(), [], 'nothing is installed to be taken away again');

  await write('site/src/main.ts', '// changed');
  const stale = product.run('build.mjs', {}, ['--slim']);
  assert.equal(await stale.ended, 0, stale.output());
  assert.deepEqual(await product.did(), ['build site', 'npm ci']);
});

test('a word that it does not know is refused', async () => {
  const run = product.run('build.mjs', {}, ['--fast']);
  assert.equal(await run.ended, 1);
  assert.match(run.output(), /Nothing here is called/);
});
