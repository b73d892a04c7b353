import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { draw } from './draw.ts';

test('every drawing is that of its text', async () => {
  const drawings = await draw();
  assert.ok(drawings.length > 0);
  for (const { file, svg } of drawings)
    assert.equal(readFileSync(file, 'utf8'), svg, `${file}: run npm run drawings`);
});
