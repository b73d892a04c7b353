import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentile, slope } from './times.ts';

test('percentiles', () => {
  const values = [5, 1, 4, 2, 3];
  assert.equal(percentile(values, 0.5), 3);
  assert.equal(percentile(values, 1), 5);
  assert.ok(Number.isNaN(percentile([], 0.5)));
});
test('the slope of a line is its slope, that of a point is none', () => {
  const line = [0, 1, 2, 3].map((at) => [at, 10 + 2 * at] as const);
  assert.equal(slope(line), 2);
  assert.equal(slope([[1, 5]]), 0);
});
