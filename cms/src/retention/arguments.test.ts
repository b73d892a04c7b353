import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../command-error.ts';
import { help, readArguments } from './arguments.ts';
import { rules } from './table.ts';

test('nothing, a dry run, or help', () => {
  assert.equal(readArguments([]), 'run');
  assert.equal(readArguments(['--dry-run']), 'dry-run');
  assert.equal(readArguments(['--dry-run', '--help']), 'help');
  for (const { label } of rules) assert.ok(help.includes(`  ${label}`), label);
});

test('a misspelled dry run deletes nothing', () => {
  for (const given of [['--dryrun'], ['-n'], ['dry-run'], ['--dry-run=no'], ['--dry-run', '--now']])
    assert.throws(() => readArguments(given), UsageError, given.join(' '));
  assert.throws(
    () => readArguments(['--dryrun']),
    /^Error: retention does not know --dryrun\. npm run retention -- --help tells what it takes\.$/,
  );
});
