// Holds the guide to watching true: it names every number that the processes tell, and none that they do not.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../scripts/setup/stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = await readFile(path.join(root, 'docs/guides/watch-it.md'), 'utf8');

const named = async () => {
  const folders = ['contract/src/watch', 'site/src/server', 'cms/src/watch'];
  const lists = await Promise.all(
    folders.map((folder) => listFiles(root, folder, (file) => !/\.test\.\w+$/.test(file))),
  );
  const texts = await Promise.all(
    lists.flat().map((file) => readFile(path.join(root, file), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/'((?:aangan|process|nodejs)_[a-z\d_]+)'/g)].map(([, name = '']) => name),
    ),
  );
};

test('promise 12.19: the guide names every number, and no other', async () => {
  const inGuide = [...guide.matchAll(/\b(?:aangan|process|nodejs)_[a-z\d_]+/g)].map(([name]) =>
    name.replace(/_seconds_(bucket|sum|count)$/, '_seconds'),
  );
  assert.deepEqual([...new Set(inGuide)].sort(), [...(await named())].sort());
});
