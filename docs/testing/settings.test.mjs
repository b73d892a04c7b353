// Holds the README's table of settings true: it has every setting that is checked, and no other; and no test runs with an operator's.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { productSettings } from '../../scripts/testing/product-settings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');

/** The names in a file's `z.object({ … })`. */
const checkedIn = async (/** @type {string} */ file) => {
  const [, schema = ''] =
    (await read(file)).match(/const schema = z\.object\(\{\n(.*?)\n\}\)/s) ?? [];
  return [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
};

const inReadme = async () => {
  const rows = (await read('README.md')).match(/^\| `[A-Z0-9_]+`.*$/gm) ?? [];
  return rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z0-9_]+/g) ?? []);
};

/** Set by `npm run dev` for itself. */
const ours = ['AANGAN_DEV'];
/** Checked where the key is made of it. */
const elsewhere = ['SECRET'];

test('the README has every setting, and no other', async () => {
  const files = ['site/src/server/process/settings.ts', 'cms/src/settings.ts'];
  const checked = (await Promise.all(files.map(checkedIn))).flat();
  assert.ok(checked.length > 20, 'the schemas are found');
  const expected = new Set([...checked.filter((name) => !ours.includes(name)), ...elsewhere]);
  assert.deepEqual((await inReadme()).sort(), [...expected].sort());
});

test('no test runs with an operator’s settings', async () => {
  for (const name of await inReadme()) assert.ok(productSettings.includes(name), name);
});
