import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasEtag } from './etag.ts';

const cases: [ifNoneMatch: string | undefined, boolean][] = [
  ['"abc"', true],
  ['W/"abc"', true],
  ['"old", "abc"', true],
  ['"old",W/"abc"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['abc', false],
  ['"abcd"', false],
  ['"old", "older"', false],
];

for (const [ifNoneMatch, expected] of cases)
  test(`If-None-Match: ${ifNoneMatch}`, () => {
    assert.equal(hasEtag(ifNoneMatch, '"abc"'), expected);
  });
