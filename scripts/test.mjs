// `npm test`: every check there is, from a fresh clone. `-- unit browser` runs only these steps, `-- site cms` every step on
// these parts, `-- changed` on the parts that the present changes reach; `-- unit site` is the unit tests of the website, and
// `-- e2e/news.e2e.ts` one file of tests, with all that it needs.
// Runs on Node 20 with nothing installed; the checks run on the pinned Node that it installs.
// The last line is `N passed, N failed`.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { killAll, stopAll } from './processes/children.mjs';
import { say, sayStep, sayTrouble, Trouble } from './say.mjs';
import { buildProduct } from './setup/builds.mjs';
import { install, pinnedNode } from './setup/install.mjs';
import {
  caddy,
  chromium,
  findOrInstall,
  nginx,
  openssl,
  swift,
  swiftServices,
  systemdAnalyze,
} from './setup/programs.mjs';
import { listFiles } from './setup/stale.mjs';
import { findChangedFiles } from './testing/changed-files.mjs';
import { findReached, findUses, listParts, partOf } from './testing/parts.mjs';
import {
  command,
  environment,
  minute,
  removeTemporary,
  runCheck,
  runTests,
  toCount,
  toFailure,
} from './testing/run-checks.mjs';
import { readSelection } from './testing/selection.mjs';

/** @typedef {import('./testing/count-reporter.mjs').Count} Count */

const root = fileURLToPath(new URL('..', import.meta.url));
const node = pinnedNode(root);
const demoMakers = 'demo-makers/';
const colors = process.stdout.isTTY ? 'force' : 'off';

/**
 * @typedef {object} Step
 * @property {boolean} [isOfTests] it runs the files that it looks at
 * @property {(file: string) => boolean} on the files that it looks at; a part that has none of them is passed over
 * @property {(files: string[], parts: string[]) => Promise<Count>} run `parts`: where these files are, if not everywhere
 */

/** @type {Record<string, Step>} */
const steps = {
  types: {
    on: (file) => /^[^/]+\/tsconfig\.json$/.test(file) && !isOfDemoMakers(file),
    run: (projects) =>
      runCheck(projects.map((project) => ['node_modules/typescript/bin/tsc', '-p', project])),
  },
  lint: {
    on: (file) => /\.(tsx?|mjs|css|json)$/.test(file),
    run: (_, parts) => lint(parts),
  },
  unit: {
    isOfTests: true,
    on: isUnitTest,
    run: (files) => runTests(files, { limitMs: 20 * minute }),
  },
  api: {
    isOfTests: true,
    on: isApiTest,
    run: (files) => runTests(files, { limitMs: 30 * minute }),
  },
  'api-postgres': {
    isOfTests: true,
    on: isApiTest,
    run: (files) =>
      runTests(files, { limitMs: 30 * minute, within: ['scripts/postgres.ts', node] }),
  },
  guides: {
    isOfTests: true,
    on: (file) => file.endsWith('.walk.ts'),
    run: (files) => runTests(files, { limitMs: 20 * minute }),
  },
  browser: {
    isOfTests: true,
    on: (file) => file.endsWith('.e2e.ts'),
    run: async (files) => runTests(files, { limitMs: 60 * minute, env: await prepareProduct() }),
  },
  // What an operator starts from, tried with Debian's own programs.
  ops: {
    isOfTests: true,
    on: (file) => file.endsWith('.ops.ts'),
    run: async (files) => {
      const programs = [nginx, caddy, openssl, systemdAnalyze, swift, ...swiftServices];
      for (const program of programs) await findOrInstall(program);
      return runTests(files, { limitMs: 15 * minute, env: await prepareProduct() });
    },
  },
  torture: {
    on: (file) => file === 'torture/main.ts',
    run: async () => tortureQuickly(await prepareProduct()),
  },
  // The programs that draw the demo schools' pictures are no part of the product: their tests, types and lint are here alone.
  demo: {
    isOfTests: true,
    on: (file) => isOfDemoMakers(file) && file.endsWith('.test.ts'),
    run: (files) => runTests(files, { limitMs: 4 * minute }),
  },
};

const stepsOfTests = Object.values(steps).filter(({ isOfTests }) => isOfTests);

/** @param {string} file */
function isOfDemoMakers(file) {
  return file.startsWith(demoMakers);
}

