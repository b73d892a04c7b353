import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addUp, sayTotals } from './totals.ts';

const table = {
  unit: 'rupees',
  rowTotal: 'A year',
  columnTotal: 'Grand total',
  columns: ['Fee', 'April', 'October', 'Note'].map((label, index) => ({ id: `${index}`, label })),
  rows: [
    ['Tuition', 'Rs 31,240/-', '३१२४०', ''],
    ['Bus', '–', '90,000', ''],
  ].map((cells, row) => ({
    id: `r${row}`,
    cells: cells.map((value, column) => ({ id: `${row} ${column}`, value })),
  })),
};

test('promise 12.31: rows, columns and all of a table are added up as the website does it', () => {
  assert.deepEqual(addUp(table), {
    perRow: ['62,480', '90,000'],
    perColumn: ['31,240', '1,21,240', ''],
    grand: '1,52,480',
  });
  assert.deepEqual(addUp({ ...table, unit: 'none' }).perRow, ['62480', '90000']);
});

test('what has no name is not added up', () => {
  const { perRow, perColumn } = addUp({ ...table, rowTotal: ' ', columnTotal: '' });
  assert.deepEqual([perRow, perColumn], [undefined, undefined]);
  assert.equal(sayTotals({ ...table, rowTotal: '', columnTotal: '' }, { row: 0, column: 1 }), '');
});

test('whoever leaves a cell hears the sums that it is part of', () => {
  assert.equal(
    sayTotals(table, { row: 1, column: 2 }),
    'A year of Bus: 90,000. Grand total of October: 1,21,240. In all: 1,52,480.',
  );
  assert.equal(sayTotals({ ...table, rowTotal: '' }, { row: 0, column: 0 }), '');
});
