// A server that is kept running: started, waited for until it answers, started again when it dies or no longer answers.

import { quote, say, Trouble } from '../say.mjs';
import { isStoppingAll, start } from './children.mjs';
import { openLog } from './log-file.mjs';

/**
 * @typedef {object} ServiceOptions
 * @property {string} name as it marks its lines
 * @property {string} title as a person calls it
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} env
 * @property {string} address answers below 500 once it is ready
 * @property {string} logFolder
 * @property {(line: string) => void} [onReport] takes what it writes to standard error, which is otherwise shown at the terminal
 * @property {boolean} [showsOutput] shows its output instead of writing it to its log
 * @property {boolean} [retriesForever] starts it again also when it has never answered yet
 * @property {number} [timeoutMs] how long it may take to answer at first, unless it is retried for ever
 * @property {number} [firstPauseMs] before it is started again; doubled each time
 * @property {number} [longestPauseMs]
 * @property {number} [ranWellMs] after so long the next pause is the first again
 * @property {number} [askEveryMs] how often it is asked whether it still answers
 * @property {number} [answersWithinMs]
 * @property {number} [mostMisses] so many in a row, and it is ended and started again
 */

/**
 * @typedef {object} Service
 * @property {Promise<void>} ready settled when it first answers; rejected if it never does
 * @property {() => Promise<void>} restart at once, also while it waits to be started again
 * @property {() => Promise<void>} stop
 */

const preloaded = ['./steady-output.mjs', './quick-imports.mjs'].flatMap((name) => [
  '--import',
  new URL(name, import.meta.url).href,
]);

/**
 * Starts a server on Node, and starts it again for ever, with growing pauses, whenever it ends. What it writes to
 * standard output goes to its log; what it writes to standard error is shown at the terminal. One
 * that ends before it ever answered is not started again unless `retriesForever`: what it wrote says what to fix.
 * @param {ServiceOptions} options
 * @returns {Promise<Service>}
 */
export async function startService(options) {
  const { name, title, address, retriesForever = false, timeoutMs = 60_000 } = options;
  const { firstPauseMs = 500, longestPauseMs = 30_000, ranWellMs = 60_000 } = options;
  // Minutes: a machine that is very busy, or a disk that hangs, is no reason to end what is at work.
  const { askEveryMs = 20_000, answersWithinMs = 15_000, mostMisses = 6 } = options;
  const log = await openLog(options.logFolder, name);
  let isStopped = false;
  const isStopping = () => isStopped || isStoppingAll();
  let hasReported = false;
  const show = (/** @type {string} */ line) => {
    hasReported = true;
    if (options.onReport) options.onReport(line);
    else quote(name, line);
  };
  let launchedAt = 0;
  /** @returns {import('./children.mjs').Child} */
  const launch = () => {
    launchedAt = performance.now();
    try {
      return startOnce();
    } catch (error) {
      // No memory for one more process, for instance: that passes, too.
      show(String(error));
      return { pid: 0, ended: Promise.resolve({ code: 127, signal: null }), stop: async () => {} };
    }
  };
  const startOnce = () =>
    start(options.command, [...preloaded, ...options.args], {
      cwd: options.cwd,
      env: options.env,
      onError: show,
      ...(options.showsOutput ? { onOutput: show } : { outputFile: log.descriptor }),
    });

  let child = launch();
  let isRestarting = false;
  /** Ends the pause before the next start. */
  let wake = () => {};

  const firstAnswer = async () => {
    const asking = new AbortController();
    const timeout = retriesForever ? undefined : setTimeout(() => asking.abort(), timeoutMs);
    const outcome = await Promise.race([
      retriesForever ? new Promise(() => {}) : child.ended.then(describeEnding),
      waitUntilAnswering(address, asking.signal, isStopping),
    ]);
    clearTimeout(timeout);
    asking.abort();
    if (outcome === 'answering' || isStopping()) return;
    if (!hasReported) for (const line of log.lastLines(10)) quote(name, line);
    throw new Trouble(
      outcome === 'silent'
        ? `The ${title} did not answer at ${address} within ${timeoutMs / 1000} s: see above, or ${log.file}.`
        : `The ${title} ${outcome} before it answered: see above, or ${log.file}.`,
    );
  };

  const keepRunning = async () => {
    let pauseMs = firstPauseMs;
    for (;;) {
      const ending = describeEnding(await child.ended);
      if (isStopping()) return;
      if (isRestarting) {
        isRestarting = false;
      } else {
        if (performance.now() - launchedAt >= ranWellMs) pauseMs = firstPauseMs;
        say(`The ${title} ${ending}: starting it again${inSeconds(pauseMs)}.`);
        await Promise.race([
          pause(pauseMs),
          new Promise((resolve) => {
            wake = () => resolve(undefined);
          }),
        ]);
        isRestarting = false;
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        if (isStopping()) return;
      }
      child = launch();
    }
  };

  /** A process that hangs does not end by itself, and nobody would be told. */
  const watch = async () => {
    /** The last that has answered; another is only just being started. */
    let known = child;
    for (let misses = 0; !isStopping(); ) {
      await pause(askEveryMs, { ref: false });
      const asked = child;
      const isThere = await answers(address, answersWithinMs);
      if (isThere) known = asked;
      const isStarting = asked !== known && performance.now() - launchedAt < timeoutMs;
      misses = isThere || isStarting || asked !== child ? 0 : misses + 1;
      if (misses < mostMisses || isStopping()) continue;
      say(`The ${title} no longer answers: ending it.`);
      await asked.stop();
      misses = 0;
    }
  };

  const ready = firstAnswer();
  ready.then(watch, () => {});
  if (retriesForever) void keepRunning();
  else ready.then(keepRunning, () => {});

  return {
    ready,
    async restart() {
      isRestarting = true;
      wake();
      await child.stop();
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await child.stop();
      log.close();
    },
  };
}

/** @param {number} ms */
export function inSeconds(ms) {
  return ms < 1000 ? '' : ` in ${Math.round(ms / 1000)} s`;
}

/**
 * Whether anything at all is answered there.
 * @param {string} address
 * @param {number} withinMs
 */
async function answers(address, withinMs) {
  const signal = AbortSignal.timeout(withinMs);
  const response = await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(
    () => undefined,
  );
  return response !== undefined;
}

/**
 * Asks until the address answers with anything but a server's error.
 * @param {string} address
 * @param {AbortSignal} signal ends the asking
 * @param {() => boolean} isStopping ends it, too
 * @returns {Promise<'answering' | 'silent'>}
 */
async function waitUntilAnswering(address, signal, isStopping) {
  while (!signal.aborted && !isStopping()) {
    const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return 'answering';
    await pause(100);
  }
  return 'silent';
}

/** @param {import('./children.mjs').Ending} ending */
function describeEnding({ code, signal }) {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

/**
 * @param {number} ms
 * @param {{ ref?: boolean }} [options] without `ref` it keeps nobody from ending
 */
export function pause(ms, { ref = true } = {}) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    if (!ref) timer.unref();
  });
}
