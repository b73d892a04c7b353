// `npm run bench`: speed and weight, side by side with nginx, on this machine and in this run.
// Runs on Node 20 with nothing installed; measures with the pinned Node that it installs.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { killAll, start, stopAll } from './processes/children.mjs';
import { sayTrouble, Trouble } from './say.mjs';
import { adminBuild, buildIfStale, siteBuild } from './setup/builds.mjs';
import { install, pinnedNode } from './setup/install.mjs';
import { chromium, findOrInstall, nginx, wrk } from './setup/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<number>} the exit code */
async function main() {
  const entry = 'bench/main.ts';
  if (!existsSync(path.join(root, entry)))
    throw new Trouble(`There is nothing to measure with yet: ${entry} is missing.`);
  await install(root);
  const node = pinnedNode(root);
  const env = {
    ...process.env,
    NGINX: await findOrInstall(nginx),
    WRK: await findOrInstall(wrk),
    CHROMIUM: await findOrInstall(chromium),
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  };
  await buildIfStale(root, siteBuild, { env });
  await buildIfStale(root, adminBuild, { env });
  const { code } = await start(node, [entry, ...process.argv.slice(2)], {
    cwd: root,
    env,
    onOutput: (line) => void process.stdout.write(`${line}\n`),
    onError: (line) => void process.stderr.write(`${line}\n`),
  }).ended;
  return code ?? 1;
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => void end(1));
process.on('exit', killAll);

main().then(end, (reason) => {
  sayTrouble(reason);
  return end(1);
});
