import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeFakeProduct } from './testing/fake-product.mjs';

/** @type {Awaited<ReturnType<typeof makeFakeProduct>>} */
let product;
before(async () => {
  product = await makeFakeProduct();
});
after(() => product.remove());

/**
 * @param {string} file
 * @param {string} source
 */
const write = (file, source) =>
  writeFile(path.join(product.root, file), `import { test } from 'node:test';\n${source}`);

/** @param {string} output */
const lastLine = (output) => output.trimEnd().split('\n').at(-1);

test('only the steps named are run, and the last line adds them up', async () => {
  await mkdir(path.join(product.root, 'cms/test'), { recursive: true });
  await write('cms/src/rules.test.ts', `test('a', () => {}); test('b', () => {});`);
  await write('cms/test/calls.db.test.ts', `test('c', () => {});`);
  const run = product.run('test.mjs', {}, ['unit', 'api']);
  assert.equal(await run.ended, 0, run.output());
  assert.equal(lastLine(run.output()), '3 passed, 0 failed');
});

test('a failure makes the whole run fail, and stops no later step', async () => {
  await write('cms/src/rules.test.ts', `test('a', () => { throw new Error('no'); });`);
  const run = product.run('test.mjs', {}, ['unit', 'api']);
  assert.equal(await run.ended, 1);
  assert.equal(lastLine(run.output()), '1 passed, 1 failed');
  const end = run.output().slice(run.output().indexOf('── api: 1 passed, 0 failed'));
  assert.match(end, /✖ unit: cms\/src\/rules\.test\.ts: a\n {4}Error: no\n/);
});

test('a step that runs no test has failed', async () => {
  await write('cms/src/rules.test.ts', '');
  const run = product.run('test.mjs', {}, ['unit']);
  assert.equal(await run.ended, 1);
  assert.equal(lastLine(run.output()), '0 passed, 1 failed');
});

test('the torture run counts for itself, and one that ends without a count has failed', async () => {
  await mkdir(path.join(product.root, 'e2e'), { recursive: true });
  await mkdir(path.join(product.root, 'torture'), { recursive: true });
  await write('e2e/prepared-data.ts', '');
  // Any program will do for a browser that nobody opens.
  const torture = async (/** @type {string} */ source) => {
    await writeFile(path.join(product.root, 'torture/main.ts'), source);
    const run = product.run('test.mjs', { CHROMIUM: process.execPath }, ['torture']);
    return { code: await run.ended, last: lastLine(run.output()) };
  };
  const good = `if (process.argv[2] === 'quick') console.log('3 passed, 0 failed');`;
  // With the linting of the part.
  assert.deepEqual(await torture(good), { code: 0, last: '4 passed, 0 failed' });
  const bad = `console.log('2 passed, 1 failed'); process.exitCode = 1;`;
  assert.deepEqual(await torture(bad), { code: 1, last: '3 passed, 1 failed' });
  const fallen = `console.log('2 passed'); throw new Error('no');`;
  assert.deepEqual(await torture(fallen), { code: 1, last: '1 passed, 1 failed' });
});

test("the demo makers' tests run in a step of their own, and in no other", async () => {
  await mkdir(path.join(product.root, 'demo-makers'), { recursive: true });
  await write('demo-makers/pictures.test.ts', `test('a', () => {}); test('b', () => {});`);
  await write('cms/src/rules.test.ts', `test('c', () => {});`);
  for (const [step, last] of [
    ['unit', '1 passed, 0 failed'],
    ['demo', '2 passed, 0 failed'],
  ]) {
    const run = product.run('test.mjs', {}, [/** @type {string} */ (step)]);
    assert.equal(await run.ended, 0, run.output());
    assert.equal(lastLine(run.output()), last);
  }
});

