import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCheck, isGood, type SchoolCheck } from './describe-check.ts';

const school: SchoolCheck = {
  code: 'NJMS',
  calls: 90,
  files: 400,
  pages: 83,
  failed: [],
  compared: 83,
  changed: [],
};

test('what was read and compared is told in one line', () => {
  assert.deepEqual(describeCheck(school), [
    'good  NJMS: 90 calls, 400 files and 83 pages read; 83 pages say all that they said',
  ]);
  assert.match(
    String(describeCheck({ ...school, compared: undefined })),
    /no pages to compare with/,
  );
});

test('a page that says something else is named and no failure; one that fails is', () => {
  const changed = [
    { path: '/News', missing: ['One', 'Two', 'Three', 'x'.repeat(80)] },
    { path: '/Old', missing: undefined },
  ];
  const other = { ...school, changed };
  assert.ok(isGood(other));
  assert.deepEqual(describeCheck(other), [
    'good  NJMS: 90 calls, 400 files and 83 pages read; 2 of 83 pages do not say all that they said:',
    '      /News no longer says “One”, “Two”, “Three” …',
    '      /Old is no longer there',
  ]);
  const failing = { ...school, failed: ['/News (500)'] };
  assert.ok(!isGood(failing));
  assert.match(String(describeCheck(failing)), /^BAD {3}NJMS: .*1 fail: \/News \(500\)/);
});
