// What is stale: an output carries the hash of what it was made from, and is made again when that differs.

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A hash over the names and contents of files and folders. One that is missing counts as such. Contents, not times:
 * a fresh clone, a checkout of another branch and back, or a copied folder keep their builds.
 * @param {string} root
 * @param {string[]} inputs paths below `root`
 * @param {(file: string) => boolean} [isInput] leaves out files and folders for which it says no
 */
export async function hashFiles(root, inputs, isInput = () => true) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await listFiles(root, input, isInput)) {
      hash.update(`${file}\0`);
      hash.update(await readFile(path.join(root, file)));
      hash.update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * The files at or below a path, sorted, relative to `root`; none if it is missing.
 * @param {string} root
 * @param {string} input
 * @param {(file: string) => boolean} [isInput]
 * @returns {Promise<string[]>}
 */
export async function listFiles(root, input, isInput = () => true) {
  if (!isInput(input)) return [];
  try {
    const names = (await readdir(path.join(root, input))).sort();
    const nested = names.map((name) => listFiles(root, path.posix.join(input, name), isInput));
    return (await Promise.all(nested)).flat();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [input];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param {string} stampFile
 * @param {string} hash
 */
export async function isFresh(stampFile, hash) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === hash;
}

/**
 * Makes an output and stamps it. The old stamp goes first, so that a build that is interrupted is never taken as done.
 * @param {string} stampFile
 * @param {string} hash
 * @param {() => Promise<void>} make
 */
export async function makeFresh(stampFile, hash, make) {
  await rm(stampFile, { force: true });
  await make();
  await writeFile(stampFile, hash);
}