test('an unknown word is refused, with the list of steps and parts', async () => {
  const run = product.run('test.mjs', {}, ['unit', 'sites']);
  assert.equal(await run.ended, 1);
  assert.match(run.output(), /Nothing here is called "sites". There are\n/);
  assert.match(run.output(), /\n {2}steps: types, lint, unit, api, /);
  assert.match(run.output(), /\n {2}parts: .*cms.*site/);
  assert.match(run.output(), /\n {2}what changes reach: changed\n/);
});

describe('one part, and what changes reach', () => {
  /** @param {...string} words */
  const check = async (...words) => {
    await product.did();
    const run = product.run('test.mjs', {}, words);
    return { code: await run.ended, did: await product.did(), last: lastLine(run.output()) };
  };
  /** @param {...string} args */
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.in', ...args], {
      cwd: product.root,
    });
  const siteTest = `test('of the website', () => {});`;

  before(async () => {
    for (const part of ['cms', 'site', 'bench', 'contract'])
      await mkdir(path.join(product.root, part, 'src'), { recursive: true });
    for (const part of ['cms', 'site', 'contract'])
      await writeFile(path.join(product.root, part, 'tsconfig.json'), '{}');
    await write('cms/src/rules.test.ts', `test('a', () => {}); test('b', () => {});`);
    await write('site/src/page.test.ts', siteTest);
    await writeFile(path.join(product.root, 'site/src/page.ts'), `import '@aangan/contract/a.ts';`);
    await writeFile(path.join(product.root, 'contract/src/a.ts'), '');
    await writeFile(path.join(product.root, 'bench/notes.md'), '');
    await writeFile(path.join(product.root, '.gitignore'), 'node_modules\ndid\n');
    await rm(path.join(product.root, 'e2e'), { recursive: true, force: true });
    await rm(path.join(product.root, 'torture'), { recursive: true, force: true });
  });

  test('a part is checked by each step that has something to check in it', async () => {
    assert.deepEqual(await check('site'), {
      code: 0,
      did: ['biome ci site', 'tsc -p site/tsconfig.json'],
      last: '3 passed, 0 failed',
    });
  });

  test('a step and a part together are that step of that part', async () => {
    assert.deepEqual(await check('cms', 'unit'), {
      code: 0,
      did: [],
      last: '2 passed, 0 failed',
    });
  });

  test('a step that has nothing to check in the part named has failed', async () => {
    const run = product.run('test.mjs', {}, ['unit', 'bench']);
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /there is nothing for unit in bench/);
  });

  test('changes that are not committed reach their part and what uses it', async () => {
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message=first');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    await writeFile(path.join(product.root, 'contract/src/new.ts'), '');
    assert.deepEqual(await check('changed'), {
      code: 0,
      did: ['biome ci contract site', 'tsc -p contract/tsconfig.json', 'tsc -p site/tsconfig.json'],
      last: '3 passed, 0 failed',
    });
  });

  test('with all committed, what the branch has changed counts', async () => {
    git('add', '.');
    git('commit', '--quiet', '--message=second');
    assert.deepEqual((await check('changed', 'types')).did, [
      'tsc -p contract/tsconfig.json',
      'tsc -p site/tsconfig.json',
    ]);
  });

  test('a change of what all parts share reaches everything', async () => {
    await writeFile(path.join(product.root, 'biome.json'), '{}');
    assert.deepEqual((await check('changed', 'lint')).did, ['biome ci .']);
    await rm(path.join(product.root, 'biome.json'));
  });

  test('no change, no check, and no failure', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    assert.deepEqual(await check('changed'), { code: 0, did: [], last: '0 passed, 0 failed' });
  });
});

test('nothing is left in the temporary folder', async () => {
  await write(
    'cms/src/rules.test.ts',
    `import { mkdtempSync } from 'node:fs'; import os from 'node:os';
     test('a', () => { mkdtempSync(os.tmpdir() + '/left-behind-'); });`,
  );
  const run = product.run('test.mjs', {}, ['unit']);
  assert.equal(await run.ended, 0);
  const left = (await readdir(os.tmpdir())).filter((name) => name.startsWith('left-behind-'));
  assert.deepEqual(left, []);
});
