import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ByteRange, byteRange } from './byte-range.ts';

const cases: [header: string | undefined, size: number, ByteRange | null | 'unsatisfiable'][] = [
  [undefined, 100, null],
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=0-', 100, { start: 0, end: 99 }],
  ['bytes=90-200', 100, { start: 90, end: 99 }],
  ['bytes=99-99', 100, { start: 99, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=500-600', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=9-3', 100, null],
  ['', 100, null],
  ['bytes=-', 100, null],
  ['bytes=0-1,5-6', 100, null],
  ['items=0-1', 100, null],
  ['bytes=a-b', 100, null],
  [`bytes=${'9'.repeat(400)}-`, 100, null],
];

for (const [header, size, expected] of cases)
  test(`${header?.slice(0, 30)} of ${size} bytes`, () => {
    assert.deepEqual(byteRange(header, size), expected);
  });
