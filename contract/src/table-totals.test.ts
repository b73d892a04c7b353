import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnTotals, formatNumber, grandTotal, rowTotals } from './table-totals.ts';

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
  assert.equal(grandTotal([]), 0);
  assert.deepEqual(rowTotals([]), []);
  assert.deepEqual(columnTotals([], 3), [null, null]);
});

test('a whole table adds up however its figures are written', () =>
  assert.equal(
    grandTotal([
      ['Tuition', 'Rs 31,240/-', '३१२४०'],
      ['Bus', '–', '₹ 300'],
    ]),
    62_780,
  ));

test('numbers are written as India writes them', () => {
  assert.equal(formatNumber(1209), '1,209');
  assert.equal(formatNumber(120_900), '1,20,900');
});
