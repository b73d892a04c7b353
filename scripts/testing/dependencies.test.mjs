// What is imported is declared, what is declared is used, and every version is exact: in each workspace, from its files.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../setup/stale.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} folder
 * @property {string} name
 * @property {Record<string, string>} declared versions by name
 * @property {Map<string, string>} imported names, each with a file that imports it
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** This file: its imports are samples. */
const samples = path.relative(root, import.meta.filename);
const elsewhere = ['node_modules', '.git', '.next', 'dist', 'data', '.cache'];

/** What Payload has in another version, and why that does no harm. */
const ownCopies = {
  'file-type': 'takes bytes and gives a name: nothing of it is handed to Payload or taken from it',
};

const packageName = String.raw`((?:@[a-z\d][\w.-]*\/)?(?:[a-z\d][\w.-]*|\$\{))`;
const importForms = [
  // `import … from 'x'`, `export … from 'x'`
  String.raw`\bfrom\s+['"]${packageName}`,
  String.raw`^\s*(?:import|@import)\s+['"]${packageName}`,
  String.raw`\bimport\(\s*['"]${packageName}`,
  String.raw`\b(?:import\.meta\.resolve|require|require\.resolve)\(\s*['"\x60]${packageName}`,
].map((form) => new RegExp(form, 'gm'));
const cssForm = new RegExp(String.raw`\burl\(["']?${packageName}\/`, 'g');
/** A program or a file of a package, by its path: `node_modules/next/dist/bin/next`. */
const pathForm = new RegExp(String.raw`\bnode_modules(?:\/|['"], ['"])${packageName}`, 'g');

/**
 * The packages that a text imports, without Node's own. Of a name that is put together (`@fonts/${face}`) the scope is
 * known: `@fonts/*`.
 * @param {string} text
 * @param {RegExp[]} forms
 */
function packagesIn(text, forms) {
  const names = forms.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name));
  return names
    .filter((name) => name !== '${' && name !== 'node')
    .map((name) => name.replace('${', '*'));
}

/**
 * The other workspaces whose files a file imports by their path.
 * @param {string} text
 * @param {string} file
 * @param {Workspace} own
 */
function workspacesIn(text, file, own) {
  return [...text.matchAll(/\b(?:from\s+|import\(\s*)['"](\.\.\/[^'"]+)['"]/g)]
    .map(([, target = '']) => workspaceOf(path.posix.join(path.posix.dirname(file), target)))
    .filter((other) => other !== own && other.folder !== '.')
    .map(({ name }) => name);
}

/**
 * @param {string} file
 * @returns {Workspace}
 */
function workspaceOf(file) {
  const found = workspaces.find(({ folder }) => folder === '.' || file.startsWith(`${folder}/`));
  assert.ok(found);
  return found;
}

/**
 * @param {string} name as `packagesIn` gives it
 * @param {string} declared
 */
function isMeant(name, declared) {
  return name.endsWith('/*') ? declared.startsWith(name.slice(0, -1)) : name === declared;
}

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'));
}

/** @returns {Promise<Workspace[]>} the root last, to which belongs what is in none of the others */
async function readWorkspaces() {
  /** @type {string[]} */
  const folders = (await readJson('package.json')).workspaces;
  return Promise.all(
    [...folders, '.'].map(async (folder) => {
      const manifest = await readJson(path.join(folder, 'package.json'));
      const declared = { ...manifest.dependencies, ...manifest.devDependencies };
      return { folder, name: manifest.name, declared, imported: new Map() };
    }),
  );
}

