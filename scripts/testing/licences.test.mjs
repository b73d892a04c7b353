import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isAccepted, listProductionPackages } from './licences.mjs';

test('every package that the product ships with is under a licence that we know and may use', async () => {
  const lock = new URL('../../package-lock.json', import.meta.url);
  const packages = listProductionPackages(JSON.parse(await readFile(lock, 'utf8')));
  assert.ok(packages.length > 100);
  assert.deepEqual(
    packages.filter(({ licence }) => !isAccepted(licence)),
    [],
  );
});

/** @type {[licence: string, wanted: boolean][]} */
const cases = [
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['LGPL-3.0', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['(GPL-2.0 OR MIT)', true],
  ['MIT AND GPL-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['unknown', false],
];
for (const [licence, wanted] of cases)
  test(`${licence} is ${wanted ? 'accepted' : 'refused'}`, () => {
    assert.equal(isAccepted(licence), wanted);
  });

test('development dependencies and our own parts do not count, and nested packages do', () => {
  const packages = {
    '': {},
    cms: { license: 'UNLICENSED' },
    'node_modules/@aangan/cms': { link: true },
    'node_modules/linter': { license: 'GPL-3.0', dev: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/b/node_modules/a': { license: 'MIT' },
    'node_modules/b/node_modules/@c/d': {},
  };
  assert.deepEqual(listProductionPackages({ packages }), [
    { name: '@c/d', licence: 'unknown' },
    { name: 'a', licence: 'MIT' },
  ]);
});
