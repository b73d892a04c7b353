// Takes away from an installation what only building, testing and measuring need: what is left runs the product, and no more.
// A later build, or a test, has the packages installed again first (install.mjs).

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listWorkspaceFolders, stampOf } from './install.mjs';

/** Packages that the product is built with, or that the builds have taken in: the browser gets them, no process loads them. */
const onlyForBuilding = [
  /^@next\/swc-/,
  /^(vite|rolldown|@rolldown\/.+|lightningcss.*)$/,
  /^(typescript|@typescript\/.+)$/,
  /^monaco-editor$/,
  /^three$/,
];

/** For tools and editors: no process reads them. */
const onlyForTools = /\.(map|d\.[cm]?ts)$/;

/**
 * @param {string} place such as `node_modules/a/node_modules/@b/c`
 */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The folders of packages that nothing needs that runs.
 * @param {Record<string, { dev?: boolean, devOptional?: boolean, link?: boolean }>} packages as package-lock.json has them
 */
export function unneededPackages(packages) {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .filter(
      ([place, { dev, devOptional }]) =>
        dev || devOptional || onlyForBuilding.some((name) => name.test(nameOf(place))),
    )
    .map(([place]) => place);
}

/** @param {string} folder */
async function removeToolFiles(folder) {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const { name, parentPath } of found.filter(
    (one) => one.isFile() && onlyForTools.test(one.name),
  ))
    await rm(path.join(parentPath, name), { force: true });
}

/**
 * Everything must be installed and built.
 * @param {string} root
 */
export async function slim(root) {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const stamp = stampOf(root);
  const whole = (await readFile(stamp, 'utf8')).replace(/^slim /, '');
  // First: what is broken off here is not whole any more.
  await writeFile(`${stamp}.part`, `slim ${whole}`);
  await rename(`${stamp}.part`, stamp);
  // Without npm's own list the next install begins anew, and brings everything back.
  await rm(path.join(root, 'node_modules', '.package-lock.json'), { force: true });
  for (const place of unneededPackages(lock.packages ?? {}))
    await rm(path.join(root, place), { recursive: true, force: true });
  for (const folder of await listWorkspaceFolders(root)) {
    const modules = path.join(root, folder, 'node_modules');
    await removeToolFiles(modules).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await rm(path.join(root, 'cms', '.next', 'cache'), { recursive: true, force: true });
}
