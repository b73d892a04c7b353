// A server that is kept running: started, waited for until it answers, started again when it dies.

import { openLog } from './log-file.mjs';
import { isStoppingAll, start } from './processes.mjs';
import { quote, say, Trouble } from './say.mjs';

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
 * @property {boolean} [isTalkative] shows its output instead of writing it to its log
 * @property {number} [patienceMs] how long it may take to answer at first
 * @property {number} [firstPauseMs] before it is started again; doubled each time
 */

/**
 * @typedef {object} Service
 * @property {Promise<void>} ready settled when it first answers; rejected if it never does
 * @property {Promise<Trouble>} givenUp settled when it has died too often
 * @property {() => Promise<void>} restart
 * @property {() => Promise<void>} stop
 */

const mostDeaths = 5;
const deathsCountForMs = 60_000;

/**
 * Starts a server. What it writes to standard output goes to its log; what it writes to standard error is for the person
 * at the terminal, and is shown. One that ends before it ever answered is not tried again: its words say what to mend.
 * @param {ServiceOptions} options
 * @returns {Promise<Service>}
 */
export async function startService(options) {
  const { name, title, address, patienceMs = 60_000, firstPauseMs = 500 } = options;
  const log = await openLog(options.logFolder, name);
  let isStopped = false;
  const isStopping = () => isStopped || isStoppingAll();
  let hasSpoken = false;
  const show = (/** @type {string} */ line) => {
    hasSpoken = true;
    quote(name, line);
  };
  const launch = () =>
    start(options.command, options.args, {
      cwd: options.cwd,
      env: options.env,
      onError: show,
      ...(options.isTalkative ? { onOutput: show } : { outputFile: log.descriptor }),
    });

  let child = launch();
  let isRestarting = false;

  const ready = (async () => {
    const enough = new AbortController();
    const patience = setTimeout(() => enough.abort(), patienceMs);
    const outcome = await Promise.race([
      child.ended.then(describeEnding),
      waitUntilAnswering(address, enough.signal),
    ]);
    clearTimeout(patience);
    enough.abort();
    if (outcome === 'answering' || isStopping()) return;
    if (!hasSpoken) for (const line of log.lastLines(10)) quote(name, line);
    throw new Trouble(
      outcome === 'silent'
        ? `The ${title} did not answer at ${address} within ${patienceMs / 1000} s: see above, or ${log.file}.`
        : `The ${title} ${outcome} before it answered: see above, or ${log.file}.`,
    );
  })();

  /** @returns {Promise<Trouble>} */
  const keepRunning = async () => {
    /** @type {number[]} */
    let deaths = [];
    for (;;) {
      const ending = describeEnding(await child.ended);
      if (isStopping()) return new Promise(() => {});
      if (isRestarting) {
        child = launch();
        isRestarting = false;
        continue;
      }
      const now = performance.now();
      deaths = [...deaths.filter((death) => now - death < deathsCountForMs), now];
      if (deaths.length > mostDeaths)
        return new Trouble(
          `The ${title} ${ending}, for the ${deaths.length}th time in a minute: see ${log.file}.`,
        );
      say(`The ${title} ${ending}: starting it again.`);
      await pause(firstPauseMs * 2 ** (deaths.length - 1));
      if (isStopping()) return new Promise(() => {});
      child = launch();
    }
  };
  const givenUp = ready.then(keepRunning, () => new Promise(() => {}));

  return {
    ready,
    givenUp,
    async restart() {
      isRestarting = true;
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

/**
 * Asks until the address answers with anything but a server's error.
 * @param {string} address
 * @param {AbortSignal} signal ends the asking
 * @returns {Promise<'answering' | 'silent'>}
 */
async function waitUntilAnswering(address, signal) {
  while (!signal.aborted) {
    const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return 'answering';
    await pause(100);
  }
  return 'silent';
}

/** @param {import('./processes.mjs').Ending} ending */
function describeEnding({ code, signal }) {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
