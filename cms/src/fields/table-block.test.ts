/** The checks of a table, as the panel asks for them while somebody edits: without the path of what is checked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notAFigure } from '@aangan/contract/figures.ts';
import type { ArrayField, Field, TextField } from 'payload';
import { table } from './table-block.ts';

const named = <T extends Field>(fields: readonly Field[], name: string): T => {
  const found = fields.find((field) => 'name' in field && field.name === name);
  assert.ok(found, name);
  return found as T;
};
const rows = named<ArrayField>(table.fields, 'rows');
const cells = named<ArrayField>(rows.fields, 'cells');
const value = named<TextField>(cells.fields, 'value');
const check = (field: ArrayField | TextField, given: unknown, context: object) =>
  (field.validate as unknown as (given: unknown, context: object) => unknown)(given, context);

const block = () => ({
  unit: 'rupees',
  columns: [{ label: 'Fee' }, { label: 'Amount' }],
  rows: [
    { id: 'a', cells: [{ value: 'Tuition' }, { value: '31240/-' }] },
    { id: 'b', cells: [{ value: 'Bus' }, { value: '300 approx' }] },
  ],
});

test('a cell that is no figure is refused, and no other', () => {
  const blockData = block();
  const told = blockData.rows.map((row) =>
    row.cells.map((siblingData) => check(value, siblingData.value, { blockData, siblingData })),
  );
  assert.deepEqual(told, [
    [true, true],
    [true, notAFigure],
  ]);
});

test('so it is by its path, when the page is stored', () => {
  const blockData = block();
  const at = (row: number) => ['blocks', 0, 'rows', row, 'cells', 1, 'value'];
  assert.equal(check(value, '31240/-', { blockData, siblingData: {}, path: at(0) }), true);
  assert.equal(check(value, '300', { blockData, siblingData: {}, path: at(1) }), notAFigure);
});

test('a row has as many cells as the table has columns, and a cell at most 500 characters', () => {
  const blockData = block();
  const [row] = blockData.rows;
  assert.equal(check(cells, row?.cells, { blockData }), true);
  assert.match(String(check(cells, [], { blockData })), /has 0 cells, but the table has 2 columns/);
  const long = 'x'.repeat(501);
  assert.match(String(check(value, long, { blockData })), /at most 500 characters/);
});
