/**
 * Attacks and faults against the real product on this machine. Without arguments everything runs; names run single scenarios.
 * Their rows in docs/figures are written anew; `quick` takes small sizes and writes nothing. Exits 1 when any verdict is bad.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../e2e/prepared-data.ts';
import { killAll, stopAll } from '../scripts/processes/children.mjs';
import { say } from '../scripts/say.mjs';
import { buildProduct } from '../scripts/setup/builds.mjs';
import { chromium, findOrInstall } from '../scripts/setup/programs.mjs';
import { readArguments } from './arguments.ts';
import { type Ground, openGround } from './context.ts';
import { describeMachine } from './machine.ts';
import type { Database, Outcome, Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { type Result, toLine, toPage, verdictOf } from './table.ts';

const page = 'docs/figures/torture.md';
const shownNotes = 12;

/** The scenario's outcome, or a refusal to wait for it any longer. */
const withinTime = (running: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    running,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

/** Cleans up after the scenario that is running. */
let endRunning: (() => Promise<void>) | undefined;

const runOne = async (
  ground: Ground,
  scenario: Scenario,
  database: Database,
  isQuick: boolean,
): Promise<Result> => {
  const { name, title, limitSeconds } = scenario;
  const began = performance.now();
  const time = new AbortController();
  const limit = setTimeout(
    () => time.abort(new Error(`It was aborted after ${limitSeconds} s.`)),
    limitSeconds * 1000,
  );
  const stillAtIt = setInterval(() => say(`  ${name}: still at it …`), 15_000);
  const { context, problems, end } = ground.contextFor({
    isQuick,
    database,
    signal: time.signal,
    say: (text) => say(`  ${name}: ${text}`),
  });
  const result: Result = {
    name,
    title,
    database,
    seconds: 0,
    verdict: 'BAD',
    figures: [],
    notes: [],
  };
  let hasFailed = false;
  endRunning = () => end(true);
  try {
    const outcome = await withinTime(scenario.run(context), time.signal);
    if ('skipped' in outcome)
      Object.assign(result, { verdict: 'skipped', notes: [outcome.skipped] });
    else
      Object.assign(result, {
        verdict: verdictOf(outcome.figures),
        figures: outcome.figures,
        notes: outcome.notes ?? [],
      });
  } catch (error) {
    hasFailed = true;
    result.notes.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    clearTimeout(limit);
    clearInterval(stillAtIt);
    if (!time.signal.aborted) time.abort();
    await end(hasFailed);
    endRunning = undefined;
  }
  if (problems.length > 0)
    result.notes.push(`the servers reported ${problems.length} times, first: ${problems[0]}`);
  result.seconds = (performance.now() - began) / 1000;
  return result;
};

const report = (result: Result): void => {
  say(toLine(result));
  if (result.verdict !== 'BAD') return;
  for (const note of result.notes.slice(0, shownNotes)) console.log(`          ${note}`);
  if (result.notes.length > shownNotes)
    console.log(`          … and ${result.notes.length - shownNotes} more`);
};

let isEnding = false;

const main = async (ground: Ground): Promise<number> => {
  const names = scenarios.map(({ name }) => name);
  const wish = readArguments(process.argv.slice(2), names);
  if ('unknown' in wish) {
    console.error(
      `There is no scenario ${wish.unknown.map((name) => `"${name}"`).join(', ')}: there are ${names.join(', ')}. "quick" before them takes small sizes.`,
    );
    return 1;
  }
  await findOrInstall(chromium);
  await buildProduct(root, process.env);
  const { isQuick } = wish;
  const isWanted = (scenario: Scenario) =>
    wish.names.length > 0 ? wish.names.includes(scenario.name) : !isQuick || scenario.isQuick;
  const chosen = scenarios.filter(isWanted);
  const results: Result[] = [];
  for (const scenario of chosen)
    for (const database of isQuick ? scenario.databases.slice(0, 1) : scenario.databases) {
      if (isEnding) return 1;
      say(`${scenario.name}: ${scenario.title}`);
      await ground.prepare(database);
      const result = await runOne(ground, scenario, database, isQuick);
      report(result);
      results.push(result);
    }
  if (!isQuick) {
    await mkdir(join(root, 'docs/figures'), { recursive: true });
    const before = await readFile(join(root, page), 'utf8').catch(() => '');
    await writeFile(join(root, page), toPage(scenarios, results, describeMachine(), before));
    say(`Written to ${page}`);
  }

  console.log('');
  for (const result of results) console.log(toLine(result));
  const failed = results.filter(({ verdict }) => verdict === 'BAD').length;
  const passed = results.filter(({ verdict }) => verdict === 'holds').length;
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
};

const ground = openGround();
/** However it ends, nothing that was started goes on. */
const finish = async (code: number): Promise<void> => {
  isEnding = true;
  await Promise.race([
    Promise.resolve(endRunning?.())
      .then(() => ground.close())
      .catch((error) => say(String(error))),
    new Promise((resolve) => setTimeout(resolve, 20_000)),
  ]);
  await stopAll();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void finish(1));
process.on('exit', killAll);
// A connection of a scenario that was aborted may fail when nobody waits for it any more.
process.on('unhandledRejection', (reason) => say(`left behind: ${reason}`));

main(ground).then(finish, (error) => {
  console.error(error);
  return finish(1);
});
