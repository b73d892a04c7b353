import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auc, chanceOfAuc } from './auc.ts';

test('the same values tell nothing', () => {
  assert.equal(auc([1, 2, 3], [1, 2, 3]), 0.5);
  assert.equal(auc([5, 5], [5]), 0.5);
});
test('values apart tell everything, whichever is greater', () => {
  assert.equal(auc([1, 2], [3, 4]), 1);
  assert.equal(auc([3, 4], [1, 2]), 0);
});
test('overlapping values tell in part', () => {
  assert.equal(auc([1, 3], [2, 4]), 0.75);
});
test('without values there is nothing to say', () => {
  assert.ok(Number.isNaN(auc([], [1])));
});
test('the more samples, the less is left to chance', () => {
  assert.ok(Math.abs(chanceOfAuc(100, 100) - 4 * Math.sqrt(201 / 120_000)) < 1e-12);
  assert.ok(chanceOfAuc(1000, 1000) < 0.06);
});
