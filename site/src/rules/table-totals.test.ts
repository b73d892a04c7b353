import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnTotals, formatNumber, numberIn, rowTotals } from './table-totals.ts';

const cells: [string, number | null][] = [
  ['1680', 1680],
  ['1,680', 1680],
  ['₹ 1,20,900', 120_900],
  ['-5', -5],
  ['4.5', 4.5],
  ['0', 0],
  ['–', null],
  ['', null],
  ['Nil', null],
  ['12 A', null],
  ['1e3', null],
  ['०', null],
];
for (const [cell, value] of cells)
  test(`the number in ${JSON.stringify(cell)} is ${value}`, () =>
    assert.equal(numberIn(cell), value));

test('promise 9.3: the new-student fees add up to 23500', () =>
  assert.deepEqual(
    columnTotals(
      [
        ['Admission', '3000'],
        ['Development', '20,000'],
        ['Registration', '500'],
      ],
      2,
    ),
    [23_500],
  ));

test('a row total leaves out the first cell, which names the row, though it be a number', () =>
  assert.deepEqual(
    rowTotals([
      ['12', '30', '–', '32'],
      ['I', '40', '', 'x'],
    ]),
    [62, 40],
  ));

test('a column without any number has no total; a short row counts as empty', () =>
  assert.deepEqual(columnTotals([['I', '30', 'x'], ['II']], 4), [30, null, null]));

test('a table without rows', () => {
  assert.deepEqual(rowTotals([]), []);
  assert.deepEqual(columnTotals([], 3), [null, null]);
});

test('numbers are written as India writes them', () => {
  assert.equal(formatNumber(1209), '1,209');
  assert.equal(formatNumber(120_900), '1,20,900');
});
