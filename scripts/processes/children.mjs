// Child processes that never outlive us: each in a group of its own, all ended together, also when we are killed.

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/**
 * @typedef {object} Ending
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 */

/**
 * @typedef {object} StartOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] the whole environment
 * @property {(line: string) => void} [onOutput] each line of standard output
 * @property {(line: string) => void} [onError] each line of standard error
 * @property {number} [outputFile] a file descriptor that takes standard output instead of `onOutput`
 * @property {boolean} [isBackground] gives way to everything else on the machine
 */

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {Promise<Ending>} ended settled when the process and all of its output have ended
 * @property {() => Promise<void>} stop ends its whole group: asks first, insists after five seconds
 */

const graceMs = 5000;

/**
 * The groups of all living children, and the watchdog that ends them if we are killed without a chance to do so.
 * @type {Set<number>}
 */
const groups = new Set();
let isStopping = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;

// Plain sh, because a second Node would take 40 MB for waiting. It reads the list of groups whenever it changes; when the
// pipe breaks, because we ended in whatever way, it ends the groups that were last on the list.
const watchdogScript = `
trap '' INT TERM HUP
groups=
while read -r line; do groups=$line; done
for group in $groups; do kill -s TERM -- "-$group" 2>/dev/null; done
tries=0
for group in $groups; do
  while kill -s 0 -- "-$group" 2>/dev/null; do
    tries=$((tries + 1))
    if [ $tries -gt 50 ]; then kill -s KILL -- "-$group" 2>/dev/null; break; fi
    sleep 0.1
  done
done
`;

function updateWatchdog() {
  if (!watchdog) {
    watchdog = spawn('sh', ['-c', watchdogScript], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watchdog.unref();
    const { stdin } = watchdog;
    /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (stdin)).unref();
    stdin?.on('error', () => {});
  }
  watchdog.stdin?.write(`${[...groups].join(' ')}\n`);
}

/**
 * Starts a process in a group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Child}
 */
export function start(command, args, options = {}) {
  if (isStopping) throw new Error(`${command} may not be started: all is being stopped.`);
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (options.env ?? process.env),
    stdio: ['ignore', options.outputFile ?? 'pipe', 'pipe'],
    // Its own group: Ctrl-C in a terminal then reaches only us, and we end the children in order.
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) {
    groups.add(pid);
    updateWatchdog();
    if (options.isBackground) lowerPriority(pid);
  }
  readLines(child.stdout, options.onOutput);
  readLines(child.stderr, options.onError);

  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      options.onError?.(`${command} could not be started: ${error.message}`);
      resolve({ code: 127, signal: null });
    });
    // What it has left running (a worker, a shell's job) holds the pipes open, and 'close' would never come: so at 'exit'
    // the rest of its group is ended, and what has fled the group is no longer listened to.
    child.once('exit', async () => {
      if (pid !== undefined) await endGroup(pid);
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, 1000).unref();
    });
    child.once('close', (code, signal) => {
      if (pid !== undefined) {
        groups.delete(pid);
        updateWatchdog();
      }
      resolve({ code, signal });
    });
  });

  return {
    pid: pid ?? 0,
    ended,
    async stop() {
      // Not if it has ended: its number may by now be somebody else's.
      if (pid !== undefined && groups.has(pid)) await endGroup(pid);
      await ended;
    },
  };
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Promise<Ending>}
 */
export function run(command, args, options) {
  return start(command, args, options).ended;
}

/** Whether all is being stopped, so that no child is started any more. */
export function isStoppingAll() {
  return isStopping;
}

/** Ends every child that is still there, leaves nothing behind, and lets no new one be started. */
export async function stopAll() {
  isStopping = true;
  await Promise.all([...groups].map(endGroup));
  groups.clear();
  watchdog?.stdin?.end();
}

/** Kills every child at once: for the last moment, when there is no time to wait. */
export function killAll() {
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

/** @param {number} group */
async function endGroup(group) {
  if (!signalGroup(group, 'SIGTERM')) return;
  const deadline = performance.now() + graceMs;
  while (signalGroup(group, 0)) {
    const late = performance.now() - deadline;
    if (late > 0) signalGroup(group, 'SIGKILL');
    // In a container whose first process does not reap its children, a killed orphan stays listed for ever.
    if (late > 1000) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether any process of the group is left
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function lowerPriority(pid) {
  try {
    setPriority(pid, 10);
  } catch {
    // It has already ended, or the system does not allow it: nothing depends on it.
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {((line: string) => void) | undefined} onLine
 */
function readLines(stream, onLine) {
  if (!stream) return;
  if (onLine) createInterface({ input: stream }).on('line', onLine);
  else stream.resume();
}
