// `npm start`: from a fresh clone, or from anything in between, to a running website and back office.
// `npm run dev` (--dev): the same, and everything is built and started again when its source changes.
// `npm start -- --empty`: the same without the demo schools, for an installation of one's own.
// Runs on Node 20 with nothing installed; the servers run on the pinned Node that it installs.

import './processes/steady-output.mjs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rebuildOnChange } from './dev/rebuild-website.mjs';
import { restartApiOnChange } from './dev/restart-api.mjs';
import { watchTables } from './dev/watch-tables.mjs';
import { keepBackingUp } from './processes/backups.mjs';
import { isStoppingAll, killAll, stopAll } from './processes/children.mjs';
import { takeLock } from './processes/lock.mjs';
import { inSeconds, pause, startService } from './processes/service.mjs';
import { refuseUnknown } from './refuse-unknown.mjs';
import { say, sayTrouble, Trouble } from './say.mjs';
import { adminBuild, buildIfStale, isBuilt, siteBuild } from './setup/builds.mjs';
import { install, pinnedNode } from './setup/install.mjs';
import { checkDataDir, checkPort, isUnwritable } from './setup/preflight.mjs';
import { prepare } from './setup/prepare.mjs';
import {
  readSettings,
  toAddress,
  toChildEnvironment,
  toMetricsPorts,
  toShownAddress,
} from './setup/settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const isDev = words.includes('--dev');
const isEmpty = words.includes('--empty');
const node = pinnedNode(root);

/** A website that has shown its pages before waits no longer than this for a database or an api that cannot be had. */
const mostWaitMs = 15_000;
const longestPauseMs = 30_000;

async function main() {
  refuseUnknown(words, { flags: ['--dev', '--empty'] });
  const settings = readSettings(process.env, root);
  // What it has shown before lies on disk, and it can go on from there whatever else is broken.
  const canGoOn = !isDev && (await hasSnapshots(settings.DATA_DIR));
  await checkPortsAndData(settings, canGoOn);
  await install(root, { onlyToRun: !isDev });

  const env = toChildEnvironment(settings, root, isDev);
  const prepareData = (/** @type {(line: string) => void} */ onOutput) =>
    prepare(root, env, { isEmpty, onOutput });
  const logFolder = path.join(settings.DATA_DIR, 'logs');
  const shared = {
    command: node,
    cwd: root,
    env,
    logFolder,
    showsOutput: isDev,
    // A developer may have stopped it at a line, and be at lunch.
    ...(isDev ? { mostMisses: Number.POSITIVE_INFINITY } : {}),
  };

  // Two cores: the website's build and the database's first filling go side by side, and only then the back office,
  // which takes longest, so that the website answers as early as it can. With nothing to build, all start together.
  const isAdminBuilt = isDev || (await isBuilt(root, adminBuild));
  const runApi = async (/** @type {() => Promise<void>} */ prepared) => {
    await prepared();
    if (isStoppingAll()) return;
    if (isAdminBuilt) goOnWithoutAdmin(runAdmin(settings, shared));
    const api = await startService({
      ...shared,
      name: 'api',
      title: 'api',
      args: ['cms/src/api/main.ts'],
      address: `${toAddress(settings.API_HOST, settings.API_PORT)}/healthz`,
      retriesForever: canGoOn,
    });
    await api.ready;
    return api;
  };
  /** @returns {Promise<import('./processes/service.mjs').Service | undefined>} */
  const untilItCanBeHad = () =>
    new Promise((resolve) => {
      runApi(() => prepareForEver(prepareData, () => resolve(undefined))).then(resolve, fail);
      setTimeout(() => resolve(undefined), mostWaitMs).unref();
    });
  const [api] = await Promise.all([
    canGoOn ? untilItCanBeHad() : runApi(() => prepareData(say)),
    buildIfStale(root, siteBuild, { env }),
  ]);

  const site = await startService({
    ...shared,
    name: 'site',
    title: 'website',
    args: ['site/dist/server/main.js'],
    address: `${toAddress(settings.HOST, settings.PORT)}/healthz`,
  });
  await site.ready;
  if (isDev) {
    restartApiOnChange(root, async () => api?.restart());
    await rebuildOnChange(root, env, () => site.restart());
    watchTables({
      root,
      env,
      migrate: () => prepareData(say),
      onMigrated: async () => api?.restart(),
    });
  }
  say(`Website:     ${toShownAddress(settings.HOST, settings.PORT)}`);
  for (const [name, port] of Object.entries(toMetricsPorts(settings)))
    if (port) say(`Metrics:     ${toAddress(settings.METRICS_HOST, port)}/metrics (${name})`);
  if (settings.BACKUP_DIR && !isDev) goOnBackingUp(settings, settings.BACKUP_DIR, shared);

  if (!isAdminBuilt) {
    const built = buildIfStale(root, adminBuild, { env, isBackground: true });
    goOnWithoutAdmin(built.then(() => runAdmin(settings, shared)));
  }
}

/** @param {string} dataDir */
async function hasSnapshots(dataDir) {
  const files = await readdir(path.join(dataDir, 'site', 'snapshots')).catch(() => []);
  return files.length > 0;
}

/**
 * @param {import('./setup/settings.mjs').Settings} settings
 * @param {boolean} canGoOn
 */
