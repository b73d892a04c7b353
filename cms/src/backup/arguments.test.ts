import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandError } from '../command-error.ts';
import { HelpWanted, readBackupArguments, readRestoreArguments } from './arguments.ts';

process.env.INIT_CWD = '/where/the/person/stands';

test('a file is meant from where the person stands who typed it', () => {
  assert.deepEqual(readBackupArguments(['today.tar'], undefined), {
    file: '/where/the/person/stands/today.tar',
    replace: false,
    dryRun: false,
  });
  assert.deepEqual(readRestoreArguments(['/b/today.tar', '--rehearse']), {
    file: '/b/today.tar',
    how: 'rehearse',
  });
});

test('without a file the folder of the settings is meant', () =>
  assert.equal(readBackupArguments([], '/backups').file, undefined));

const wrong: [string, () => unknown, RegExp][] = [
  ['no file and no folder', () => readBackupArguments([], undefined), /Say where to/],
  ['a misspelt flag', () => readBackupArguments(['a', '--replce'], undefined), /--replce/],
  ['two files', () => readBackupArguments(['a', 'b'], undefined), /One file at a time.*a, b/],
  ['replacing nothing', () => readBackupArguments(['--replace'], '/b'), /none is named/],
  ['no backup', () => readRestoreArguments([]), /Say which backup/],
  ['two ways', () => readRestoreArguments(['a', '--check', '--rehearse']), /do not go together/],
  ['a value', () => readRestoreArguments(['a', '--check=yes']), /--check/],
];
for (const [what, call, words] of wrong)
  test(`${what}: refused in words, with the help, and exit code 2`, () =>
    assert.throws(
      call,
      (error) =>
        error instanceof CommandError &&
        error.exitCode === 2 &&
        words.test(error.message) &&
        /Exit code: 0/.test(error.message),
    ));

for (const call of [
  () => readBackupArguments(['--help'], undefined),
  () => readRestoreArguments(['--help', 'a']),
])
  test(`--help is answered: ${call}`, () =>
    assert.throws(call, (error) => error instanceof HelpWanted && /Settings:/.test(error.message)));
