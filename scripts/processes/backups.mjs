// Backups that are taken by themselves, one after the other, by the one process that holds the data folder's lock.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../say.mjs';
import { isStoppingAll, run } from './children.mjs';
import { openLog } from './log-file.mjs';
import { inSeconds, pause } from './service.mjs';

/**
 * @typedef {object} LastBackup what the command notes in the data folder (cms/src/data-folder/last-backup.ts)
 * @property {{ taken: string, file: string }} [good]
 * @property {{ at: string }} [failed]
 */

const minute = 60_000;
/** One that failed is tried again sooner than the next would be due: a disk that was full may have been cleared. */
const retryMs = 5 * minute;

/**
 * How long to wait for the next backup.
 * @param {LastBackup} last
 * @param {{ folder: string, everyMs: number, now: number }} options
 */
export function dueInMs({ good, failed }, { folder, everyMs, now }) {
  // One that was taken to somewhere else is none of this folder's.
  const taken = good && path.dirname(good.file) === folder ? Date.parse(good.taken) + everyMs : 0;
  const retried = failed ? Date.parse(failed.at) + Math.min(everyMs, retryMs) : 0;
  // At most one interval, also when somebody has set the clock back.
  return Math.min(Math.max(taken, retried, now) - now, everyMs);
}

/**
 * Takes one whenever it is due, for as long as we run. What goes well is in its log, what fails is shown.
 * @param {{ command: string, cwd: string, env: Record<string, string | undefined>, logFolder: string }} shared
 * @param {{ dataDir: string, folder: string, everyMs: number }} options
 */
export async function keepBackingUp({ command, cwd, env, logFolder }, options) {
  const { dataDir, folder, everyMs } = options;
  const log = await openLog(logFolder, 'backup');
  const dueNow = async () => dueInMs(await readLast(dataDir), { folder, everyMs, now: Date.now() });
  for (;;) {
    // In pieces: a machine that slept, or a backup by hand meanwhile, changes what is due.
    for (let waitMs = await dueNow(); waitMs > 0; waitMs = await dueNow()) {
      await pause(Math.min(waitMs, minute), { ref: false });
      if (isStoppingAll()) return;
    }
    /** @type {string[]} */
    const errors = [];
    const { code } = await run(command, ['cms/src/backup/backup-command.ts'], {
      cwd,
      env,
      outputFile: log.descriptor,
      onError: (line) => errors.push(line),
      // Visitors come first.
      isBackground: true,
    });
    if (isStoppingAll()) return;
    for (const line of errors) say(`Backup: ${line}`);
    if (code === 0) continue;
    const againMs = Math.min(everyMs, retryMs);
    say(`Backup: it failed, and is tried again${inSeconds(againMs)}.`);
    // Also where the failure could not even be noted.
    await pause(againMs, { ref: false });
    if (isStoppingAll()) return;
  }
}

/**
 * @param {string} dataDir
 * @returns {Promise<LastBackup>}
 */
async function readLast(dataDir) {
  try {
    return JSON.parse(await readFile(path.join(dataDir, 'last-backup.json'), 'utf8'));
  } catch {
    return {};
  }
}