async function checkPortsAndData(settings, canGoOn) {
  await checkPort('PORT', settings.PORT, 'HOST', settings.HOST);
  await checkPort('ADMIN_PORT', settings.ADMIN_PORT, 'ADMIN_HOST', settings.ADMIN_HOST);
  await checkPort('API_PORT', settings.API_PORT, 'API_HOST', settings.API_HOST);
  for (const port of Object.values(toMetricsPorts(settings)))
    if (port) await checkPort('METRICS_PORT', port, 'METRICS_HOST', settings.METRICS_HOST);
  await checkDataDir(settings.DATA_DIR, canGoOn);
  // Held until we end. While another start is still installing or building, its ports are not yet taken.
  const isTaken = await takeLock(settings.DATA_DIR).then(
    (lock) => !lock,
    (error) => {
      // Where there is no place for a lock, nobody has one.
      if (canGoOn && isUnwritable(error)) return false;
      throw error;
    },
  );
  if (isTaken)
    throw new Trouble(
      `Another Aangan is already using the data folder ${settings.DATA_DIR} (DATA_DIR): ` +
        'stop that one, or give this one a data folder and ports of its own.',
    );
}

/**
 * Prepares the data as soon as that is possible: a database that is away must not keep a website away that can do without.
 * @param {(onOutput: (line: string) => void) => Promise<void>} prepareData
 * @param {() => void} onTrouble
 */
async function prepareForEver(prepareData, onTrouble) {
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    /** @type {string[]} */
    const output = [];
    try {
      await prepareData((line) => output.push(line));
      for (const line of output) say(line);
      return;
    } catch (reason) {
      if (isStoppingAll()) return;
      // Also what is no trouble of ours, such as no memory for one more process: that passes, too.
      onTrouble();
      const why = (reason instanceof Error ? reason.message : String(reason)).split('\n').at(-1);
      say(
        `The website goes on without its database, which is tried again${inSeconds(pauseMs)}. ${why}`,
      );
      await pause(pauseMs);
      if (isStoppingAll()) return;
    }
  }
}

/**
 * Runs the back office.
 * @param {import('./setup/settings.mjs').Settings} settings
 * @param {Pick<import('./processes/service.mjs').ServiceOptions, 'command' | 'cwd' | 'env' | 'logFolder' | 'showsOutput' | 'mostMisses'>} shared
 */
async function runAdmin(settings, shared) {
  const { ADMIN_HOST, ADMIN_PORT } = settings;
  const origin = toAddress(ADMIN_HOST, ADMIN_PORT);
  const admin = await startService({
    ...shared,
    env: isDev ? { ...shared.env, ...toReloadEnvironment(origin) } : shared.env,
    name: 'admin',
    title: 'back office',
    args: ['cms/src/admin-server/main.ts', ...(isDev ? ['--dev'] : [])],
    address: `${origin}/admin`,
    // In development its first page is compiled on demand.
    timeoutMs: isDev ? 180_000 : 60_000,
    retriesForever: !isDev,
  });
  await admin.ready;
  if (isStoppingAll()) return;
  say(`Back office: ${toShownAddress(ADMIN_HOST, ADMIN_PORT)}/admin`);
  const setupCode = await readSetupCode(settings.DATA_DIR);
  if (setupCode)
    say(`Setup code:  ${setupCode} (the back office asks for it once, for the first account)`);
}

/**
 * Lets Payload read its collections again when Next tells that they have changed; by itself it would listen at PORT, which
 * is the website's.
 * @param {string} adminOrigin
 */
function toReloadEnvironment(adminOrigin) {
  return {
    DISABLE_PAYLOAD_HMR: undefined,
    PAYLOAD_HMR_URL_OVERRIDE: `${adminOrigin.replace('http:', 'ws:')}/_next/hmr`,
  };
}

/**
 * The code that the first staff account needs; undefined once there is one.
 * @param {string} dataDir
 */
async function readSetupCode(dataDir) {
  const text = await readFile(path.join(dataDir, 'setup-code'), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/**
 * Without its back office the website goes on: visitors come first, and the next start tries again.
 * @param {Promise<void>} admin
 */
function goOnWithoutAdmin(admin) {
  admin.catch((reason) => {
    if (isStoppingAll()) return;
    sayTrouble(reason);
    say('The back office is not running; the website goes on without it.');
  });
}

/**
 * This process alone holds the data folder's lock, so that one backup is taken at a time, however many processes serve.
 * @param {import('./setup/settings.mjs').Settings} settings
 * @param {string} folder
 * @param {Parameters<typeof keepBackingUp>[0]} shared
 */
function goOnBackingUp({ DATA_DIR, BACKUP_EVERY }, folder, shared) {
  say(`Backups:     to ${folder}, every ${BACKUP_EVERY} minutes`);
  keepBackingUp(shared, { dataDir: DATA_DIR, folder, everyMs: BACKUP_EVERY * 60_000 }).catch(
    (reason) => {
      if (isStoppingAll()) return;
      sayTrouble(reason);
      say('No more backups are taken by themselves; everything else goes on.');
    },
  );
}

/** @param {number} exitCode */
async function stop(exitCode) {
  await stopAll();
  process.exit(exitCode);
}

let stoppingSince = 0;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!stoppingSince) {
      stoppingSince = performance.now();
      say('Stopping …');
      void stop(0);
      // npm passes on the Ctrl-C that the terminal has already given us: only a later one means "now!".
    } else if (performance.now() - stoppingSince > 1000) {
      killAll();
      process.exit(1);
    }
  });
}
process.on('exit', killAll);

// When npm itself is killed without a chance to tell us, we end too. Only under npm: a shell may well be closed on purpose.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStoppingAll()) void stop(1);
  }, 1000).unref();
}

/** @param {unknown} reason */
async function fail(reason) {
  if (isStoppingAll()) return;
  await stopAll();
  // Last, below what the others had still to say: this is what the person must read.
  sayTrouble(reason);
  process.exit(1);
}

main().catch(fail);
