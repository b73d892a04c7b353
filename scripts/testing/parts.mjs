// The parts of the repository (its top folders) and which of them a change reaches.

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a part uses without importing it: it runs it, or reads its files. */
const usedWithoutImport = /** @type {Record<string, string[]>} */ ({
  site: ['scripts'],
  e2e: ['cms', 'site', 'schools'],
  torture: ['cms', 'site', 'schools'],
  ops: ['cms', 'site', 'schools'],
});

/**
 * The part that a file belongs to; undefined for a file at the top, and for folders of tools (`.ci`).
 * @param {string} file
 */
export function partOf(file) {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && !folder.startsWith('.') ? folder : undefined;
}

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function listParts(files) {
  return [...new Set(files.map(partOf))].filter((part) => part !== undefined).sort();
}

/**
 * Which parts each part uses, read from its imports.
 * @param {string} root
 * @param {readonly string[]} files
 */
export async function findUses(root, files) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const [part, used] of Object.entries(usedWithoutImport)) uses.set(part, new Set(used));
  for (const file of files.filter((name) => /\.(ts|tsx|mjs)$/.test(name))) {
    const part = partOf(file);
    if (!part) continue;
    const used = uses.get(part) ?? new Set();
    uses.set(part, used);
    for (const other of importedParts(file, await readFile(path.join(root, file), 'utf8')))
      if (other !== part) used.add(other);
  }
  return uses;
}

/**
 * @param {string} file
 * @param {string} source
 */
function importedParts(file, source) {
  const specifiers = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const own = /^@aangan\/([^/]+)/.exec(specifier);
    if (own?.[1]) return [own[1]];
    if (!specifier.startsWith('.')) return [];
    return [partOf(path.posix.join(path.posix.dirname(file), specifier)) ?? []].flat();
  });
}

/**
 * The parts that changed files reach: their own, and all that use these, directly or through others. Undefined when they
 * reach everything: a setting of all parts has changed, such as the lockfile.
 * @param {readonly string[]} changedFiles
 * @param {Map<string, Set<string>>} uses
 * @returns {string[] | undefined}
 */
export function findReached(changedFiles, uses) {
  const ofAll = changedFiles.filter(
    (file) => !partOf(file) && !/(\.md|^LICENSE|^\.editorconfig)$/.test(file),
  );
  if (ofAll.length > 0) return undefined;
  const reached = new Set(listParts(changedFiles));
  // A set that is added to while it is walked goes on to what was added.
  for (const part of reached)
    for (const [user, used] of uses) if (used.has(part)) reached.add(user);
  return [...reached].sort();
}
