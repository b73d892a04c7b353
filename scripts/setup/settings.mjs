// The settings of `npm start` (the table in the README), checked before anything slow happens.

import net from 'node:net';
import path from 'node:path';
import { Trouble } from '../say.mjs';
import { pinnedNode } from './install.mjs';

/**
 * @typedef {object} Settings
 * @property {number} PORT
 * @property {string} HOST
 * @property {number} ADMIN_PORT
 * @property {string} ADMIN_HOST
 * @property {number} API_PORT
 * @property {string} API_HOST
 * @property {string} DATA_DIR an absolute path
 * @property {string | undefined} DATABASE_URL
 * @property {string} PROVIDER_URL
 * @property {string} SCHOOL
 * @property {string | undefined} BACKUP_DIR an absolute path
 * @property {number} BACKUP_EVERY minutes
 * @property {string} BACKUP_KEEP
 * @property {string | undefined} SMTP_URL
 * @property {string | undefined} MAIL_FROM
 * @property {string | undefined} TRUST_PROXY proxies whose X-Forwarded-For is believed
 * @property {number | undefined} METRICS_PORT the website's; the back office and the api have the two after it
 * @property {string} METRICS_HOST
 */

/** Thrown by a setting's reader; its message says what the value should be. */
class ShouldBe extends Error {}

/** @param {string} value */
function toPort(value) {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535)
    throw new ShouldBe('a whole number from 1 to 65535');
  return port;
}

/** @param {string} value */
function toMetricsPort(value) {
  const port = toPort(value);
  if (port > 65533)
    throw new ShouldBe(
      'a whole number from 1 to 65533, because the two ports after it are used, too',
    );
  return port;
}

/** @param {string} value */
function toHost(value) {
  if (!/^[a-z0-9.:_-]+$/i.test(value))
    throw new ShouldBe(
      'a host name or address to listen on, such as localhost, 0.0.0.0 or 192.168.1.10',
    );
  return value;
}

/** @param {string} value */
function toDatabaseUrl(value) {
  if (!/^(postgres|postgresql|file):$/.test(toUrl(value)?.protocol ?? ''))
    throw new ShouldBe(
      'a PostgreSQL address such as postgres://user:password@host:5432/aangan, or left out for SQLite in DATA_DIR',
    );
  return value;
}

/** @param {string} value */
function toWebUrl(value) {
  if (!/^https?:$/.test(toUrl(value)?.protocol ?? ''))
    throw new ShouldBe('a web address such as http://127.0.0.1:8082');
  return value.replace(/\/+$/, '');
}

/** @param {string} value */
function toSchoolCode(value) {
  if (!/^[A-Z]{4}$/.test(value))
    throw new ShouldBe("a school's code of four capital letters, such as NJMS");
  return value;
}

/** @param {string} value */
function toMinutes(value) {
  const minutes = Number(value);
  if (!/^\d+$/.test(value) || minutes < 1 || minutes > 1440)
    throw new ShouldBe('a whole number of minutes from 1 to 1440');
  return minutes;
}

/** @param {string} value */
function toKeepRule(value) {
  if (!/^[1-9]\d{0,3}[hdm](,[1-9]\d{0,3}[hdm])*$/.test(value))
    throw new ShouldBe('how many hourly, daily and monthly backups are kept, such as 24h,14d,12m');
  return value;
}

/** @param {string} value */
function toProxies(value) {
  const isAddressOrRange = (/** @type {string} */ written) => {
    const [address = '', bits = '0', ...more] = written.trim().split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[net.isIP(address)] ?? -1;
    return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  };
  if (!value.split(',').every(isAddressOrRange))
    throw new ShouldBe(
      'the addresses of proxies in front of the website, such as 127.0.0.1 or 10.0.0.0/8, with commas between them',
    );
  return value;
}

/** @param {string} value */
function toMailServer(value) {
  if (!/^smtps?:$/.test(toUrl(value)?.protocol ?? ''))
    throw new ShouldBe('a mail server such as smtps://user:password@mail.school.in');
  return value;
}

