// Runs one check of `npm test` (a command, or a set of test files) and counts what passed and failed.

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../processes/children.mjs';
import { say } from '../say.mjs';
import { pinnedNode } from '../setup/install.mjs';
import { addUp } from './count-reporter.mjs';
import { productSettings } from './product-settings.mjs';

/** @typedef {import('./count-reporter.mjs').Count} Count */

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = pinnedNode(root);
export const minute = 60_000;
// A test waits for servers, browsers and disks half of its time: with one more than there are processors, these have work.
const concurrency = os.availableParallelism() + 1;

// All that tests leave in the temporary folder falls into one of ours, which is thrown away at the end.
// Open to others, because PostgreSQL will not run as root, and becomes somebody else.
const temporary = await mkdtemp(path.join(os.tmpdir(), 'aangan-test-'));
await chmod(temporary, 0o755);
/** What every check runs in. */
export const environment = {
  ...process.env,
  ...Object.fromEntries(productSettings.map((name) => [name, undefined])),
  TMPDIR: temporary,
  // Hundreds of processes load the same modules: each is stripped of its types and compiled once.
  NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
  NEXT_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
  // Set by npm and by node:test itself; a test run inside a test run would misread them.
  NODE_TEST_CONTEXT: undefined,
  NODE_ENV: undefined,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
};

/** Throws away what the checks have left in the temporary folder. */
export function removeTemporary() {
  return rm(temporary, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * @param {string} why
 * @returns {Count}
 */
export function toFailure(why) {
  return { passed: 0, failed: 1, failures: [why] };
}

/**
 * Runs commands of which all must end well, two at a time as tests run: one after the other, half of the machine would wait.
 * @param {string[][]} commands the arguments of each
 * @returns {Promise<Count>}
 */
export async function runCheck(commands) {
  const waiting = [...commands];
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let args = waiting.shift(); args; args = waiting.shift()) {
      /** @type {string[]} */
      const lines = [];
      const onLine = (/** @type {string} */ line) => lines.push(line);
      if (!(await command(node, args, 5 * minute, environment, onLine)))
        failures.push([args.join(' '), ...lines.slice(-20)].join('\n    '));
    }
  };
  await Promise.all([work(), work()]);
  if (commands.length === 0) return toFailure('There was nothing to check.');
  return failures.length > 0
    ? { passed: 0, failed: 1, failures }
    : { passed: 1, failed: 0, failures };
}

/**
 * The count that a command printed in its last line; one that did not come so far has failed.
 * @param {string} line
 * @param {boolean} isGood whether it ended well
 * @returns {Count}
 */
export function toCount(line, isGood) {
  const [, passed, failed] = line.match(/^(\d+) passed, (\d+) failed$/) ?? [];
  if (passed === undefined) return toFailure('It ended without a count.');
  return { passed: Number(passed), failed: Math.max(Number(failed), isGood ? 0 : 1), failures: [] };
}

/**
 * Runs test files with node:test and counts.
 * @param {string[]} files
 * @param {{ limitMs: number, within?: string[], env?: Record<string, string | undefined> }} options `within`: what the
 *   test run is an argument of
 * @returns {Promise<Count>}
 */
export async function runTests(files, { limitMs, within = [], env = environment }) {
  const countFile = path.join(temporary, `count-${Math.random().toString(36).slice(2)}`);
  const isGood =
    files.length > 0 &&
    (await command(
      node,
      [
        ...within,
        '--test',
        `--test-concurrency=${concurrency}`,
        '--import',
        './scripts/processes/quick-imports.mjs',
        // A hanging test fails alone, before its step is broken off. It holds for a suite as a whole, too, so not shorter.
        `--test-timeout=${limitMs / 2}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/testing/count-reporter.mjs',
        `--test-reporter-destination=${countFile}`,
        ...files,
      ],
      limitMs,
      env,
    ));
  const count = addUp(await readFile(countFile, 'utf8').catch(() => ''));
  if (count.passed + count.failed === 0) {
    return toFailure('No test was run.');
  }
  // Broken off, or fallen over outside any test: whatever has been counted, something is wrong.
  if (!isGood && count.failed === 0)
    return { ...count, failed: 1, failures: ['It was broken off, or fell over outside any test.'] };
  return count;
}

/**
 * Runs a command, passing its words on.
 * @param {string} program
 * @param {string[]} args
 * @param {number} limitMs
 * @param {Record<string, string | undefined>} [env]
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<boolean>} whether it ended well, and in time
 */
export async function command(program, args, limitMs, env = environment, onLine = undefined) {
  const show = (/** @type {string} */ line) => {
    process.stdout.write(`${line}\n`);
    onLine?.(line);
  };
  const child = start(program, args, { cwd: root, env, onOutput: show, onError: show });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    say(`Not done after ${limitMs / minute} minutes: broken off.`);
    void child.stop();
  }, limitMs);
  const { code } = await child.ended;
  clearTimeout(limit);
  return code === 0 && !isLate;
}
