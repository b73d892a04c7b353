import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandError } from '../command-error.ts';
import { readArguments } from './arguments.ts';

test('a folder, and whether it is only checked, and what is there updated', () => {
  const plain = { folder: 'schools/njms', update: false, isCheck: false };
  assert.deepEqual(readArguments(['schools/njms']), plain);
  assert.deepEqual(readArguments(['schools/njms', '--check']), { ...plain, isCheck: true });
  const updated = { ...plain, update: true };
  assert.deepEqual(readArguments(['schools/njms', '--update']), updated);
  assert.deepEqual(readArguments(['--update', 'schools/njms']), updated);
});

test('help, whatever else is said', () => {
  assert.equal(readArguments(['--help']), 'help');
  assert.equal(readArguments(['schools/njms', '--update', '--help']), 'help');
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
      (error) =>
        error instanceof CommandError && error.message.includes('npm run import -- FOLDER'),
    );
  });
