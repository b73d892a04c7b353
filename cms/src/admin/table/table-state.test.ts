/** The state of Payload's form, into the grid and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { headingRow, moveColumn, removeRow, withValue } from './grid.ts';
import { readTable, withTable } from './table-state.ts';

const base = 'blocks.1';
const list = (...ids: string[]) => ({
  rows: ids.map((id) => ({ id, lastRenderedPath: `was ${id}` })),
  value: ids.length,
  initialValue: ids.length,
  disableFormData: true,
});
const text = (value: string) => ({ value, initialValue: value, lastRenderedPath: 'x' });

/** As Payload makes it of a table with two columns and two rows, between other parts. */
const state = (): FormState => ({
  summary: text('Fees'),
  blocks: list('b0', 'b1', 'b2'),
  'blocks.0.columns': list('other'),
  'blocks.0.columns.0.id': text('other'),
  'blocks.0.columns.0.label': text('Other'),
  'blocks.1.id': text('b1'),
  'blocks.1.unit': text('rupees'),
  'blocks.1.columnTotal': text('Total'),
  'blocks.1.columns': { ...list('c0', 'c1'), errorMessage: 'Too few', valid: false },
  'blocks.1.columns.0.id': text('c0'),
  'blocks.1.columns.0.label': text('Fee'),
  'blocks.1.columns.1.id': text('c1'),
  'blocks.1.columns.1.label': text('Amount'),
  'blocks.1.rows': list('r0', 'r1'),
  'blocks.1.rows.0.id': text('r0'),
  'blocks.1.rows.0.cells': list('a', 'b'),
  'blocks.1.rows.0.cells.0.id': text('a'),
  'blocks.1.rows.0.cells.0.value': text('Tuition'),
  'blocks.1.rows.0.cells.1.id': text('b'),
  'blocks.1.rows.0.cells.1.value': text('31240'),
  'blocks.1.rows.1.id': text('r1'),
  'blocks.1.rows.1.cells': { ...list('c', 'd'), valid: false, errorMessage: 'Too short' },
  'blocks.1.rows.1.cells.0.id': text('c'),
  'blocks.1.rows.1.cells.0.value': text('Bus'),
  'blocks.1.rows.1.cells.1.id': text('d'),
  'blocks.1.rows.1.cells.1.value': { ...text('x'), valid: false, errorMessage: 'No figure' },
  'blocks.10.columns.0.label': text('The eleventh part'),
});

const valuesAt = (fields: FormState) => {
  const { blocks } = reduceFieldsToValues(fields, true) as { blocks: unknown[] };
  return blocks[1];
};

test('the grid reads headings, cells, and what is refused at which of them', () => {
  const table = readTable(state(), base);
  assert.deepEqual(
    table.columns.map(({ label }) => label),
    ['Fee', 'Amount'],
  );
  assert.deepEqual(table.rows[1], {
    id: 'r1',
    cells: [
      { id: 'c', value: 'Bus' },
      { id: 'd', value: 'x' },
    ],
  });
  assert.deepEqual(table.refused, { '1 1': 'No figure' });
  assert.deepEqual(table.refusedRows, { 1: 'Too short' });
  assert.deepEqual([table.unit, table.rowTotal, table.columnTotal], ['rupees', '', 'Total']);
  assert.deepEqual(readTable({}, base).rows, []);
});

test('written back as it is, it sends the same as before', () => {
  const before = state();
  const after = withTable(before, base, readTable(before, base));
  assert.deepEqual(valuesAt(after), valuesAt(before));
  assert.deepEqual(Object.keys(after).sort(), Object.keys(before).sort());
});

test('a changed cell is no longer refused, the others stay as they are', () => {
  const before = state();
  const table = readTable(before, base);
  const after = withTable(before, base, withValue(table, { row: 1, column: 1 }, '500'));
  assert.deepEqual(readTable(after, base).refused, {});
  assert.equal(after['blocks.1.rows.1.cells.1.value']?.initialValue, 'x');
  assert.equal(after['blocks.1.rows.0.cells.1.value'], before['blocks.1.rows.0.cells.1.value']);
  const elsewhere = withTable(before, base, withValue(table, { row: headingRow, column: 0 }, 'F'));
  assert.deepEqual(readTable(elsewhere, base).refused, { '1 1': 'No figure' });
});

test('a refusal goes where its cell goes', () => {
  const before = state();
  const table = readTable(before, base);
  const moved = withTable(before, base, moveColumn(removeRow(table, 0), 1, 0));
  assert.deepEqual(readTable(moved, base).refused, { '0 0': 'No figure' });
  assert.deepEqual(valuesAt(moved), {
    id: 'b1',
    unit: 'rupees',
    columnTotal: 'Total',
    columns: [
      { id: 'c1', label: 'Amount' },
      { id: 'c0', label: 'Fee' },
    ],
    rows: [
      {
        id: 'r1',
        cells: [
          { id: 'd', value: 'x' },
          { id: 'c', value: 'Bus' },
        ],
      },
    ],
  });
});

test('nothing is left of rows that are gone, and other parts are not touched', () => {
  const before = state();
  const after = withTable(before, base, { columns: [], rows: [] });
  assert.deepEqual(
    Object.keys(after).filter((path) => /^blocks\.1\.(rows|columns)/.test(path)),
    ['blocks.1.columns', 'blocks.1.rows'],
  );
  for (const path of ['summary', 'blocks', 'blocks.0.columns', 'blocks.10.columns.0.label'])
    assert.equal(after[path], before[path]);
  // As Payload's own lists say that they are empty.
  assert.equal((valuesAt(after) as { rows: unknown }).rows, 0);
});