/** @param {string} value */
function toSender(value) {
  if (!/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    throw new ShouldBe('an address that letters come from, such as Aangan <office@school.in>');
  return value;
}

/** @param {string} value */
function toUrl(value) {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/**
 * What our programs are started with.
 * @param {Settings} settings
 * @param {string} root
 * @param {boolean} isDev
 * @returns {Record<string, string | undefined>}
 */
export function toChildEnvironment(settings, root, isDev) {
  return {
    ...process.env,
    ...toEnvironment(settings),
    NODE_ENV: isDev ? 'development' : 'production',
    AANGAN_DEV: isDev ? '1' : undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    // Only the back office can be told by Next of what has changed.
    DISABLE_PAYLOAD_HMR: isDev ? 'true' : undefined,
    // Payload is much code to read: 3.4 s of CPU from the cache, 4.1 s without (each of prepare, api and back office).
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compile'),
    PATH: `${path.dirname(pinnedNode(root))}${path.delimiter}${process.env.PATH}`,
  };
}

/**
 * Reads the settings from the environment. An empty one counts as unset, as in a `.env` file or a compose file.
 * @param {Record<string, string | undefined>} env
 * @param {string} root the folder that a relative `DATA_DIR` starts from
 * @returns {Settings}
 */
export function readSettings(env, root) {
  /**
   * @template T
   * @param {string} name
   * @param {(value: string) => T} read
   * @returns {T | undefined}
   */
  const setting = (name, read) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof ShouldBe)) throw error;
      throw new Trouble(`${name} is ${quoted(value)}, but should be ${error.message}.`);
    }
  };

  const API_PORT = setting('API_PORT', toPort) ?? 8082;
  const API_HOST = setting('API_HOST', toHost) ?? '127.0.0.1';
  const backupDir = setting('BACKUP_DIR', String);
  /** @type {Settings} */
  const settings = {
    PORT: setting('PORT', toPort) ?? 8080,
    HOST: setting('HOST', toHost) ?? 'localhost',
    ADMIN_PORT: setting('ADMIN_PORT', toPort) ?? 8081,
    ADMIN_HOST: setting('ADMIN_HOST', toHost) ?? '127.0.0.1',
    API_PORT,
    API_HOST,
    DATA_DIR: path.resolve(root, setting('DATA_DIR', String) ?? 'data'),
    DATABASE_URL: setting('DATABASE_URL', toDatabaseUrl),
    PROVIDER_URL: setting('PROVIDER_URL', toWebUrl) ?? toAddress(API_HOST, API_PORT),
    SCHOOL: setting('SCHOOL', toSchoolCode) ?? 'NJMS',
    BACKUP_DIR: backupDir && path.resolve(root, backupDir),
    BACKUP_EVERY: setting('BACKUP_EVERY', toMinutes) ?? 60,
    BACKUP_KEEP: setting('BACKUP_KEEP', toKeepRule) ?? '24h,14d,12m',
    SMTP_URL: setting('SMTP_URL', toMailServer),
    MAIL_FROM: setting('MAIL_FROM', toSender),
    TRUST_PROXY: setting('TRUST_PROXY', toProxies),
    METRICS_PORT: setting('METRICS_PORT', toMetricsPort),
    METRICS_HOST: setting('METRICS_HOST', toHost) ?? '127.0.0.1',
  };
  refuseSharedPort(settings);
  refuseBackupsInside(settings);
  if (!settings.SMTP_URL !== !settings.MAIL_FROM)
    throw new Trouble('SMTP_URL and MAIL_FROM need each other: set both, or neither.');
  return settings;
}

/** @param {Settings} settings */
function refuseSharedPort(settings) {
  const { PORT, ADMIN_PORT, API_PORT } = settings;
  const { site, admin, api } = toMetricsPorts(settings);
  const ports = Object.entries({
    PORT,
    ADMIN_PORT,
    API_PORT,
    METRICS_PORT: site,
    'METRICS_PORT + 1': admin,
    'METRICS_PORT + 2': api,
  }).filter(([, port]) => port !== undefined);
  for (const [index, [name, port]] of ports.entries()) {
    const [other] = ports.slice(index + 1).find(([, next]) => next === port) ?? [];
    if (other)
      throw new Trouble(
        `${name} and ${other} are both ${port}, but should be two different ports.`,
      );
  }
}

/**
 * Where each process tells its numbers (contract/src/watch/metrics-ports.ts); nowhere unless METRICS_PORT is set.
 * @param {Pick<Settings, 'METRICS_PORT'>} settings
 * @returns {Record<'site' | 'admin' | 'api', number | undefined>}
 */
export function toMetricsPorts({ METRICS_PORT: first }) {
  if (first === undefined) return { site: undefined, admin: undefined, api: undefined };
  return { site: first, admin: first + 1, api: first + 2 };
}

/** @param {Settings} settings */
function refuseBackupsInside({ BACKUP_DIR, DATA_DIR }) {
  if (BACKUP_DIR && !path.relative(DATA_DIR, BACKUP_DIR).startsWith('..'))
    throw new Trouble(
      `BACKUP_DIR (${BACKUP_DIR}) lies in the data folder, and would be lost with it: ` +
        'choose another folder, best on another disk.',
    );
}

/**
 * A value as it may be shown: a password inside an address is left out, since terminals are recorded.
 * @param {string} value
 */
function quoted(value) {
  return `"${value.replace(/(\/\/[^/@:]*):[^/@]*@/, '$1:…@')}"`;
}

/**
 * The address at which this machine reaches a process that listens on `host`.
 * @param {string} host
 * @param {number} port
 */
export function toAddress(host, port) {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * The address that a person types on this machine.
 * @param {string} host
 * @param {number} port
 */
export function toShownAddress(host, port) {
  const isHere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host);
  return toAddress(isHere ? 'localhost' : host, port);
}

/**
 * The environment that every child process gets: the settings under the names that staff know them by.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function toEnvironment(settings) {
  const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
