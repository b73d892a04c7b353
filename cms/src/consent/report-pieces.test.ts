/** What is left of an annual report where a child may not be named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Row, rowsOf } from '../api/records/stored.ts';
import { reportLeft } from './report-pieces.ts';

/** Of all children one may not be named. */
const mayStay = (text: string): boolean => !/asha\s+rani/i.test(text);

const row = (...values: string[]) => ({ cells: values.map((value) => ({ value })) });
const rowsLeft = (...rows: Row['rows'][]): number => {
  const part = { id: 1, blockType: 'table', heading: 'Prizes', rows };
  const [left] = rowsOf(reportLeft({ id: 1, blocks: [part] }, mayStay).blocks);
  return rowsOf(left?.rows).length;
};

test('a row goes with a name in one cell, or in two beside each other', () => {
  const others = row('Ravi', 'Kumar', 'Chess');
  assert.equal(rowsLeft(others, row('1', 'Asha Rani', 'Chess')), 1);
  assert.equal(rowsLeft(others, row('Asha', 'Rani', 'Chess')), 1);
  assert.equal(rowsLeft(others, row('Chess', 'Asha', 'Rani')), 1);
});

test('a row stays where the two words are another’s, or stand in two rows', () => {
  assert.equal(rowsLeft(row('Rani', 'Asha', 'Chess')), 1);
  assert.equal(
    rowsLeft(row('Asha', 'Kumar', 'Rani'), row('Asha', 'Chess'), row('Rani', 'Chess')),
    3,
  );
});

test('a part of which no row is left goes with its heading', () => {
  const part = { id: 1, blockType: 'table', heading: 'Prizes', rows: [row('Asha', 'Rani')] };
  assert.deepEqual(reportLeft({ id: 1, blocks: [part] }, mayStay).blocks, []);
});