/** @param {string} file */
function isApiTest(file) {
  return file.endsWith('.db.test.ts');
}

/** @param {string} file */
function isUnitTest(file) {
  return (
    (/\.test\.tsx?$/.test(file) && !isApiTest(file) && !isOfDemoMakers(file)) ||
    /^(scripts|docs)\/.*\.test\.mjs$/.test(file)
  );
}

/** @param {string[]} parts everything, if there are none */
function lint(parts) {
  const folders = parts.length > 0 ? parts : ['.'];
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colors}`];
  return runCheck([[...biome, ...folders]]);
}

/** @param {Record<string, string | undefined>} env */
async function tortureQuickly(env) {
  let last = '';
  const isGood = await command(node, ['torture/main.ts', 'quick'], 15 * minute, env, (line) => {
    last = line;
  });
  return toCount(last, isGood);
}

/**
 * Makes what a running product is made of, as far as it is stale.
 * @returns {Promise<Record<string, string | undefined>>} the environment for what looks at it
 */
async function prepareProduct() {
  const env = { ...environment, CHROMIUM: await findOrInstall(chromium) };
  await buildProduct(root, env);
  await sayStep('Importing the demo school', async () => {
    if (!(await command(node, ['e2e/prepared-data.ts'], 15 * minute, env)))
      throw new Trouble('The demo school could not be imported: see above why.');
  });
  return env;
}

async function main() {
  const files = await findFiles();
  const tests = files.filter((file) => stepsOfTests.some(({ on }) => on(file)));
  const words = process.argv.slice(2);
  const selection = readSelection(words, Object.keys(steps), listParts(files), tests);
  await install(root);
  const reached = selection.isChanged ? await findReachedParts(files) : [];
  const parts = [...new Set([...selection.parts, ...(reached ?? [])])];
  const isWhole = reached === undefined || (parts.length === 0 && !selection.isChanged);

  /** @type {[name: string, count: Count][]} */
  const results = [];
  for (const name of selection.steps) {
    const step = /** @type {Step} */ (steps[name]);
    const isNamed = selection.files.length > 0;
    const chosen = (isNamed ? selection.files : files).filter(
      (file) => step.on(file) && (isWhole || isIn(parts, file)),
    );
    if (isNamed && !step.isOfTests) continue;
    if ((isNamed || !isWhole) && chosen.length === 0) continue;
    say(`── ${name}`);
    const began = performance.now();
    const count = await step.run(chosen, isWhole ? [] : listParts(chosen)).catch((reason) => {
      sayTrouble(reason);
      return toFailure(reason instanceof Error ? reason.message : String(reason));
    });
    results.push([name, count]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`── ${name}: ${describe(count)} in ${seconds} s`);
  }
  if (results.length === 0 && !selection.isChanged)
    throw new Trouble(
      `Nothing was checked: there is nothing for ${selection.steps.join(', ')} in ${parts.join(', ')}.`,
    );

  process.stdout.write('\n');
  // Once more at the end, where it is seen: an hour of output may stand between a failure and the last line.
  for (const [name, { failures }] of results)
    for (const failure of failures) process.stdout.write(`✖ ${name}: ${failure}\n`);
  for (const [name, count] of results) process.stdout.write(`${name}: ${describe(count)}\n`);
  const add = (/** @type {'passed' | 'failed'} */ what) =>
    results.reduce((sum, [, count]) => sum + count[what], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/**
 * The parts that the present changes reach.
 * @param {string[]} files
 * @returns {Promise<string[] | undefined>} undefined if they reach everything
 */
async function findReachedParts(files) {
  const { since, files: changed } = await findChangedFiles(root);
  const parts = findReached(changed, await findUses(root, files));
  const names = (parts ?? listParts(files)).join(', ') || 'nothing that is tested';
  say(`Changed since ${since}: ${changed.length} files, which reach ${names}.`);
  return parts;
}

/**
 * @param {string[]} parts
 * @param {string} file
 */
function isIn(parts, file) {
  return parts.includes(partOf(file) ?? '');
}

/** @param {{ passed: number, failed: number }} count */
function describe({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

async function findFiles() {
  const elsewhere = ['node_modules', '.git', '.next', 'dist', 'data', '.cache'];
  return listFiles(root, '.', (file) => !elsewhere.includes(path.basename(file)));
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  await removeTemporary();
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
