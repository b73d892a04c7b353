import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSchool, isGood } from './describe-school.ts';

const equal = { code: 'NJMS', pages: 80, failed: [], different: [], changes: 0 };
const cases: [what: string, more: Partial<Parameters<typeof isGood>[0]>, good: boolean, RegExp][] =
  [
    [
      'equal pages',
      {},
      true,
      /^good {2}NJMS: 80 pages restored; every byte equals the original’s$/,
    ],
    ['nothing to compare with', { different: undefined, changes: undefined }, true, /not compared/],
    ['a page that fails', { failed: ['/News'] }, false, /^BAD .*1 of them fail: \/News/],
    ['a page that fails, uncompared', { failed: ['/'], different: undefined }, false, /^BAD/],
    ['a difference without a change', { different: ['/News'] }, false, /1 differ: \/News; though/],
    ['a difference after a change', { different: ['/News'], changes: 2 }, true, /2 changes were/],
    [
      'a difference, nobody knows why',
      { different: ['/'], changes: undefined },
      false,
      /cannot be told/,
    ],
  ];
for (const [what, more, good, words] of cases)
  test(`${what}: ${good ? 'good' : 'bad'}`, () => {
    assert.equal(isGood({ ...equal, ...more }), good);
    assert.match(describeSchool({ ...equal, ...more }), words);
  });
