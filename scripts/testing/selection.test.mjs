import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trouble } from '../say.mjs';
import { readSelection } from './selection.mjs';

const steps = ['types', 'unit', 'torture'];
const parts = ['cms', 'site', 'torture'];
const tests = ['site/a.test.ts', 'e2e/b.e2e.ts'];

/** @type {[words: string[], steps: string[], parts: string[], isChanged: boolean][]} */
const cases = [
  [[], steps, [], false],
  [['unit'], ['unit'], [], false],
  [['site'], steps, ['site'], false],
  [['site', 'cms'], steps, ['cms', 'site'], false],
  [['site', 'unit'], ['unit'], ['site'], false],
  [['changed'], steps, [], true],
  [['changed', 'types'], ['types'], [], true],
  [['torture'], steps, ['torture'], false],
  [['site', 'torture'], steps, ['site', 'torture'], false],
  [['unit', 'torture'], ['unit', 'torture'], [], false],
];
for (const [words, wantedSteps, wantedParts, isChanged] of cases)
  test(`npm test -- ${words.join(' ')}`, () => {
    assert.deepEqual(readSelection(words, steps, parts, tests), {
      steps: wantedSteps,
      parts: wantedParts,
      files: [],
      isChanged,
    });
  });

test('npm test -- a file of tests', () => {
  assert.deepEqual(readSelection(['e2e/b.e2e.ts'], steps, parts, tests), {
    steps,
    parts: [],
    files: ['e2e/b.e2e.ts'],
    isChanged: false,
  });
});

test('a word that names nothing is refused', () => {
  assert.throws(() => readSelection(['unit', 'sit'], steps, parts, tests), Trouble);
});
