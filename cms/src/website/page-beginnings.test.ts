import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenRoutes } from '@aangan/contract/routes.ts';
import type { Block, Field } from 'payload';
import { rowsOf } from '../api/records/stored.ts';
import { pageBlocks } from '../fields/page-blocks.ts';
import { beginningOf, pageBeginnings } from './page-beginnings.ts';

test('every page that has parts begins with some, and no other page does', () => {
  for (const { path, page } of writtenRoutes) {
    const hasParts = page.kind === 'content' || page.kind === 'disclosure';
    assert.equal((beginningOf(path)?.blocks.length ?? 0) > 0, hasParts, path);
  }
  for (const path of Object.keys(pageBeginnings)) assert.ok(beginningOf(path), path);
});

const named = (fields: readonly Field[]): Map<string, Field> =>
  new Map(fields.flatMap((field) => ('name' in field ? [[field.name, field]] : [])));

/** Whatever a part begins with is a field of it, at every depth. */
const assertFits = (value: Record<string, unknown>, fields: readonly Field[], place: string) => {
  const known = named(fields);
  for (const [name, given] of Object.entries(value)) {
    if (name === 'blockType') continue;
    const field = known.get(name);
    assert.ok(field, `${place} has no field ${name}`);
    for (const row of Array.isArray(given) ? rowsOf(given) : [])
      if (field.type === 'blocks') assertIsPart(row, field.blocks, `${place} ${name}`);
      else if (field.type === 'array') assertFits(row, field.fields, `${place} ${name}`);
  }
};
const assertIsPart = (
  part: Record<string, unknown>,
  blocks: readonly Block[],
  place: string,
): void => {
  const block = blocks.find(({ slug }) => slug === part.blockType);
  assert.ok(block, `${place}: ${String(part.blockType)}`);
  assertFits(part, block.fields, `${place} ${block.slug}`);
};

test('what a page begins with fits its form', () => {
  for (const [path, { blocks }] of Object.entries(pageBeginnings))
    for (const part of blocks) assertIsPart(part, Object.values(pageBlocks), path);
});

test('no table begins with the name of a total: a sheet that is pasted has its own', () => {
  for (const [path, { blocks }] of Object.entries(pageBeginnings))
    for (const { rowTotal, columnTotal } of blocks)
      assert.deepEqual([rowTotal, columnTotal], [undefined, undefined], path);
});

test('the calendar begins with a table to write into, and the fee’s sentence says nothing that its table does not', () => {
  const [part] = beginningOf('/AcademicCalendar')?.blocks ?? [];
  assert.equal(part?.blockType, 'table');
  assert.deepEqual(part.columns, [{ label: 'Month' }, { label: 'What' }]);
  assert.deepEqual(part.rows, []);
  assert.doesNotMatch(beginningOf('/FeeStructure')?.summary ?? '', /due/);
});

test('an address that is none begins with nothing', () => {
  for (const path of ['/Fees', '/feestructure', '/News', 'constructor', undefined, 1])
    assert.equal(beginningOf(path), undefined);
});
