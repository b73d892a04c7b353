import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeFakeProduct } from '../testing/fake-product.mjs';

/** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
let product;
before(async () => {
  product = await makeFakeProduct();
});
after(() => product.remove());

for (const name of ['bench', 'torture']) {
  test(`npm run ${name} installs, passes its words on and ends as its program does`, async () => {
    await mkdir(path.join(product.root, name), { recursive: true });
    await writeFile(
      path.join(product.root, name, 'main.ts'),
      `console.log(process.argv.slice(2).join('+')); console.error('told'); process.exit(3);`,
    );
    const run = product.run(`${name}.mjs`, {}, ['quick', 'one']);
    assert.equal(await run.ended, 3);
    assert.match(run.output(), /^quick\+one$/m);
    assert.match(run.output(), /^told$/m);
  });

  test(`npm run ${name} leaves nothing running when it is stopped`, async () => {
    await writeFile(
      path.join(product.root, name, 'main.ts'),
      `console.log('pid', process.pid); setInterval(() => {}, 1000);`,
    );
    const run = product.run(`${name}.mjs`);
    const pid = Number(/pid (\d+)/.exec(await run.until(/pid \d+/))?.[1]);
    run.child.kill('SIGTERM');
    assert.equal(await run.ended, 1);
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });
}
