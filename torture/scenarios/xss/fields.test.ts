import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsIn, textsIn } from './fields.ts';

test('every word of a record is found, and no choice, date or number', () => {
  const record = {
    id: 1,
    title: 'News',
    category: 'Circular',
    fromDate: '2026-01-02',
    links: [{ url: 'x', label: 'Here' }],
    text: { root: { type: 'root', children: [{ type: 'text', text: 'Words', format: 0 }] } },
  };
  assert.deepEqual(textsIn(record), [
    ['title'],
    ['links', 0, 'label'],
    ['text', 'root', 'children', 0, 'text'],
  ]);
});

test('empty places are found, but for those that are no words', () => {
  assert.deepEqual(gapsIn({ id: 1, title: 'a', venue: null, date: null, rows: [{ note: null }] }), [
    ['venue'],
    ['rows', 0, 'note'],
  ]);
});
