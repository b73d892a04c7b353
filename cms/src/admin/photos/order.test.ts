import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insert, move, toTheTop } from './order.ts';

test('a photo is moved to its new place, and no other changes its order', () => {
  assert.deepEqual(move([1, 2, 3, 4], 0, 2), [2, 3, 1, 4]);
  assert.deepEqual(move([1, 2, 3, 4], 3, 0), [4, 1, 2, 3]);
  assert.deepEqual(move([1, 2, 3], 1, 1), [1, 2, 3]);
  for (const [from, to] of [
    [-1, 0],
    [0, -1],
    [9, 0],
  ] as const)
    assert.deepEqual(move([1, 2, 3], from, to).toSorted(), [1, 2, 3]);
});

test('the chosen ones stand first, in their order', () => {
  assert.deepEqual(toTheTop([1, 2, 3, 4], new Set([4, 2])), [2, 4, 1, 3]);
  assert.deepEqual(toTheTop([1, 2], new Set()), [1, 2]);
});

test('photos stand in the order in which they were chosen, whichever arrives first', () => {
  const chosenAt = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  let album = ['old'];
  for (const photo of ['b', 'c', 'a']) album = insert(album, photo, chosenAt);
  assert.deepEqual(album, ['old', 'a', 'b', 'c']);
  assert.deepEqual(insert(album, 'from the library', chosenAt).at(-1), 'from the library');
});