const workspaces = await readWorkspaces();
/** Packages that are used by their path: a tool of one workspace that a script of the root starts, for instance. */
const usedByPath = new Set(['node']);
for (const file of await listFiles(root, '.', (one) => !elsewhere.includes(path.basename(one)))) {
  if (!/\.([cm]?[jt]sx?|css)$/.test(file) || file === samples) continue;
  const text = await readFile(path.join(root, file), 'utf8');
  const workspace = workspaceOf(file);
  const forms = file.endsWith('.css') ? [...importForms, cssForm] : importForms;
  for (const name of packagesIn(text, forms)) workspace.imported.set(name, file);
  if (workspace.folder !== '.')
    for (const name of workspacesIn(text, file, workspace)) workspace.imported.set(name, file);
  for (const name of packagesIn(text, [pathForm])) usedByPath.add(name);
}

for (const [text, expected] of /** @type {[string, string[]][]} */ ([
  ["import type { Pool } from 'pg';", ['pg']],
  ["export {\n  z,\n} from 'zod/mini';", ['zod']],
  ["import '@some/styles/index.css';", ['@some/styles']],
  ["const { build } = await import('vite');", ['vite']],
  ["/** @param {import('payload').Payload} payload */", ['payload']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a program
  ['import.meta.resolve(`@fonts/${face}/latin.woff2`)', ['@fonts/*']],
  ["require.resolve('next/package.json')", ['next']],
  ["import fs from 'node:fs';\nimport { own } from './own.ts';", []],
]))
  test(`the packages of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(packagesIn(text, importForms), expected);
  });

for (const { folder, name, declared, imported } of workspaces) {
  const names = Object.keys(declared);

  test(`what ${name} imports, it declares`, () => {
    assert.ok(folder === '.' || imported.size > 0, 'no import was found: are they read rightly?');
    const missing = [...imported].filter(
      ([used]) => used !== name && !names.some((one) => isMeant(used, one)),
    );
    assert.deepEqual(missing, []);
  });

  test(`what ${name} declares, it uses`, async () => {
    const needed = await peersOf(names);
    const uses = [...imported.keys(), ...usedByPath, ...needed];
    const types = await typesOf(folder);
    const isUsed = (/** @type {string} */ one) =>
      uses.some((used) => isMeant(used, one)) ||
      (one.startsWith('@types/') &&
        (types.includes(one.slice(7)) || uses.includes(one.slice(7).replace('__', '/'))));
    assert.deepEqual(
      names.filter((one) => !isUsed(one)),
      [],
    );
  });
}

test('every version is exact, and the same in every workspace', async () => {
  const { overrides = {} } = await readJson('package.json');
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  for (const declared of [overrides, ...workspaces.map((workspace) => workspace.declared)])
    for (const [name, version] of Object.entries(declared))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const wrong = [...versions].filter(
    ([, found]) => found.size > 1 || ![...found].every((version) => exact.test(version)),
  );
  assert.deepEqual(wrong, []);
});

test('what we share with Payload is installed once', async () => {
  /** @type {Record<string, { dependencies?: Record<string, string> }>} */
  const installed = (await readJson('package-lock.json')).packages;
  const shared = Object.entries(installed)
    .filter(([place]) => /^node_modules\/(@payloadcms\/[\w-]+|payload)$/.test(place))
    .flatMap(([, { dependencies }]) => Object.keys(dependencies ?? {}))
    .filter((name) => workspaces.some(({ declared }) => name in declared));
  assert.ok(shared.includes('pg') && shared.includes('@libsql/client'));
  const copied = [...new Set(shared)].filter((name) => {
    const copies = Object.keys(installed).filter((place) => place.endsWith(`node_modules/${name}`));
    return copies.length > 1;
  });
  assert.deepEqual(copied, Object.keys(ownCopies));
});

/**
 * What the declared packages ask their user to install beside them.
 * @param {string[]} names
 */
async function peersOf(names) {
  const { packages } = await readJson('package-lock.json');
  return names.flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {}),
  );
}

/**
 * The type packages that a workspace's compiler settings name; those of the root are for all.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function typesOf(folder) {
  const file = folder === '.' ? 'tsconfig.base.json' : path.join(folder, 'tsconfig.json');
  return (await readJson(file).catch(() => ({}))).compilerOptions?.types ?? [];
}
