// A command whose program needs the installed packages and the pinned Node: installs them, then runs the program.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { killAll, start, stopAll } from '../processes/children.mjs';
import { sayTrouble } from '../say.mjs';
import { install, pinnedNode } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program of ours with the words of the command line, and ends with its exit code. Nothing that it started goes on.
 * @param {string} program its path in the repository
 * @param {{ onlyToRun?: boolean }} [options] of the installation
 */
export function runInstalled(program, options = {}) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void end(1));
  process.on('exit', killAll);
  run(program, options).then(end, (reason) => {
    sayTrouble(reason);
    return end(1);
  });
}

/**
 * @param {string} program
 * @param {{ onlyToRun?: boolean }} options
 * @returns {Promise<number>} the exit code
 */
async function run(program, options) {
  await install(root, options);
  const node = pinnedNode(root);
  const { code } = await start(node, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    },
    onOutput: (line) => void process.stdout.write(`${line}\n`),
    onError: (line) => void process.stderr.write(`${line}\n`),
  }).ended;
  return code ?? 1;
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  process.exit(exitCode);
}
