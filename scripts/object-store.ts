/**
 * A throwaway object store that speaks S3, for the tests: OpenStack Swift from Debian's packages, one of each of its servers, on
 * free ports of the loopback.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../cms/src/media/s3-store.ts';
import { findFreePorts } from './processes/free-ports.mjs';
import { findProgram, swift } from './setup/programs.mjs';

export type ObjectStore = {
  /** The settings of a product that keeps its files there, in this bucket. */
  settings: (bucket: string) => S3Settings;
  /** Ends the proxy, as when the store cannot be reached. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

const user = { account: 'aangan', name: 'files', key: 'a-key-for-tests' };
const region = 'us-east-1';
const device = 'one';
const services = ['account', 'container', 'object'] as const;
const startsWithinMs = 60_000;

type Place = { folder: string; port: number };

const common = ({ folder, port }: Place): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
recon_cache_path = ${join(folder, 'cache')}
`;

const serviceConfig = (service: string, place: Place): string => `${common(place)}
[pipeline:main]
pipeline = ${service}-server
[app:${service}-server]
use = egg:swift#${service}
`;

const filters = ['catch_errors', 'gatekeeper', 'cache', 'listing_formats', 's3api', 'tempauth'];
const eggs: Record<string, string> = { cache: 'memcache' };
const options: Record<string, string> = {
  s3api: `location = ${region}`,
  tempauth: `user_${user.account}_${user.name} = ${user.key} .admin`,
};

const proxyConfig = (place: Place): string => `${common(place)}
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${eggs[name] ?? name}\n${options[name] ?? ''}\n`).join('')}`;

const run = (program: string, args: string[]): void => {
  const { status, stderr, stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  // 1 is a warning: one copy of everything is not safe, which is so.
  if (error || (status ?? 2) > 1)
    throw new Error(`${program} ${args.join(' ')} failed: ${error ?? stderr + stdout}`);
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('close', () => socket.destroy());
  });

const whenListening = async (server: ChildProcess, port: number): Promise<void> => {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const end = Date.now() + startsWithinMs;
  while (!(await isListening(port))) {
    if (server.exitCode !== null || Date.now() > end)
      throw new Error(`A server of Swift did not start: ${said}`);
    await wait(100);
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((done) => {
    server.once('exit', done);
    server.kill('SIGKILL');
  });
};

/** Starts one that is empty; its buckets are made by `makeBucket`. */
export const startObjectStore = async (): Promise<ObjectStore> => {
  const proxy = findProgram(swift);
  if (!proxy) throw new Error('Swift is not installed: npm test -- ops does that.');
  const programs = dirname(proxy);
  const folder = mkdtempSync(join(tmpdir(), 'aangan-swift-'));
  for (const name of ['cache', `devices/${device}`])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n[storage-policy:0]\nname = files\ndefault = yes\n',
  );
  const [proxyPort, ...ports] = (await findFreePorts(services.length + 1)) as [number, ...number[]];
  const running = new Set<ChildProcess>();
  const start = async (service: string, port: number): Promise<ChildProcess> => {
    const server = spawn(
      join(programs, `swift-${service}-server`),
      [join(folder, `${service}.conf`)],
      { env: { ...process.env, SWIFT_DIR: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    running.add(server);
    server.once('exit', () => running.delete(server));
    await whenListening(server, port);
    return server;
  };
  const killAtExit = () => {
    for (const server of running) server.kill('SIGKILL');
  };
  process.once('exit', killAtExit);

  for (const [index, service] of services.entries()) {
    const builder = join(folder, `${service}.builder`);
    const port = ports[index] as number;
    run(join(programs, 'swift-ring-builder'), [builder, 'create', '4', '1', '0']);
    run(join(programs, 'swift-ring-builder'), [
      builder,
      'add',
      `r1z1-127.0.0.1:${port}/${device}`,
      '1',
    ]);
    run(join(programs, 'swift-ring-builder'), [builder, 'rebalance']);
    writeFileSync(join(folder, `${service}.conf`), serviceConfig(service, { folder, port }));
    await start(service, port);
  }
  writeFileSync(join(folder, 'proxy.conf'), proxyConfig({ folder, port: proxyPort }));
  let front = await start('proxy', proxyPort);

  return {
    settings: (bucket) => ({
      endpoint: `http://127.0.0.1:${proxyPort}`,
      bucket,
      region,
      accessKeyId: `${user.account}:${user.name}`,
      secretAccessKey: user.key,
    }),
    halt: () => end(front),
    resume: async () => {
      front = await start('proxy', proxyPort);
    },
    stop: async () => {
      process.off('exit', killAtExit);
      await Promise.all([...running].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
