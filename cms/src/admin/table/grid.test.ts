/** What keys, buttons and a paste make of a table. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  addColumn,
  addRow,
  headingRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  type Table,
  withSheet,
  withValue,
} from './grid.ts';

const table = (headings: string[], ...rows: string[][]): Table => ({
  columns: headings.map((label) => ({ id: `column ${label}`, label })),
  rows: rows.map((row, index) => ({
    id: `row ${index}`,
    cells: row.map((value) => ({ id: `cell ${value}`, value })),
  })),
});
const empty = table([]);
const fees = table(['Fee', 'I', 'II'], ['Tuition', '100', '200'], ['Bus', '30', '40']);

const drawn = (given: Table | null): string[][] => {
  assert.ok(given);
  return [
    given.columns.map(({ label }) => label),
    ...given.rows.map(({ cells }) => cells.map(({ value }) => value)),
  ];
};
const idsOf = ({ columns, rows }: Table): string[] => [
  ...columns.map(({ id }) => id),
  ...rows.flatMap(({ id, cells }) => [id, ...cells.map((cell) => cell.id)]),
];

describe('typing', () => {
  test('changes a cell or a heading, and nothing else', () => {
    const changed = withValue(fees, { row: 1, column: 2 }, '45');
    assert.deepEqual(drawn(changed)[2], ['Bus', '30', '45']);
    assert.deepEqual(idsOf(changed), idsOf(fees));
    assert.deepEqual(drawn(withValue(fees, { row: headingRow, column: 1 }, 'VI'))[0], [
      'Fee',
      'VI',
      'II',
    ]);
  });
  test('below the last row makes one, and in an empty table the least that it may have', () => {
    assert.deepEqual(drawn(withValue(fees, { row: 2, column: 0 }, 'Lab'))[3], ['Lab', '', '']);
    assert.deepEqual(drawn(withValue(empty, { row: 0, column: 0 }, 'a')), [
      ['', ''],
      ['a', ''],
    ]);
    assert.deepEqual(drawn(withValue(empty, { row: headingRow, column: 0 }, 'Fee')), [['Fee', '']]);
  });
  test('fills up rows that are too short, and gives a column to cells that have none', () => {
    const ragged = table(['Fee', 'I'], ['Tuition'], ['Bus', '30', '40']);
    assert.deepEqual(drawn(withValue(ragged, { row: 0, column: 1 }, '100')), [
      ['Fee', 'I', ''],
      ['Tuition', '100', ''],
      ['Bus', '30', '40'],
    ]);
  });
  test('every new cell, column and row has an id of its own', () => {
    const ids = idsOf(withValue(empty, { row: 3, column: 3 }, 'x'));
    assert.equal(new Set(ids).size, 4 + 4 + 16);
    for (const id of ids) assert.match(id, /^[0-9a-f]{24}$/);
  });
});

describe('buttons', () => {
  test('rows are added, removed and moved, with their ids', () => {
    assert.deepEqual(drawn(addRow(fees, 1))[2], ['', '', '']);
    assert.deepEqual(drawn(removeRow(fees, 0)), [
      ['Fee', 'I', 'II'],
      ['Bus', '30', '40'],
    ]);
    const moved = moveRow(fees, 0, 1);
    assert.deepEqual(drawn(moved).slice(1), [
      ['Bus', '30', '40'],
      ['Tuition', '100', '200'],
    ]);
    assert.deepEqual(
      moved.rows.map(({ id }) => id),
      ['row 1', 'row 0'],
    );
  });
  test('columns take their cells with them', () => {
    assert.deepEqual(drawn(addColumn(fees, 1)), [
      ['Fee', '', 'I', 'II'],
      ['Tuition', '', '100', '200'],
      ['Bus', '', '30', '40'],
    ]);
    assert.deepEqual(drawn(removeColumn(fees, 1)), [
      ['Fee', 'II'],
      ['Tuition', '200'],
      ['Bus', '40'],
    ]);
    const moved = moveColumn(fees, 2, 1);
    assert.deepEqual(drawn(moved), [
      ['Fee', 'II', 'I'],
      ['Tuition', '200', '100'],
      ['Bus', '40', '30'],
    ]);
    assert.equal(moved.rows[0]?.cells[1]?.id, 'cell 200');
  });
});

describe('a paste', () => {
  const sheet = [
    ['Class', 'Sections', 'Students'],
    ['VI', '4', '130'],
  ];
  test('into an empty table takes the first line as the headings, wherever the caret was', () => {
    for (const row of [headingRow, 0, 2])
      assert.deepEqual(drawn(withSheet(empty, { row, column: 1 }, sheet)), sheet);
    const blank = table(['', ''], ['', ' ']);
    assert.deepEqual(drawn(withSheet(blank, { row: 0, column: 0 }, sheet)), sheet);
  });
  test('into an empty table leaves the headings open where the first line has figures', () =>
    assert.deepEqual(drawn(withSheet(empty, { row: headingRow, column: 0 }, [['VI', '130']])), [
      ['', ''],
      ['VI', '130'],
    ]));
  test('of a whole table replaces one of which only the names of its rows are written', () => {
    const beginning = table(['Class', 'A', 'B', 'C'], ['VI', '', '', ''], ['VII'], ['XII', ' ']);
    for (const row of [headingRow, 0, 2])
      assert.deepEqual(drawn(withSheet(beginning, { row, column: 0 }, sheet)), sheet);
    // Without figures it is known by the heading of its first column, or by where it was pasted.
    const calendar = table(['Month', 'What']);
    const months = [
      ['month', 'Events'],
      ['April', 'The session begins'],
    ];
    assert.deepEqual(drawn(withSheet(calendar, { row: 0, column: 0 }, months)), months);
    const named = [['When', 'Events'], ...months.slice(1)];
    assert.deepEqual(drawn(withSheet(calendar, { row: headingRow, column: 0 }, named)), named);
  });
  test('of rows without headings fills a table of which only the names are written', () => {
    const beginning = table(['Fee', 'I'], ['Admission', ''], ['Tuition', ''], ['Other', '']);
    const lines = [
      ['Admission', 'none'],
      ['Tuition', '100'],
    ];
    assert.deepEqual(drawn(withSheet(beginning, { row: 0, column: 0 }, lines)), [
      ['Fee', 'I'],
      ...lines,
      ['Other', ''],
    ]);
    assert.deepEqual(drawn(withSheet(beginning, { row: 0, column: 1 }, [['5'], ['6']]))[3], [
      'Other',
      '',
    ]);
  });
  test('of a whole table into one with figures leaves what it does not cover', () =>
    assert.deepEqual(drawn(withSheet(fees, { row: headingRow, column: 0 }, sheet)), [
      ['Class', 'Sections', 'Students'],
      ['VI', '4', '130'],
      ['Bus', '30', '40'],
    ]));
  test('fills from its cell, grows the table, and leaves the rest', () =>
    assert.deepEqual(
      drawn(
        withSheet(fees, { row: 1, column: 2 }, [
          ['41', '51'],
          ['42', ''],
        ]),
      ),
      [
        ['Fee', 'I', 'II', ''],
        ['Tuition', '100', '200', ''],
        ['Bus', '30', '41', '51'],
        ['', '', '42', ''],
      ],
    ));
  test('from a heading fills the headings, and the rows below them', () =>
    assert.deepEqual(drawn(withSheet(fees, { row: headingRow, column: 1 }, [['VI'], ['7']])), [
      ['Fee', 'VI', 'II'],
      ['Tuition', '7', '200'],
      ['Bus', '30', '40'],
    ]));
  test('an empty cell empties the one below it; what was there keeps its id', () => {
    const changed = withSheet(fees, { row: 0, column: 1 }, [['', '9']]);
    assert.deepEqual(drawn(changed)[1], ['Tuition', '', '9']);
    assert.deepEqual(changed && idsOf(changed), idsOf(fees));
  });
  test('of more than a table holds is not taken', () => {
    const tall = Array.from({ length: 202 }, () => ['x', 'y']);
    assert.equal(withSheet(empty, { row: 0, column: 0 }, tall), null);
    assert.equal(withSheet(empty, { row: 0, column: 0 }, tall.slice(1))?.rows.length, 200);
    assert.equal(withSheet(fees, { row: 0, column: 0 }, [Array(21).fill('x')]), null);
  });
});
