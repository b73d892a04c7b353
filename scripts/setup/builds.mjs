// The two things that are built: the website and the back office. Each is built only when what it is made of has changed.

import path from 'node:path';
import { run } from '../processes/children.mjs';
import { withLock } from '../processes/lock.mjs';
import { say, sayStep, Trouble } from '../say.mjs';
import { install, pinnedNode } from './install.mjs';
import { hashFiles, isFresh, makeFresh } from './stale.mjs';

/**
 * @typedef {object} Build
 * @property {string} title
 * @property {string[]} inputs
 * @property {string[]} leftOut what lies in its inputs and is no part of it; nor are tests
 * @property {string} output the folder that it makes, and that carries its stamp
 * @property {string[]} args of the pinned Node
 */

/** @type {Build} */
export const siteBuild = {
  title: 'Building the website',
  inputs: [
    'site/src',
    'site/public',
    'site/build.ts',
    'site/package.json',
    'site/tsconfig.json',
    'contract/src',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  leftOut: [],
  output: 'site/dist',
  args: ['site/build.ts'],
};

/** @type {Build} */
export const adminBuild = {
  title: 'Building the back office',
  inputs: [
    'cms/src',
    'cms/next.config.ts',
    'cms/package.json',
    'cms/tsconfig.json',
    'contract/src',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  // The api process, the server in front of Next, the import, the backups and the upgrade.
  leftOut: [
    'cms/src/api',
    'cms/src/admin-server',
    'cms/src/import',
    'cms/src/backup',
    'cms/src/upgrade',
  ],
  output: 'cms/.next',
  args: ['node_modules/next/dist/bin/next', 'build', 'cms'],
};

/**
 * @param {string} root
 * @param {Build} build
 */
function stampOf(root, build) {
  return path.join(root, build.output, '.aangan-build');
}

/**
 * @param {string} root
 * @param {Build} build
 */
function hashOf(root, build) {
  const isInput = (/** @type {string} */ file) =>
    !/\.test\.[a-z]+$/.test(file) && !build.leftOut.includes(file);
  return hashFiles(root, build.inputs, isInput);
}

/**
 * @param {string} root
 * @param {Build} build
 */
export async function isBuilt(root, build) {
  return isFresh(stampOf(root, build), await hashOf(root, build));
}

/**
 * Builds if stale. The builder's words are shown only if it fails.
 * @param {string} root
 * @param {Build} build
 * @param {{ env: Record<string, string | undefined>, isBackground?: boolean }} options
 */
export async function buildIfStale(root, build, options) {
  if (await isBuilt(root, build)) return;
  const onWait = () => say(`${build.title}: another command is at it, waiting for it …`);
  await withLock(`${root} ${build.output}`, onWait, async () => {
    // Hashed before, not after: what changes while it is built makes it stale.
    const hash = await hashOf(root, build);
    if (await isFresh(stampOf(root, build), hash)) return;
    await install(root);
    await sayStep(build.title, () =>
      makeFresh(stampOf(root, build), hash, () => make(root, build, options)),
    );
  });
}

/**
 * Builds all of the product that is stale.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export async function buildProduct(root, env) {
  await buildIfStale(root, siteBuild, { env });
  await buildIfStale(root, adminBuild, { env });
}

/**
 * @param {string} root
 * @param {Build} build
 * @param {{ env: Record<string, string | undefined>, isBackground?: boolean }} options
 */
async function make(root, build, { env, isBackground = false }) {
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {string} */ line) => lines.push(line);
  const { code } = await run(pinnedNode(root), build.args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    onOutput: keep,
    onError: keep,
    isBackground,
  });
  if (code !== 0)
    throw new Trouble(`${lines.slice(-60).join('\n')}\n\n${build.title} failed: see above why.`);
}
