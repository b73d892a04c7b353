// Which module imports which: reads the import lines of source files, without running them.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../setup/stale.mjs';

/** @typedef {Map<string, string[]>} Imports a module's path from the root, and what it imports: paths too, or names of packages */

const isSource = /\.(ts|tsx|mjs)$/;
const statement = /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * The imports of all modules below folders, types too: a circle of types is one for the reader as well.
 * @param {string} root
 * @param {string[]} folders below `root`
 * @returns {Promise<Imports>}
 */
export async function readImports(root, folders) {
  const isOurs = (/** @type {string} */ file) =>
    !['node_modules', '.next', 'dist'].includes(path.basename(file));
  /** @type {Imports} */
  const imports = new Map();
  for (const folder of folders)
    for (const file of (await listFiles(root, folder, isOurs)).filter((name) =>
      isSource.test(name),
    ))
      imports.set(file, importsOf(file, await readFile(path.join(root, file), 'utf8')));
  return imports;
}

/**
 * @param {string} file
 * @param {string} source
 */
function importsOf(file, source) {
  const names = [...source.matchAll(statement), ...source.matchAll(call)].map(
    ([, name = '']) => name,
  );
  return names.map((name) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/**
 * Circles of modules, each as the way round from a module back to itself; none when there is no circle.
 * @param {Imports} imports
 * @returns {string[][]}
 */
export function findCircles(imports) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  const visit = (/** @type {string} */ file) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}
