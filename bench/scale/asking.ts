/** Asks websites as visitors of many schools do, and says how long it took. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { findOrInstall, wrk } from '../../scripts/setup/programs.mjs';

const run = promisify(execFile);

export type Answered = { milliseconds: number; body: string };

export const ask = (siteUrl: string, host: string, path: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    request(siteUrl + path, { headers: { host } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`${path} of ${host} answered ${response.statusCode}.`));
        else
          resolve({
            milliseconds: performance.now() - began,
            body: Buffer.concat(pieces).toString(),
          });
      });
    })
      .on('error', reject)
      .end();
  });

const toMilliseconds = (value: string | undefined, unit: string | undefined) =>
  Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);

export type Load = { requestsPerSecond: number; p50: number; p99: number };

/** Asks for one page that memory holds, as often as it is answered. */
export const load = async (siteUrl: string, host: string, path: string): Promise<Load> => {
  const { stdout } = await run(await findOrInstall(wrk), [
    '-t1',
    '-c16',
    '-d5s',
    '--latency',
    '-H',
    `Host: ${host}`,
    '-H',
    'Accept-Encoding: gzip',
    siteUrl + path,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${path} of ${host} did not answer 200:\n${stdout}`);
  const at = (share: number) => {
    const [, value, unit] = stdout.match(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`)) ?? [];
    return toMilliseconds(value, unit);
  };
  return {
    requestsPerSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]),
    p50: at(50),
    p99: at(99),
  };
};

/** What is no one else's, and a fair part of what is shared, in megabytes, of all processes whose command or settings say so. */
export const memoryOf = (isMeant: (command: string, environment: string) => boolean): number => {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return ''; // It has ended meanwhile.
    }
  };
  const kilobytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      isMeant(
        read(pid, 'cmdline').replaceAll('\0', ' '),
        read(pid, 'environ').replaceAll('\0', '\n'),
      ),
    )
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
};

/** The value below which so many of a hundred lie. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor((values.length * share) / 100))
  ] ?? Number.NaN;
