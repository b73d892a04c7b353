import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { MirrorError, readArguments } from './arguments.ts';

test('what is asked for, in any order', () => {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), 'out');
  const asked = { code: 'NJMS', folder, from: undefined, isFollowed: false, isDryRun: false };
  assert.deepEqual(readArguments(['NJMS', 'out']), asked);
  assert.deepEqual(readArguments(['--follow', 'njms', '--from', 'https://a.example', 'out']), {
    ...asked,
    isFollowed: true,
    from: new URL('https://a.example'),
  });
  assert.equal(readArguments(['--help']), undefined);
});

const wrong: [given: string[], words: RegExp][] = [
  [[], /^It must be told which school, and where to\./],
  [['NJMS'], /^It must be told which folder/],
  [['NJMS', 'a', 'b'], /^One school is copied at a time/],
  [['NJMS', 'a', '--folow'], /^Unknown option '--folow'/],
  [['NJMS', 'a', '--from', 'ftp://x'], /^--from must be an http or https address/],
  [['NJMS', 'a', '--from', 'nowhere'], /^--from must be an http or https address/],
  [['NJMS', 'a', '--follow', '--dry-run'], /^--follow writes/],
];
for (const [given, words] of wrong)
  test(`${given.join(' ') || 'nothing'}: refused, with how it is said`, () => {
    assert.throws(
      () => readArguments(given),
      (error: MirrorError) =>
        error instanceof MirrorError &&
        error.exitCode === 2 &&
        words.test(error.message) &&
        /--follow/.test(error.message),
    );
  });
