import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Block } from 'payload';
import { pageBlocksField } from './page-blocks.ts';
import { reportPartsField } from './report-parts.ts';

const drawings = join(import.meta.dirname, '../../public');
const drawn = ({ admin }: Block): string => {
  const thumbnail = admin?.images?.thumbnail;
  assert.ok(typeof thumbnail === 'object');
  return readFileSync(join(drawings, thumbnail.url), 'utf8');
};

test('every part of a page, and of a report, has a small drawing of its own', () => {
  for (const { blocks } of [pageBlocksField, reportPartsField]) {
    const all = blocks.map(drawn);
    for (const drawing of all) {
      assert.match(drawing, /^<svg [^>]*viewBox="0 0 120 80">/);
      assert.ok(drawing.length < 2000, `${drawing.length} bytes`);
    }
    assert.equal(new Set(all).size, blocks.length);
  }
});
