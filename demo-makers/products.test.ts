import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from './maker.ts';
import { makers } from './makers.ts';

const kept = [
  'schools/*/{pictures,documents,private,voice}/*',
  'schools/*/{pictures,portraits,documents}.yaml',
  'schools/njms/records/{students,consents}.yaml',
  'site/public/defaults/*',
];

test('what the schools keep and what can be made again are the same files, each made once', () => {
  const made = Object.values(makers).flatMap(({ products }) => products().map(({ path }) => path));
  assert.deepEqual(made.toSorted(), globSync(kept, { cwd: fileURLToPath(root) }).toSorted());
});

test('the lists that name the files and the roll of students say what is made today', async () => {
  for (const { products } of Object.values(makers))
    for (const { path, make } of products().filter((product) => product.path.endsWith('.yaml')))
      assert.equal(await make(), readFileSync(new URL(path, root), 'utf8'), path);
});
