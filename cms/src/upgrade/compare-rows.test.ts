import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areSame, compareRows } from './compare-rows.ts';
import type { Rows, Values } from './rows.ts';

const rowsOf = (tables: Record<string, Values[]>): Rows =>
  new Map(
    Object.entries(tables).map(([table, rows]) => [
      table,
      new Map(rows.map((row) => [String(row.id), row])),
    ]),
  );
const news = [
  { id: '1', title: 'Sports Day', note: null },
  { id: '2', title: 'Diwali', note: null },
];

const cases: [
  what: string,
  before: Parameters<typeof rowsOf>[0],
  after: Parameters<typeof rowsOf>[0],
  lost: string[],
  changed: string[],
][] = [
  ['the same', { news }, { news }, [], []],
  [
    'rows, columns and tables that came',
    { news },
    { news: [...news, { id: '3' }], albums: [] },
    [],
    [],
  ],
  ['a row that went', { news }, { news: news.slice(1) }, ['news has lost 1 row'], []],
  ['all rows that went', { news }, { news: [] }, ['news has lost 2 rows'], []],
  [
    'a value that was rewritten',
    { news },
    { news: news.map((row) => ({ ...row, title: row.title.toUpperCase() })) },
    [],
    ['news.title has 2 other values'],
  ],
  [
    'columns that went, one of them empty',
    { news },
    { news: news.map(({ id }) => ({ id })) },
    [],
    ['news has no title any more, which held 2 values'],
  ],
  ['a table that went', { news }, {}, [], ['there is no table news any more, which held 2 rows']],
  ['an empty table that went', { news: [] }, {}, [], []],
  ['the list of migrations', { payload_migrations: [{ id: '1' }] }, {}, [], []],
];
for (const [what, before, after, lost, changed] of cases)
  test(`${what}: ${lost.length + changed.length > 0 ? 'told' : 'no difference'}`, () => {
    assert.deepEqual(compareRows(rowsOf(before), rowsOf(after)), { lost, changed });
  });

test('only the very same rows are the same: one that somebody has added meanwhile is seen, too', () => {
  assert.ok(areSame(rowsOf({ news }), rowsOf({ news })));
  assert.ok(
    !areSame(rowsOf({ news }), rowsOf({ news: [...news, { id: '3', title: '', note: '' }] })),
  );
  assert.ok(!areSame(rowsOf({ news }), rowsOf({ news, albums: [] })));
});
