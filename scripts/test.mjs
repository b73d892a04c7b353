// `npm test`: every check there is, from a fresh clone; `npm test -- unit browser` runs only the steps named.
// Runs on Node 20 with nothing installed; the checks run on the pinned Node that it installs.
// The last line is `N passed, N failed`.

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminBuild, buildIfStale, siteBuild } from './builds.mjs';
import { addUp } from './count-reporter.mjs';
import { install, pinnedNode } from './install.mjs';
import { killAll, start, stopAll } from './processes.mjs';
import { chromium, findOrInstall } from './programs.mjs';
import { say, sayStep, sayTrouble, Trouble } from './say.mjs';
import { listFiles } from './stale.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const root = fileURLToPath(new URL('..', import.meta.url));
const node = pinnedNode(root);
const minute = 60_000;
const demoMakers = 'demo-makers';
const colors = process.stdout.isTTY ? 'force' : 'off';

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  types: async () => {
    const projects = await findFiles((file) => /^[^/]+\/tsconfig\.json$/.test(file));
    const endings = [];
    for (const project of projects)
      endings.push(
        await command(node, ['node_modules/typescript/bin/tsc', '-p', project], 5 * minute),
      );
    return toCheck(endings.length > 0 && endings.every(Boolean));
  },
  lint: async () =>
    toCheck(
      await command(
        node,
        ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colors}`, '.'],
        5 * minute,
      ),
    ),
  unit: async () => runTests(await findFiles(isUnitTest), { limitMs: 10 * minute }),
  api: async () => runTests(await findFiles(isApiTest), { limitMs: 15 * minute }),
  'api-postgres': async () =>
    runTests(await findFiles(isApiTest), {
      limitMs: 15 * minute,
      within: ['scripts/postgres.ts', node],
    }),
  browser: async () => {
    const env = await prepareProduct();
    return runTests(await findFiles((file) => file.endsWith('.e2e.ts')), {
      limitMs: 30 * minute,
      env,
    });
  },
  torture: async () => {
    const env = await prepareProduct();
    let last = '';
    const isGood = await command(node, ['torture/main.ts', 'quick'], 15 * minute, env, (line) => {
      last = line;
    });
    return toCount(last, isGood);
  },
  // The programs that draw the demo schools' pictures are no part of the product: their tests, types and lint are here alone.
  demo: async () => {
    const files = await listFiles(root, demoMakers);
    return runTests(
      files.filter((file) => file.endsWith('.test.ts')),
      { limitMs: 4 * minute },
    );
  },
};

/**
 * Makes what a running product is made of, as far as it is stale.
 * @returns {Promise<Record<string, string | undefined>>} the environment for what looks at it
 */
async function prepareProduct() {
  const env = { ...environment, CHROMIUM: await findOrInstall(chromium) };
  await buildIfStale(root, siteBuild, { env });
  await buildIfStale(root, adminBuild, { env });
  await sayStep('Importing the demo school', async () => {
    if (!(await command(node, ['e2e/prepared-data.ts'], 15 * minute, env)))
      throw new Trouble('The demo school could not be imported: see above why.');
  });
  return env;
}

/** @param {string} file */
const isApiTest = (file) => file.endsWith('.db.test.ts');
/** @param {string} file */
const isUnitTest = (file) =>
  (/\.test\.tsx?$/.test(file) && !isApiTest(file)) || /^scripts\/[^/]+\.test\.mjs$/.test(file);

// All that tests leave in the temporary folder falls into one of ours, which is thrown away at the end.
// Open to others, because PostgreSQL will not run as root, and becomes somebody else.
const temporary = await mkdtemp(path.join(os.tmpdir(), 'aangan-test-'));
await chmod(temporary, 0o755);
const environment = {
  ...process.env,
  ...Object.fromEntries(productSettings().map((name) => [name, undefined])),
  TMPDIR: temporary,
  NEXT_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
  // Set by npm and by node:test itself; a test run inside a test run would misread them.
  NODE_TEST_CONTEXT: undefined,
  NODE_ENV: undefined,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
};

/** Settings of the person's own product: the tests must never touch its data. */
function productSettings() {
  const names = ['PORT', 'HOST', 'ADMIN_PORT', 'ADMIN_HOST', 'API_PORT', 'API_HOST'];
  return [
    ...names,
    'DATA_DIR',
    'DATABASE_URL',
    'PROVIDER_URL',
    'SCHOOL',
    'WORKERS',
    'TEST_DATABASE_URL',
  ];
}

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in steps));
  if (unknown)
    throw new Trouble(
      `There is no step "${unknown}": the steps are ${Object.keys(steps).join(', ')}.`,
    );
  await install(root);

  /** @type {[name: string, count: Count][]} */
  const results = [];
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`── ${name}`);
    const began = performance.now();
    const count = await step().catch((reason) => {
      sayTrouble(reason);
      return { passed: 0, failed: 1 };
    });
    results.push([name, count]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`── ${name}: ${describe(count)} in ${seconds} s`);
  }

  process.stdout.write('\n');
  for (const [name, count] of results) process.stdout.write(`${name}: ${describe(count)}\n`);
  const total = { passed: 0, failed: 0 };
  for (const [, { passed, failed }] of results) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** @param {Count} count */
function describe({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** @param {boolean} isGood */
function toCheck(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The count that a command printed in its last line; one that did not come so far has failed.
 * @param {string} line
 * @param {boolean} isGood whether it ended well
 * @returns {Count}
 */
function toCount(line, isGood) {
  const [, passed, failed] = line.match(/^(\d+) passed, (\d+) failed$/) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: Math.max(Number(failed), isGood ? 0 : 1) };
}

/**
 * Runs test files with node:test and counts.
 * @param {string[]} files
 * @param {{ limitMs: number, within?: string[], env?: Record<string, string | undefined> }} options `within`: what the
 *   test run is an argument of
 * @returns {Promise<Count>}
 */
async function runTests(files, { limitMs, within = [], env = environment }) {
  const countFile = path.join(temporary, `count-${Math.random().toString(36).slice(2)}`);
  const isGood =
    files.length > 0 &&
    (await command(
      node,
      [
        ...within,
        '--test',
        '--test-concurrency=2',
        // A hanging test fails alone, before its step is broken off. It holds for a suite as a whole, too, so not shorter.
        `--test-timeout=${limitMs / 2}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/count-reporter.mjs',
        `--test-reporter-destination=${countFile}`,
        ...files,
      ],
      limitMs,
      env,
    ));
  const count = addUp(await readFile(countFile, 'utf8').catch(() => ''));
  if (count.passed + count.failed === 0) {
    say('No test was run, so this step counts as failed.');
    return { passed: 0, failed: 1 };
  }
  // Broken off, or fallen over outside any test: whatever has been counted, something is wrong.
  if (!isGood && count.failed === 0) return { ...count, failed: 1 };
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
async function command(program, args, limitMs, env = environment, onLine = undefined) {
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

/** @param {(file: string) => boolean} isWanted */
async function findFiles(isWanted) {
  const elsewhere = ['node_modules', '.git', '.next', 'dist', 'data', '.cache', demoMakers];
  const files = await listFiles(root, '.', (file) => !elsewhere.includes(path.basename(file)));
  return files.filter(isWanted);
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => void end(1));
process.on('exit', killAll);

main().then(
  async (total) => {
    process.stdout.write(`${describe(total)}\n`);
    await end(total.failed > 0 ? 1 : 0);
  },
  async (reason) => {
    sayTrouble(reason);
    process.stdout.write('0 passed, 1 failed\n');
    await end(1);
  },
);
