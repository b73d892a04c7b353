import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { HelpWanted } from '../backup/arguments.ts';
import { UsageError } from '../command-error.ts';
import { readArguments } from './arguments.ts';

test('what is asked for, in any order', () => {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), 'out');
  const asked = { code: 'NJMS', folder, isPrivate: false, isDryRun: false };
  assert.deepEqual(readArguments(['NJMS', 'out']), asked);
  assert.deepEqual(readArguments(['--private', 'njms', '--dry-run', 'out']), {
    ...asked,
    isPrivate: true,
    isDryRun: true,
  });
  assert.throws(() => readArguments(['--help', 'NJMS']), HelpWanted);
});

const wrong: [given: string[], words: RegExp][] = [
  [[], /^It must be told which school, and where to\./],
  [['NJMS'], /^It must be told which folder/],
  [['NJMS', 'a', 'b'], /^One school is exported at a time/],
  [['NJMS', 'a', '--privat'], /^Unknown option '--privat'/],
];
for (const [given, words] of wrong)
  test(`${given.join(' ') || 'nothing'}: refused, with how it is said`, () => {
    assert.throws(
      () => readArguments(given),
      (error: Error) =>
        error instanceof UsageError && words.test(error.message) && /--private/.test(error.message),
    );
  });
