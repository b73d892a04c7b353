import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedIn } from '../records/read-records.ts';
import { shownAt } from '../records/shown.ts';
import type { Row } from '../records/stored.ts';
import { isMeant, withPreviewed } from './with-previewed.ts';

const now = new Date('2026-08-15T04:30:00Z');
const draft: Row = {
  id: 7,
  school: 1,
  _status: 'published',
  showFrom: null,
  fromDate: '2026-08-10',
  category: 'Circular',
};
const published = { and: [publishedIn(1, { category: { equals: 'Circular' } }), shownAt(now)] };

test('a query means the draft by what it says, of whatever school and kind it is', () => {
  assert.ok(isMeant(draft, published));
  assert.ok(isMeant({ ...draft, school: { id: 1 } }, published));
  assert.ok(!isMeant({ ...draft, school: 2 }, published));
  assert.ok(!isMeant({ ...draft, category: 'Homework' }, published));
  assert.ok(isMeant(draft, { id: { in: [5, 7] } }));
  assert.ok(!isMeant(draft, { id: { not_equals: 7 } }));
  assert.ok(!isMeant(draft, { showFrom: { greater_than: now.toISOString() } }));
  assert.throws(() => isMeant(draft, { category: { like: 'x' } }), /like/);
});

test('it stands where its draft belongs', () => {
  const dayOf = (id: number, fromDate: string | null): Row => ({ ...draft, id, fromDate });
  const others = [dayOf(3, '2026-08-12'), dayOf(9, '2026-08-10'), dayOf(2, '2026-08-01')];
  const ids = (row: Row, sort: string | string[], limit?: number) =>
    withPreviewed(others, row, { where: published, sort, ...(limit ? { limit } : {}) }).map(
      ({ id }) => id,
    );
  const newest = ['-fromDate', '-id'];
  assert.deepEqual(ids(draft, newest), [3, 9, 7, 2]);
  assert.deepEqual(ids({ ...draft, id: 10 }, newest), [3, 10, 9, 2]);
  assert.deepEqual(ids({ ...draft, fromDate: '2026-09-01' }, newest), [7, 3, 9, 2]);
  assert.deepEqual(ids({ ...draft, fromDate: null }, newest), [3, 9, 2, 7]);
  assert.deepEqual(ids({ ...draft, fromDate: '2026-09-01' }, newest, 3), [7, 3, 9]);
  assert.deepEqual(ids({ ...draft, category: 'Syllabus' }, newest), [3, 9, 2]);
});
