import assert from 'node:assert/strict';
import { test } from 'node:test';
import { externalLinks, schoolAddress, schoolCode } from './school.ts';

const codes: [string, boolean][] = [
  ['NJMS', true],
  ['njms', false],
  ['NJM', false],
  ['NJMSX', false],
  ['NJ1S', false],
  ['', false],
  ['All', false],
  ['NJMS\n', false],
];
for (const [code, good] of codes)
  test(`promise 7: the school code ${JSON.stringify(code)} is ${good ? 'taken' : 'refused'}`, () =>
    assert.equal(schoolCode.safeParse(code).success, good));

const noLinks = Object.fromEntries(
  Object.keys(externalLinks.shape).map((name) => [name, null]),
) as Record<string, string | null>;

test('promise 2.1: a school links to its board, and to the rest if it has it', () => {
  assert.ok(externalLinks.safeParse({ ...noLinks, board: 'https://www.cbse.gov.in' }).success);
  assert.equal(externalLinks.safeParse(noLinks).success, false);
});

for (const url of ['javascript:alert(1)', 'data:text/html,x', '/local', 'ftp://example.in', ''])
  test(`a link never leads to ${JSON.stringify(url)}`, () =>
    assert.equal(
      externalLinks.safeParse({ ...noLinks, board: 'https://cbse.gov.in', x: url }).success,
      false,
    ));

test('a school may be without a hostname of its own', () =>
  assert.ok(schoolAddress.safeParse({ code: 'NJMS', hostnames: [] }).success));
