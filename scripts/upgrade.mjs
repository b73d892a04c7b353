// `npm run upgrade`: brings the data up to the release whose files lie here, and can go back; `-- --help` says how.
// Runs on Node 20 with nothing installed; the work is done on the pinned Node that it installs.

import { fileURLToPath } from 'node:url';
import { takeLock } from './processes/lock.mjs';
import { sayTrouble, Trouble } from './say.mjs';
import { runInstalled } from './setup/run-installed.mjs';
import { readSettings } from './setup/settings.mjs';

/** Also installing would take the packages from under a product that runs in this folder. */
async function refuseWhileRunning() {
  const { DATA_DIR } = readSettings(process.env, fileURLToPath(new URL('..', import.meta.url)));
  const lock = await takeLock(DATA_DIR);
  if (!lock)
    throw new Trouble(
      `Aangan is running on the data folder ${DATA_DIR} (DATA_DIR), or another upgrade or restore is: stop it, and try again.`,
    );
  lock.release();
}

const words = process.argv.slice(2);
try {
  if (!words.includes('--dry-run') && !words.includes('--help')) await refuseWhileRunning();
  runInstalled('cms/src/upgrade/upgrade-command.ts', { onlyToRun: true });
} catch (reason) {
  sayTrouble(reason);
  process.exitCode = 1;
}
