import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { watchFolders } from './watch-folders.mjs';

/** @type {string} */
let root;
/** @type {string[]} */
let seen = [];
before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'aangan-watch-'));
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await writeFile(path.join(root, 'src/deep/a.ts'), '');
  watchFolders(root, ['src'], (file) => seen.push(file));
});
after(() => rm(root, { recursive: true }));

/** @param {string} file */
const untilSeen = async (file) => {
  while (!seen.includes(file)) await new Promise((resolve) => setTimeout(resolve, 10));
  seen = [];
};

test('each save is noticed, also when a new file is renamed into place', async () => {
  for (const text of ['one', 'two', 'three']) {
    await writeFile(path.join(root, 'new'), text);
    await rename(path.join(root, 'new'), path.join(root, 'src/deep/a.ts'));
    await untilSeen('src/deep/a.ts');
  }
});
test('what is made in a new folder is noticed', async () => {
  await mkdir(path.join(root, 'src/later'));
  await untilSeen('src/later');
  await writeFile(path.join(root, 'src/later/b.ts'), '');
  await untilSeen('src/later/b.ts');
});
