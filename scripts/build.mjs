// `npm run build`: installs the packages and builds what is stale, and starts nothing: for a container, and for a machine on
// which the services may not write to their own program (ops/systemd).
// Runs on Node 20 with nothing installed; the builds run on the pinned Node that it installs.

import { fileURLToPath } from 'node:url';
import { killAll, stopAll } from './processes/children.mjs';
import { refuseUnknown } from './refuse-unknown.mjs';
import { sayStep, sayTrouble } from './say.mjs';
import { buildProduct } from './setup/builds.mjs';
import { install } from './setup/install.mjs';
import { readSettings, toChildEnvironment } from './setup/settings.mjs';
import { slim } from './setup/slim.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const help = `npm run build: installs the packages and builds what is stale; starts nothing.

  --slim   takes away what only builds and tests need, so that the installation has half the size. A later build or test
           installs it again.
  --help   prints this`;

async function main() {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return console.log(help);
  refuseUnknown(words, { flags: ['--slim', '--help'] });
  const isSlim = words.includes('--slim');
  await install(root, { onlyToRun: isSlim });
  await buildProduct(root, toChildEnvironment(readSettings(process.env, root), root, false));
  if (isSlim) await sayStep('Taking away what only builds and tests need', () => slim(root));
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => void end(1));
process.on('exit', killAll);

main().then(
  () => end(0),
  (reason) => {
    sayTrouble(reason);
    return end(1);
  },
);
