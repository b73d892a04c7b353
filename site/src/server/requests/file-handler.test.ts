import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from './file-handler.ts';

const ranges: [string | undefined, ReturnType<typeof rangeOf>][] = [
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', null],
  ['bytes=5000-6000', null],
  ['bytes=-0', null],
  ['bytes=9-3', null],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['', undefined],
];
for (const [header, range] of ranges)
  test(`Range ${JSON.stringify(header)} of 1,000 bytes`, () =>
    assert.deepEqual(rangeOf(header, 1000), range));

test('an empty file has no part', () => assert.equal(rangeOf('bytes=0-', 0), null));
