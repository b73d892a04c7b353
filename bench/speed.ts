/** A cached page of ours against nginx (one worker, gzip_static) with the same compressed bytes as a file, turn by turn. */
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstall, nginx, wrk } from '../scripts/setup/programs.mjs';
import { leastOfNginx, mostOfNginx } from './budgets.ts';
import { microsecondsPerTick, ticksOf } from './processor.ts';
import { atLeast, atMost, type Bound, type Figure, holds, median, toHead, toRow } from './table.ts';

const run = promisify(execFile);
const nginxPort = 18090;
const rounds = 5;
const seconds = 4;
const connections = 32;
const website = 'site/dist/server/main.js';
const pages = ['/AboutUs', '/News'];

const gzipBodyOf = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

const startNginx = async (bodies: Map<string, Buffer>) => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-nginx-'));
  // Started by root, nginx reads as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'www'));
  for (const [path, body] of bodies) {
    // gzip_static wants the plain file to be there, too.
    await writeFile(join(folder, 'www', `${path}.html`), '');
    await writeFile(join(folder, 'www', `${path}.html.gz`), body);
  }
  const conf = join(folder, 'nginx.conf');
  await writeFile(
    conf,
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
  open_file_cache max=100;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}/www; gzip_static always; location / { try_files $uri.html =404; } } }`,
  );
  const server = spawn(await findOrInstall(nginx), ['-c', conf, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  return async () => {
    server.kill('SIGQUIT');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  };
};

type Load = {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds of the server for one request. */
  processor: number;
};

const toMilliseconds = (value: number, unit: string) =>
  unit === 'us' ? value / 1000 : unit === 's' ? value * 1000 : value;

/** Asks a server, whose processes have the given words in their command, for as long and as often as it answers. */
const load = async (url: string, server: string): Promise<Load> => {
  const before = ticksOf(server);
  const { stdout } = await run(await findOrInstall(wrk), [
    '-t1',
    '--latency',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer 200:\n${stdout}`);
  const [, p99, unit = 'ms'] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const [, answered] = stdout.match(/(\d+) requests in/) ?? [];
  return {
    requestsPerSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p99: toMilliseconds(Number(p99), unit),
    processor: ((ticksOf(server) - before) * microsecondsPerTick) / Number(answered),
  };
};

/** Prints requests per second of both and their ratio; gives how many pages miss the bound. */
export const measureSpeed = async (siteUrl: string): Promise<number> => {
  const bodies = new Map<string, Buffer>();
  for (const path of pages) bodies.set(path, await gzipBodyOf(siteUrl + path));
  const stop = await startNginx(bodies);
  let missed = 0;
  console.log(
    toHead('page', [
      { title: 'size', unit: 'bytes with gzip' },
      { title: 'nginx', unit: 'requests/s' },
      { title: 'Aangan', unit: 'requests/s' },
      { title: 'ratio', unit: `Aangan ÷ nginx, median of ${rounds} rounds` },
      { title: 'slowest of a hundred', unit: 'ms, nginx' },
      { title: 'slowest of a hundred', unit: 'ms, Aangan' },
      { title: 'ratio', unit: 'Aangan ÷ nginx' },
      { title: 'processor', unit: 'µs a request, nginx' },
      { title: 'processor', unit: 'µs a request, Aangan' },
      { title: 'ratio', unit: 'Aangan ÷ nginx' },
    ]),
  );
  try {
    for (const path of pages) {
      const theirs: Load[] = [];
      const ours: Load[] = [];
      // Each of the website's workers makes a page for itself when it is first asked for it.
      await load(siteUrl + path, website);
      for (let round = 0; round < rounds; round++) {
        theirs.push(await load(`http://127.0.0.1:${nginxPort}${path}`, `nginx: worker`));
        ours.push(await load(siteUrl + path, website));
      }
      const compare = (name: keyof Load, bound: Bound, digits = 0): Figure[] => [
        { value: median(theirs.map((round) => round[name])), digits },
        { value: median(ours.map((round) => round[name])), digits },
        {
          value: median(
            ours.map((own, round) => own[name] / (theirs[round]?.[name] ?? Number.NaN)),
          ),
          digits: 2,
          bound,
        },
      ];
      const figures: Figure[] = [
        { value: bodies.get(path)?.length ?? Number.NaN },
        ...compare('requestsPerSecond', atLeast(leastOfNginx)),
        ...compare('p99', atMost(mostOfNginx.p99), 2),
        ...compare('processor', atMost(mostOfNginx.processor), 1),
      ];
      if (!figures.every(holds)) missed++;
      console.log(toRow(path, figures));
    }
  } finally {
    await stop();
  }
  return missed;
};
