/**
 * The proxies as ops/ ships their settings: only ports, folders and certificates are put in place of an operator's, so that they
 * run beside whatever else runs here, and without root.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { start } from '../../scripts/processes/children.mjs';
import { findFreePorts } from '../../scripts/processes/free-ports.mjs';
import { caddy, findOrInstall, nginx, openssl } from '../../scripts/setup/programs.mjs';
import { askPlainly } from './client.ts';

/** The names in the files of ops/. */
export const names = {
  school: ['www.abcd.example', 'abcd.example'],
  office: 'office.abcd.example',
} as const;

const run = promisify(execFile);
const ops = join(import.meta.dirname, '..');

export type Certificate = { certificate: string; key: string };

/** A certificate for all names, which signs itself. */
export const makeCertificate = async (folder: string): Promise<Certificate> => {
  const made = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  const all = [...names.school, names.office].map((name) => `DNS:${name}`).join(',');
  await run(await findOrInstall(openssl), [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=abcd.example', '-addext', `subjectAltName=${all}`],
    ...['-keyout', made.key, '-out', made.certificate],
  ]);
  return made;
};

export type Upstreams = { sitePort: number; adminPort: number };

export type RunningProxy = {
  httpPort: number;
  httpsPort: number;
  /** All that it has written into files and said. */
  written: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Puts something in the place of every match, of which there must be one: else the file has changed, and this must follow. */
const replace = (text: string, what: RegExp, by: string): string => {
  const every = new RegExp(what, 'gm');
  if (text.search(every) < 0) throw new Error(`There is no ${what} any more.`);
  return text.replaceAll(every, by);
};

const withUpstreams = (text: string, { sitePort, adminPort }: Upstreams): string =>
  replace(
    replace(text, /127\.0\.0\.1:8080/, `127.0.0.1:${sitePort}`),
    /127\.0\.0\.1:8081/,
    `127.0.0.1:${adminPort}`,
  );

const keepRunning = async (
  folder: string,
  command: string,
  args: string[],
  httpPort: number,
  httpsPort: number,
): Promise<RunningProxy> => {
  const said: string[] = [];
  const keep = (line: string) => void said.push(line);
  const child = start(command, args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    onOutput: keep,
    onError: keep,
  });
  let isOver = false;
  void child.ended.then(() => {
    isOver = true;
  });
  const place = { port: httpPort, name: names.office, path: '/' };
  while (!(await askPlainly(place).catch(() => undefined))) {
    if (isOver) throw new Error(`${command} has ended:\n${said.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const written = async () => {
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const texts = logs.map((name) => readFile(join(folder, name), 'utf8'));
    return [...(await Promise.all(texts)), ...said].join('\n');
  };
  return { httpPort, httpsPort, written, stop: () => child.stop() };
};

/** nginx with ops/nginx/aangan.conf, among settings as Debian's are: compression and a log of everything, unless the file says otherwise. */
const startNginx = async (
  folder: string,
  upstreams: Upstreams,
  { certificate, key }: Certificate,
): Promise<RunningProxy> => {
  const [httpPort = 0, httpsPort = 0] = await findFreePorts(2);
  let text = await readFile(join(ops, 'nginx/aangan.conf'), 'utf8');
  text = withUpstreams(text, upstreams);
  text = replace(text, /^ *listen \[::\].*\n/, '');
  text = replace(text, /listen 80\b/, `listen 127.0.0.1:${httpPort}`);
  text = replace(text, /listen 443\b/, `listen 127.0.0.1:${httpsPort}`);
  text = replace(text, /\/etc\/letsencrypt\S+\/fullchain\.pem/, certificate);
  text = replace(text, /\/etc\/letsencrypt\S+\/privkey\.pem/, key);
  text = replace(text, /\/var\/log\/nginx/, folder);
  text = replace(text, /\/var\/www\/html/, join(folder, 'html'));
  await writeFile(join(folder, 'aangan.conf'), text);
  const challenges = join(folder, 'html/.well-known/acme-challenge');
  await mkdir(challenges, { recursive: true });
  await writeFile(join(challenges, 'proof'), 'the proof');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${temporary.join(' ')} access_log ${folder}/access.log; gzip on; include ${folder}/aangan.conf; }`,
  );
  const program = await findOrInstall(nginx);
  const args = ['-c', main, '-e', join(folder, 'error.log')];
  await run(program, ['-t', ...args]);
  return keepRunning(folder, program, args, httpPort, httpsPort);
};

/** Caddy with ops/caddy/Caddyfile. */
const startCaddy = async (
  folder: string,
  upstreams: Upstreams,
  { certificate, key }: Certificate,
): Promise<RunningProxy> => {
  const [httpPort = 0, httpsPort = 0] = await findFreePorts(2);
  let text = await readFile(join(ops, 'caddy/Caddyfile'), 'utf8');
  text = withUpstreams(text, upstreams);
  text = replace(
    text,
    /^\{\n/,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n`,
  );
  text = replace(text, /^\timport common/, `\ttls ${certificate} ${key}\n\timport common`);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, text);
  const program = await findOrInstall(caddy);
  await run(program, ['validate', '--config', file, '--adapter', 'caddyfile']);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return keepRunning(folder, program, args, httpPort, httpsPort);
};

export const proxies = { nginx: startNginx, Caddy: startCaddy };
