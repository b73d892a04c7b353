import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../setup/stale.mjs';
import { findReached, findUses, listParts } from './parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skipped = ['node_modules', '.git', '.next', 'dist', 'data', '.cache'];
const files = await listFiles(root, '.', (file) => !skipped.includes(path.basename(file)));
const uses = await findUses(root, files);

test('this repository: a change of the contract reaches all that is built on it', () => {
  const reached = findReached(['contract/src/calls.ts'], uses) ?? [];
  for (const part of ['contract', 'cms', 'site', 'e2e', 'torture', 'bench'])
    assert.ok(reached.includes(part), part);
});
test('this repository: a change of the website does not reach the back office', () => {
  const reached = findReached(['site/src/pages/news.tsx'], uses) ?? [];
  assert.ok(reached.includes('e2e'));
  assert.ok(!reached.includes('cms') && !reached.includes('contract'));
});
test('this repository: the demo schools reach what is tested with them', () => {
  assert.ok(findReached(['schools/njms/school.yaml'], uses)?.includes('e2e'));
});
test('a file at the top reaches everything, unless it is only read by people', () => {
  assert.equal(findReached(['package-lock.json'], uses), undefined);
  assert.equal(findReached(['site/src/pages/news.tsx', '.ci/run'], uses), undefined);
  assert.deepEqual(findReached(['README.md', 'LICENSE', '.editorconfig'], uses), []);
});
test('a part is a folder at the top, but not one of tools', () => {
  assert.deepEqual(listParts(['.ci/run', 'package.json', 'cms/a.ts', 'cms/b/c.ts']), ['cms']);
});
