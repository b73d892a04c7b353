import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandError } from '../command-error.ts';
import { readArguments } from './arguments.ts';

test('a folder, and whether what is there is updated', () => {
  assert.deepEqual(readArguments(['schools/njms']), { folder: 'schools/njms', update: false });
  const updated = { folder: 'schools/njms', update: true };
  assert.deepEqual(readArguments(['schools/njms', '--update']), updated);
  assert.deepEqual(readArguments(['--update', 'schools/njms']), updated);
});

for (const given of [
  [],
  ['--update'],
  ['schools/njms', '--updte'],
  ['schools/njms', 'schools/other'],
])
  test(`refused, with the right way: ${given.join(' ') || 'nothing'}`, () => {
    assert.throws(
      () => readArguments(given),
      (error) => error instanceof CommandError && error.message.includes('main.ts schools/njms'),
    );
  });
