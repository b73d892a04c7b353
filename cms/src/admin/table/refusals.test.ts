/** Which cells are marked: by the server, which is sometimes late, and by the same rule before anything is sent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notAFigure } from '@aangan/contract/figures.ts';
import { moveRow, withValue } from './grid.ts';
import { learnRefused, type Refused, refusalsOf } from './refusals.ts';
import type { ReadTable } from './table-state.ts';

const nothing: Refused = new Map();
const table = (amounts: string[], more: Partial<ReadTable> = {}): ReadTable => ({
  columns: [
    { id: 'c0', label: 'Fee' },
    { id: 'c1', label: '' },
  ],
  rows: amounts.map((value, row) => ({
    id: `r${row}`,
    cells: [
      { id: `a${row}`, value: 'x' },
      { id: `b${row}`, value },
    ],
  })),
  unit: 'rupees',
  rowTotal: '',
  columnTotal: '',
  refused: {},
  refusedRows: {},
  ...more,
});
const marks = (given: ReadTable, refused: Refused = nothing) => [...refusalsOf(given, refused)];

test('what is no figure is marked before it is sent, and not where nothing is added up', () => {
  assert.deepEqual(marks(table(['100', '200 approx'])), [['1 1', notAFigure]]);
  assert.deepEqual(marks(table(['100', '200 approx'], { unit: 'none' })), []);
});

test('what the server has refused stays marked until it is changed, whatever the form’s state says by then', () => {
  const refused = table(['1', '2'], { refused: { '-1 1': 'Required', '0 1': 'Too long' } });
  const known = learnRefused(nothing, refused);
  const later = { ...refused, refused: {} };
  assert.deepEqual(marks(later, known), [
    ['-1 1', 'Required'],
    ['0 1', 'Too long'],
  ]);
  const named = { ...later, ...withValue(later, { row: -1, column: 1 }, 'Amount') };
  assert.deepEqual(marks(named, known), [['0 1', 'Too long']]);
  const moved = { ...named, ...moveRow(named, 0, 1) };
  assert.deepEqual(marks(moved, known), [['1 1', 'Too long']]);
});

test('nothing is learned twice, and no word on figures, which depend on their neighbours', () => {
  const refused = table(['1', 'x'], { refused: { '-1 1': 'Required', '1 1': notAFigure } });
  const known = learnRefused(nothing, refused);
  assert.deepEqual([...known.keys()], ['c1']);
  assert.equal(learnRefused(known, refused), known);
  assert.deepEqual(marks(table(['y', 'x'], { refused: { '1 1': notAFigure } })), []);
});
