import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { hashFiles, isFresh, makeFresh } from './stale.mjs';

let root = '';
before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'aangan-stale-'));
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await writeFile(path.join(root, 'src/a.ts'), 'a');
  await writeFile(path.join(root, 'src/deep/b.ts'), 'b');
  await writeFile(path.join(root, 'src/deep/b.test.ts'), 'test');
});
after(() => rm(root, { recursive: true }));

const hash = () => hashFiles(root, ['src', 'package.json'], (file) => !file.endsWith('.test.ts'));

test('what is made from files is stale when one of them changes, appears or is renamed', async () => {
  const first = await hash();
  await writeFile(path.join(root, 'src/deep/b.ts'), 'changed');
  const second = await hash();
  assert.notEqual(second, first);
  await writeFile(path.join(root, 'package.json'), '{}');
  const third = await hash();
  assert.notEqual(third, second);
  await rename(path.join(root, 'src/a.ts'), path.join(root, 'src/c.ts'));
  assert.notEqual(await hash(), third);
});

test('it stays fresh when only times or tests change', async () => {
  const first = await hash();
  await utimes(path.join(root, 'src/deep/b.ts'), 1, 1);
  await writeFile(path.join(root, 'src/deep/b.test.ts'), 'another test');
  assert.equal(await hash(), first);
});

test('a build that fails or is broken off is not taken as done', async () => {
  const stamp = path.join(root, '.stamp');
  await makeFresh(stamp, 'one', async () => {});
  assert.ok(await isFresh(stamp, 'one'));
  const fails = makeFresh(stamp, 'one', async () => {
    throw new Error('no');
  });
  await assert.rejects(fails);
  assert.ok(!(await isFresh(stamp, 'one')));
});
