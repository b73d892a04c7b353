import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howToGoOn } from './changes-since.ts';

const cases: [since: number | undefined, first: number, last: number, string][] = [
  [undefined, 1, 50, 'nothing'],
  [undefined, 0, 0, 'nothing'],
  [0, 0, 0, 'nothing'],
  [7, 0, 0, 'reset'],
  [0, 1, 50, 'rows'],
  [49, 1, 50, 'rows'],
  [50, 1, 50, 'nothing'],
  [51, 1, 50, 'reset'],
  [0, 20, 50, 'reset'],
  [18, 20, 50, 'reset'],
  [19, 20, 50, 'rows'],
];

for (const [since, first, last, expected] of cases)
  test(`since ${since} with rows ${first} to ${last}: ${expected}`, () => {
    assert.equal(howToGoOn(since, { first, last }), expected);
  });
