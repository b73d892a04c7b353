import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, below, type Figure, holds, toHead, toRow } from './table.ts';

const cases: [Figure, boolean][] = [
  [{ value: 80, bound: atMost(80) }, true],
  [{ value: 80.1, bound: atMost(80) }, false],
  [{ value: 0.01, bound: below(0.01) }, false],
  [{ value: 0.009, bound: below(0.01) }, true],
  [{ value: 0.6, bound: atLeast(0.6) }, true],
  [{ value: 0.59, bound: atLeast(0.6) }, false],
  [{ value: Number.NaN, bound: atLeast(0.6) }, false],
  [{ value: Number.NaN, bound: atMost(80) }, false],
  [{ value: 1_000_000 }, true],
];
for (const [figure, wanted] of cases)
  test(`${figure.value} ${figure.bound?.sign ?? 'without a bound'} ${figure.bound?.limit ?? ''}`, () => {
    assert.equal(holds(figure), wanted);
  });

test('a head names the unit of every column', () => {
  assert.equal(
    toHead('page', [{ title: 'JavaScript', unit: 'KB' }]),
    '| page | JavaScript, KB | bounds |\n|---|---|---|',
  );
});
test('a row shows every bound, and marks the figure that misses its own', () => {
  const islands = { value: 2 };
  assert.equal(
    toRow('/News', [islands, { value: 61.26, digits: 1, bound: atMost(80) }]),
    '| /News | 2 | 61.3 (≤ 80) | hold |',
  );
  assert.equal(
    toRow('/News', [islands, { value: 92, digits: 1, bound: atMost(80) }]),
    '| /News | 2 | ✗ 92.0 (≤ 80) | MISSED |',
  );
});
