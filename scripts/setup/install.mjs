// Installs what package-lock.json says, when it is not installed yet, and names the Node that everything further runs on.

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../processes/children.mjs';
import { withLock } from '../processes/lock.mjs';
import { say, sayStep, Trouble } from '../say.mjs';
import { hashFiles, isFresh } from './stale.mjs';

/**
 * The pinned Node, an npm dependency: the machine's own may be older than what the product needs.
 * @param {string} root
 */
export function pinnedNode(root) {
  return path.join(root, 'node_modules', 'node', 'bin', 'node');
}

/**
 * The folders that have a package.json, the root among them.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function listWorkspaceFolders(root) {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return ['.', ...(manifest.workspaces ?? [])];
}

/**
 * Where the hash of what is installed stands; behind `slim ` if only what runs is there (slim.mjs).
 * @param {string} root
 */
export function stampOf(root) {
  return path.join(root, 'node_modules', '.aangan-install');
}

/**
 * Installs if node_modules is missing, incomplete or older than package-lock.json or a package.json.
 * @param {string} root
 * @param {{ onlyToRun?: boolean }} [options] `onlyToRun`: what is needed to run the product is enough
 */
export async function install(root, { onlyToRun = false } = {}) {
  const manifests = (await listWorkspaceFolders(root)).map((folder) =>
    path.posix.join(folder, 'package.json'),
  );
  const stamp = stampOf(root);
  const hash = () => hashFiles(root, ['package-lock.json', ...manifests]);
  const isInstalled = async () => {
    if (!existsSync(pinnedNode(root))) return false;
    const wanted = await hash();
    return (await isFresh(stamp, wanted)) || (onlyToRun && isFresh(stamp, `slim ${wanted}`));
  };
  if (await isInstalled()) return;

  const onWait = () => say('Another command is installing packages here: waiting for it …');
  await withLock(`${root} install`, onWait, async () => {
    if (await isInstalled()) return;
    await sayStep('Installing packages', async () => {
      await installPackages(root, stamp);
      await installPinnedNode(root);
    });
    // Hashed anew: npm may have written package-lock.json.
    await writeFile(stamp, await hash());
  });
}

/**
 * @param {string} root
 * @param {string} stamp
 */
async function installPackages(root, stamp) {
  // npm writes this list when it has finished; an install that was broken off is thrown away, a finished one is updated.
  const isComplete =
    existsSync(path.join(root, 'node_modules', '.package-lock.json')) &&
    !(await isFresh(stamp, 'incomplete'));
  if (isComplete) {
    await writeFile(stamp, 'incomplete');
    return npmOrTrouble(root, ['install']);
  }
  const output = await npm(root, ['ci']);
  // EUSAGE: package.json was edited without `npm install`; that writes the lockfile anew, and is what its editor wants.
  if (output?.includes('EUSAGE')) return npmOrTrouble(root, ['install']);
  if (output !== undefined) throw installTrouble(output);
}

/**
 * The package `node` fetches its binary by an install script; where npm is told to run none, it is fetched here.
 * @param {string} root
 */
async function installPinnedNode(root) {
  if (existsSync(pinnedNode(root))) return;
  const cwd = path.join(root, 'node_modules', 'node');
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd });
  if (!existsSync(pinnedNode(root)))
    throw new Trouble(
      'The pinned Node could not be installed: look whether npm can reach its registry, then try again.',
    );
}

/**
 * @param {string} root
 * @param {string[]} args
 */
async function npmOrTrouble(root, args) {
  const output = await npm(root, args);
  if (output !== undefined) throw installTrouble(output);
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<string | undefined>} what npm said if it failed
 */
async function npm(root, args) {
  // The npm that runs us, if one does: the one in PATH may be another.
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  /** @type {string[]} */
  const lines = [];
  const { code } = await run(
    command,
    // Every version is exact and every file is checked by its hash, so a copy in the cache is as good as a new one.
    [...first, ...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, onOutput: (line) => lines.push(line), onError: (line) => lines.push(line) },
  );
  return code === 0 ? undefined : lines.join('\n');
}

/** @param {string} output */
function installTrouble(output) {
  return new Trouble(
    `${output}\n\nThe packages could not be installed: npm says why above. Fix that (often the network), then try again.`,
  );
}
