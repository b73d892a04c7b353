import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toBackupNote } from './backup-note.ts';

const now = Date.parse('2026-11-15T09:30:00Z');
const good = { taken: '2026-11-15T09:00:00Z', file: '/b/a.tar', bytes: 1, missing: 0 };
const failed = { at: '2026-11-15T09:20:00Z', reason: 'The disk is full.' };
const hourly = { everyMinutes: 60 };

const cases: [string, Parameters<typeof toBackupNote>, boolean, RegExp][] = [
  ['a fresh one', [{ good }, hourly, now], false, /^The last backup is of 15 Nov 2026, 2:30 pm\.$/],
  ['a late one', [{ good }, { everyMinutes: 10 }, now], true, /due every 10 minutes/],
  [
    'one that failed',
    [{ good, failed }, hourly, now],
    true,
    /2:50 pm failed: The disk is full\. The last/,
  ],
  ['the first has failed', [{ failed }, hourly, now], true, /There is no backup yet\.$/],
  ['files are lost', [{ good: { ...good, missing: 2 } }, hourly, now], true, /lacks 2 files/],
  ['none was ever taken', [{}, undefined, now], true, /no backup yet, and none is scheduled/],
  ['one by hand', [{ good }, undefined, now], false, /2:30 pm, and none is scheduled/],
  ['just started', [{}, hourly, now], false, /^There is no backup yet\.$/],
];
for (const [what, given, isBad, words] of cases)
  test(`${what}: ${isBad ? 'bad' : 'good'}, in words`, () => {
    const note = toBackupNote(...given);
    assert.equal(note.isBad, isBad);
    assert.match(note.words, words);
  });
