// What has changed, as git sees it.

import { run } from '../processes/children.mjs';
import { Trouble } from '../say.mjs';

const main = 'origin/main';

/**
 * The files that differ from the last commit, new ones included; with a clean tree, those that the branch has changed since
 * it left `origin/main`.
 * @param {string} root
 * @returns {Promise<{ since: string, files: string[] }>}
 */
export async function findChangedFiles(root) {
  const uncommitted = [
    ...(await git(root, ['diff', '--name-only', '--no-renames', 'HEAD'])),
    ...(await git(root, ['ls-files', '--others', '--exclude-standard'])),
  ];
  if (uncommitted.length > 0) return { since: 'the last commit', files: uncommitted };
  const committed = await git(root, ['diff', '--name-only', '--no-renames', `${main}...HEAD`]);
  return { since: main, files: committed };
}

/**
 * @param {string} root
 * @param {string[]} args
 */
async function git(root, args) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const errors = [];
  const { code } = await run('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    onOutput: (line) => lines.push(line),
    onError: (line) => errors.push(line),
  });
  if (code !== 0)
    throw new Trouble(
      `${errors.join('\n')}\nWhat has changed cannot be told, because git failed: name the parts to test instead.`,
    );
  return lines;
}
