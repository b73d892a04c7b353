import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsIn } from './fields.ts';

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
