import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HelpWanted } from '../backup/arguments.ts';
import { UsageError } from '../command-error.ts';
import { readUpgradeArguments } from './arguments.ts';

test('what may be asked for', () => {
  assert.deepEqual(readUpgradeArguments([]), { how: 'upgrade', file: undefined });
  assert.deepEqual(readUpgradeArguments(['/b/x.tar']), { how: 'upgrade', file: '/b/x.tar' });
  assert.deepEqual(readUpgradeArguments(['--dry-run']), { how: 'dry-run' });
  assert.deepEqual(readUpgradeArguments(['--back']), { how: 'back', yes: false });
  assert.deepEqual(readUpgradeArguments(['--back', '--yes']), { how: 'back', yes: true });
  assert.throws(() => readUpgradeArguments(['--help']), HelpWanted);
});

for (const given of [
  ['--force'],
  ['--yes'],
  ['--dry-run', '--back'],
  ['--dry-run', 'x.tar'],
  ['--back', 'x.tar'],
  ['x.tar', 'y.tar'],
])
  test(`${given.join(' ')} is refused, with the whole help`, () => {
    assert.throws(
      () => readUpgradeArguments(given),
      (error) => error instanceof UsageError && error.message.includes('npm run upgrade [-- FILE]'),
    );
  });
