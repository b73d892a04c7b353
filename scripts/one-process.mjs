// `npm run site`, `npm run api`, `npm run admin`: one process of the product alone, in the foreground, as a service manager or
// a cluster runs them: its words go to standard output and error, it ends with its exit code, and nobody starts it again.
// What is stale is built first; the api brings the database up to date, and never fills it.

import './processes/steady-output.mjs';
import { fileURLToPath } from 'node:url';
import { isStoppingAll, killAll, start, stopAll } from './processes/children.mjs';
import { refuseUnknown } from './refuse-unknown.mjs';
import { say, sayTrouble } from './say.mjs';
import { adminBuild, buildIfStale, siteBuild } from './setup/builds.mjs';
import { install, pinnedNode } from './setup/install.mjs';
import { checkDataDir, checkPort } from './setup/preflight.mjs';
import { prepare } from './setup/prepare.mjs';
import { readSettings, toChildEnvironment, toMetricsPorts } from './setup/settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Part
 * @property {string} program
 * @property {'PORT' | 'API_PORT' | 'ADMIN_PORT'} port
 * @property {'HOST' | 'API_HOST' | 'ADMIN_HOST'} host
 * @property {(env: Record<string, string | undefined>) => Promise<unknown>} makeReady
 */

/** @type {Record<string, Part>} */
const parts = {
  site: {
    program: 'site/dist/server/main.js',
    port: 'PORT',
    host: 'HOST',
    makeReady: (env) => buildIfStale(root, siteBuild, { env }),
  },
  api: {
    program: 'cms/src/api/main.ts',
    port: 'API_PORT',
    host: 'API_HOST',
    makeReady: (env) => prepare(root, env, { isEmpty: true, onOutput: say }),
  },
  admin: {
    program: 'cms/src/admin-server/main.ts',
    port: 'ADMIN_PORT',
    host: 'ADMIN_HOST',
    makeReady: (env) => buildIfStale(root, adminBuild, { env }),
  },
};

async function main() {
  const [name = '', ...more] = process.argv.slice(2);
  refuseUnknown([name], { processes: Object.keys(parts) });
  refuseUnknown(more, { flags: [] });
  const { program, port, host, makeReady } = /** @type {Part} */ (parts[name]);
  const settings = readSettings(process.env, root);
  const env = toChildEnvironment(settings, root, false);
  await checkPort(port, settings[port], host, settings[host]);
  const metricsPort = toMetricsPorts(settings)[/** @type {'site' | 'admin' | 'api'} */ (name)];
  if (metricsPort)
    await checkPort('METRICS_PORT', metricsPort, 'METRICS_HOST', settings.METRICS_HOST);
  await checkDataDir(settings.DATA_DIR, name === 'site');
  await install(root, { onlyToRun: true });
  await makeReady(env);
  const child = start(pinnedNode(root), [program], {
    cwd: root,
    env,
    onOutput: (line) => void process.stdout.write(`${line}\n`),
    onError: (line) => void process.stderr.write(`${line}\n`),
  });
  // The website replaces its processes one by one when it is told so.
  process.on('SIGUSR2', () => process.kill(child.pid, 'SIGUSR2'));
  const { code } = await child.ended;
  return code ?? 1;
}

/** @param {number} exitCode */
async function end(exitCode) {
  await stopAll();
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => void end(0));
process.on('exit', killAll);

main().then(
  (code) => (isStoppingAll() ? undefined : end(code)),
  (reason) => {
    if (isStoppingAll()) return;
    sayTrouble(reason);
    return end(1);
  },
);
