import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseReport, heedsSession } from './annual-report.ts';

const reports = ['2023-2024', '2025-2026', '2024-2025'].map((sessionYear) => ({
  _id: sessionYear,
  sessionYear,
  words: '',
  signedBy: '',
  blocks: [],
}));
const choose = (query: string, of = reports) => {
  const { report, ...rest } = chooseReport(of, new URLSearchParams(query));
  return { session: report?.sessionYear, ...rest };
};

test('promise 2.21: the newest report, or that of the session that is asked for; the others are listed, the newest first', () => {
  const newest = {
    session: '2025-2026',
    isNewest: true,
    others: ['2024-2025', '2023-2024'],
  };
  assert.deepEqual(choose(''), newest);
  assert.deepEqual(choose('session=2025-2026'), newest);
  assert.deepEqual(choose('session=2024-2025'), {
    session: '2024-2025',
    isNewest: false,
    others: ['2025-2026', '2023-2024'],
  });
  assert.deepEqual(choose('session=2020-2021'), newest);
  assert.deepEqual(choose('session=2024-2025', []), {
    session: undefined,
    isNewest: true,
    others: [],
  });
});

const queries: [query: string, heeded: string][] = [
  ['session=2024-2025', '?session=2024-2025'],
  ['session=2024-2025&utm=x', '?session=2024-2025'],
  ['session=2024-2026', ''],
  ['session=1024-1025', ''],
  ['session=../../x', ''],
  ['year=2024', ''],
  ['', ''],
];
for (const [query, heeded] of queries)
  test(`of ?${query} the page heeds '${heeded}'`, () =>
    assert.equal(heedsSession(new URLSearchParams(query)), heeded));
