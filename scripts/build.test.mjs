import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeFakeProduct } from './testing/fake-product.mjs';

/** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
let product;
before(async () => {
  product = await makeFakeProduct();
});
after(() => product.remove());

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

test('a word that it does not know is refused', async () => {
  const run = product.run('build.mjs', {}, ['--fast']);
  assert.equal(await run.ended, 1);
  assert.match(run.output(), /Nothing here is called/);
});
