import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeFakeProduct } from './testing/fake-product.mjs';

/** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
let product;
before(async () => {
  product = await makeFakeProduct();
});
after(() => product.remove());

/**
 * @param {string} url
 * @param {ReturnType<typeof product.run>} run
 * @returns {Promise<Response>}
 */
async function untilAnswered(url, run) {
  let isOver = false;
  run.ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
    if (isOver) assert.fail(run.output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @type {[name: string, url: () => string, did: string[]][]} */
const processes = [
  ['site', () => product.siteUrl, ['build site', 'npm ci']],
  ['api', () => product.apiUrl, []],
  ['admin', () => product.adminUrl, ['build admin']],
];
for (const [name, url, did] of processes)
  test(`${name} alone: made ready, started, and ended when it is told so`, async () => {
    const run = product.run('one-process.mjs', {}, [name]);
    const response = await untilAnswered(`${url()}/`, run);
    const { env } = await response.json();
    assert.equal(env.NODE_ENV, 'production');
    assert.deepEqual(await product.did(), did);
    for (const [other, otherUrl] of processes)
      if (other !== name) await assert.rejects(fetch(otherUrl()), `${other} is not started`);
    assert.equal(/The fake database is ready --empty/.test(run.output()), name === 'api');
    // Its own words are the command's.
    await run.until(/^access \/$/m);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 0);
    await assert.rejects(fetch(url()));
  });

test('its exit code is the command’s, and nobody starts it again', async () => {
  const run = product.run('one-process.mjs', {}, ['api']);
  await untilAnswered(product.apiUrl, run);
  await fetch(`${product.apiUrl}/die`).catch(() => undefined);
  assert.equal(await run.ended, 9);
});

for (const words of [[], ['sites'], ['site', '--fast']])
  test(`refused: ${words.join(' ') || 'nothing'}`, async () => {
    const run = product.run('one-process.mjs', {}, words);
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /Nothing here is called/);
  });
