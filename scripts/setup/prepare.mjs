// Brings the database up to date, and fills an empty one, before anything reads it.

import { start } from '../processes/children.mjs';
import { quote, Trouble } from '../say.mjs';
import { pinnedNode } from './install.mjs';

/**
 * Migrates the database, and imports the demo schools if it is empty.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {object} options
 * @param {boolean} options.isEmpty leaves an empty database without the demo schools
 * @param {(line: string) => void} options.onOutput
 */
export async function prepare(root, env, { isEmpty, onOutput }) {
  /** @type {string[]} */
  const errors = [];
  const { code, signal } = await start(
    pinnedNode(root),
    ['cms/src/prepare.ts', ...(isEmpty ? ['--empty'] : [])],
    { cwd: root, env, onOutput, onError: (line) => errors.push(line) },
  ).ended;
  if (code !== 0)
    throw new Trouble(errors.join('\n') || `Preparing the data failed (${signal ?? code}).`);
  for (const line of errors) quote('prepare', line);
}
