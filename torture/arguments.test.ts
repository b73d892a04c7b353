import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments } from './arguments.ts';

const known = ['headers', 'soak'];

test('nothing means everything', () => {
  assert.deepEqual(readArguments([], known), { kind: 'all' });
});
test('quick is a word of its own', () => {
  assert.deepEqual(readArguments(['quick'], known), { kind: 'quick' });
});
test('names are taken once each, in their order', () => {
  assert.deepEqual(readArguments(['soak', 'headers', 'soak'], known), {
    kind: 'some',
    names: ['soak', 'headers'],
  });
});
test('a name that is not there is refused, whatever stands beside it', () => {
  assert.deepEqual(readArguments(['headers', 'sok'], known), { kind: 'unknown', names: ['sok'] });
  assert.deepEqual(readArguments(['quick', 'headers'], known), {
    kind: 'unknown',
    names: ['quick'],
  });
});
