import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnreadCells, readFigure } from './figures.ts';

const cells: [string, number | null][] = [
  ['31240', 31_240],
  ['31,240', 31_240],
  ['1,20,900', 120_900],
  ['120,900', 120_900],
  ['31 240', 31_240],
  [' 31\u00a0240 ', 31_240],
  ['Rs 31240', 31_240],
  ['Rs. 31,240', 31_240],
  ['rs31240', 31_240],
  ['INR 31,240', 31_240],
  ['31240/-', 31_240],
  ['Rs. 31,240/- only', 31_240],
  ['₹ 31,240', 31_240],
  ['₹31,240.50', 31_240.5],
  ['रु. ३१,२४०/-', 31_240],
  ['३१२४०', 31_240],
  ['৩১২৪০', 31_240],
  ['௩௧௨௪௦', 31_240],
  ['٣١٢٤٠', 31_240],
  ['-5', -5],
  ['−₹ 500', -500],
  ['4.5', 4.5],
  ['0', 0],
  ['०', 0],
  ['–', null],
  ['', null],
  ['Nil', null],
  ['12 A', null],
  ['31,24', null],
  ['3,1,2,4,0', null],
  ['12 13', null],
  ['1e3', null],
  ['0x10', null],
  ['Rs', null],
  ['31240 per term', null],
  ['31240 + 500', null],
  ['10/11', null],
];
for (const [cell, value] of cells)
  test(`the number in ${JSON.stringify(cell)} is ${value}`, () =>
    assert.equal(readFigure(cell), value));

const table = (rows: string[][], more: object = { columnTotal: 'Total' }) => ({
  unit: 'none',
  columns: ['Fee', 'Amount', 'Due'],
  rows,
  ...more,
});

test('a cell that would be left out of a sum unseen is found; days, words and dashes are not', () => {
  const rows = [
    ['Tuition', '30000', '10 April'],
    ['Lab', '31240 approx', '10 July'],
    ['Bus', '–', ''],
    ['Books', 'N/A', '–'],
  ];
  assert.deepEqual(findUnreadCells(table(rows)), [{ row: 1, column: 1 }]);
});

test('money in a column without any figure is found, too', () =>
  assert.deepEqual(findUnreadCells(table([['Tuition', 'Rs thirty thousand', 'May']])), [
    { row: 0, column: 1 },
  ]));

test('where nothing is added up, a cell may hold what it likes; money is always added up or compared', () => {
  const rows = [
    ['I', '12', 'x'],
    ['II', 'Room 14', 'x'],
  ];
  assert.deepEqual(findUnreadCells(table(rows, {})), []);
  assert.deepEqual(findUnreadCells(table(rows, { rowTotal: '' })), []);
  assert.equal(findUnreadCells(table(rows, { rowTotal: 'Total' })).length, 1);
  assert.equal(findUnreadCells(table(rows, { unit: 'rupees' })).length, 1);
});

test('a short row is empty cells; the first column, which names the row, may be anything', () =>
  assert.deepEqual(findUnreadCells(table([['12'], ['Rs x', '3']])), []));
