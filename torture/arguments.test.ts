import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments } from './arguments.ts';

const known = ['headers', 'soak'];

test('nothing means everything', () => {
  assert.deepEqual(readArguments([], known), { isQuick: false, names: [] });
});
test('quick is a word of its own, alone or before names', () => {
  assert.deepEqual(readArguments(['quick'], known), { isQuick: true, names: [] });
  assert.deepEqual(readArguments(['quick', 'soak'], known), { isQuick: true, names: ['soak'] });
});
test('names are taken once each, in their order', () => {
  assert.deepEqual(readArguments(['soak', 'headers', 'soak'], known), {
    isQuick: false,
    names: ['soak', 'headers'],
  });
});
test('a name that is not there is refused, whatever stands beside it', () => {
  assert.deepEqual(readArguments(['headers', 'sok'], known), { unknown: ['sok'] });
  assert.deepEqual(readArguments(['headers', 'quick'], known), { unknown: ['quick'] });
});
