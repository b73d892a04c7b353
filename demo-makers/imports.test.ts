import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { findCircles, readImports } from '../scripts/testing/imports.mjs';

test('no module imports itself by a roundabout way', async () => {
  const imports = await readImports(path.dirname(import.meta.dirname), ['demo-makers']);
  const circles = findCircles(imports).map((circle) => circle.join(' → '));
  assert.deepEqual(circles, []);
});
