// Programs of the machine that tests and measurements need: found, or installed from Debian's packages where that is possible.

import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/children.mjs';
import { quote, sayStep, Trouble } from '../say.mjs';

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} setting the environment variable that may name it
 * @property {string[]} names by which it may be found in PATH
 * @property {string} debianPackage
 */

/** @type {Program} */
export const chromium = {
  title: 'Chromium',
  setting: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
};

/** @type {Program} */
export const nginx = {
  title: 'nginx',
  setting: 'NGINX',
  names: ['nginx'],
  debianPackage: 'nginx-light',
};

/** @type {Program} */
export const caddy = {
  title: 'Caddy',
  setting: 'CADDY',
  names: ['caddy'],
  debianPackage: 'caddy',
};

/** @type {Program} */
export const openssl = {
  title: 'OpenSSL',
  setting: 'OPENSSL',
  names: ['openssl'],
  debianPackage: 'openssl',
};

/** @type {Program} */
export const systemdAnalyze = {
  title: 'systemd-analyze',
  setting: 'SYSTEMD_ANALYZE',
  names: ['systemd-analyze'],
  debianPackage: 'systemd',
};

/**
 * OpenStack's object store, which speaks S3: its proxy, and behind it the servers that `swift-services` names.
 * @type {Program}
 */
export const swift = {
  title: 'Swift',
  setting: 'SWIFT_PROXY_SERVER',
  names: ['swift-proxy-server'],
  debianPackage: 'swift-proxy',
};

/** @type {Program[]} */
export const swiftServices = ['account', 'container', 'object'].map((service) => ({
  title: `Swift's ${service}s`,
  setting: `SWIFT_${service.toUpperCase()}_SERVER`,
  names: [`swift-${service}-server`],
  debianPackage: `swift-${service}`,
}));

/** @type {Program} */
export const wrk = { title: 'wrk', setting: 'WRK', names: ['wrk'], debianPackage: 'wrk' };

/**
 * The path of a program, if it is there.
 * @param {Program} program
 * @param {Record<string, string | undefined>} [env]
 */
export function findProgram(program, env = process.env) {
  const named = env[program.setting];
  if (named) {
    if (!isExecutable(named))
      throw new Trouble(
        `${program.setting} is "${named}", which is not a program that can be run.`,
      );
    return named;
  }
  // Servers are kept where only root's PATH leads.
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return program.names
    .flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * The path of a program; installed if it is not there.
 * @param {Program} program
 * @returns {Promise<string>}
 */
export async function findOrInstall(program) {
  const found = findProgram(program);
  if (found) return found;
  const apt = findProgram({ title: '', setting: '', names: ['apt-get'], debianPackage: '' });
  if (apt && (await canBecomeRoot()))
    await sayStep(`Installing ${program.title} (Debian's ${program.debianPackage})`, () =>
      installFromDebian(apt, program.debianPackage),
    );
  const installed = findProgram(program);
  if (installed) return installed;
  throw new Trouble(
    `${program.title} is needed, but was not found and could not be installed: install it ` +
      `(on Debian: apt-get install ${program.debianPackage}), or set ${program.setting} to its path.`,
  );
}

/**
 * @param {string} apt
 * @param {string} debianPackage
 */
async function installFromDebian(apt, debianPackage) {
  // RUNLEVEL=1 keeps Debian from starting a server (nginx on port 80) as soon as its package is there.
  const asRoot = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'RUNLEVEL=1', apt, '-q', '-y'];
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {string} */ line) => lines.push(line);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    onOutput: keep,
    onError: keep,
  };
  const aptGet = (/** @type {string[]} */ ...args) =>
    run(asRoot[0] ?? '', [...asRoot.slice(1), ...args], options);
  await aptGet('update');
  const { code } = await aptGet('install', '--no-install-recommends', debianPackage);
  if (code !== 0) for (const line of lines.slice(-5)) quote('apt-get', line);
}

async function canBecomeRoot() {
  if (isRoot()) return true;
  return (await run('sudo', ['-n', 'true'])).code === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
