/** The website under load while its processes end: whoever holds a connection is answered, and told to connect anew. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { build, makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  await build();
});
after(async () => {
  await provider.stop();
  await removeFolder(folder);
});

const visitors = 12;
/** Enough for one error in a thousand to be more than chance. */
const fewest = 2500;
/** A busy machine answers a few hundred a second. */
const timeout = 120_000;

const workersOf = ({ process: { pid } }: Website): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const newConnection = 'new connection';

type Load = { answered: number; failed: string[]; end: () => Promise<void> };

/** Visitors who ask again and again, each on a connection that is kept for as long as the website keeps it. */
const startLoad = (port: number): Load => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const load = { answered: 0, failed: [] as string[] };
  let over = false;
  const askOnce = (path: string) =>
    new Promise<void>((resolve) => {
      const fail = (error: Error & { code?: string }) => {
        const words = error.code ?? error.message;
        load.failed.push(asked.reusedSocket ? words : `${newConnection} ${words}`);
        resolve();
      };
      const asked = request({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume();
        response.on('error', fail);
        response.on('end', () => {
          if (response.statusCode === 200) load.answered += 1;
          else load.failed.push(String(response.statusCode));
          resolve();
        });
      });
      asked.on('error', fail);
      asked.end();
    });
  const visit = async (number: number) => {
    // A page that is answered on the socket, one with a query, one that only node:http can answer.
    const paths = ['/Aims', '/News?year=All', `/Aims?visitor=${number}`];
    for (let turn = 0; !over; turn += 1) await askOnce(paths[turn % paths.length] ?? '/');
  };
  const all = Array.from({ length: visitors }, (_, number) => visit(number));
  return Object.assign(load, {
    end: async () => {
      over = true;
      await Promise.all(all);
      agent.destroy();
    },
  });
};

const atMostOneInThousand = ({ answered, failed }: Load) =>
  assert.ok(
    failed.length <= (answered + failed.length) / 1000,
    `${failed.length} of ${answered + failed.length} failed: ${[...new Set(failed)]}`,
  );

const ways: [string, (site: Website) => void][] = [
  ['one of two workers is ended', (site) => void process.kill(workersOf(site)[0] ?? 0, 'SIGTERM')],
  ['all workers are replaced', (site) => void site.process.kill('SIGUSR2')],
];
for (const [name, begin] of ways)
  test(`${name}: at most one request in a thousand fails`, async (t) => {
    const site = await Website.start(provider.url, folder, { WORKERS: '2' });
    t.after(() => site.stop('SIGKILL'));
    await until('two are there', () => workersOf(site).length === 2);
    const before = workersOf(site);
    const load = startLoad(site.port);
    await until('the load has begun', () => load.answered > 300, timeout);
    begin(site);
    const going = name.startsWith('one') ? before.slice(0, 1) : before;
    await until('they have gone', () => !going.some(isRunning), timeout);
    const answered = load.answered;
    await until(
      'enough was asked',
      () => load.answered > Math.max(fewest, answered + 500),
      timeout,
    );
    await load.end();
    t.diagnostic(`${load.failed.length} failed, ${load.answered} answered`);
    atMostOneInThousand(load);
    assert.equal(workersOf(site).length, 2);
    assert.ok(!site.lines().some(({ code }) => code === 'worker-died'));
    assert.equal(await site.stop(), 0);
  });

/** Begins to load a file that is larger than all that lies between two sockets, and reads no further until told. */
const beginDownload = async (site: Website, path: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host: '127.0.0.1', port: site.port, path, agent: false }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  return {
    finish: async () => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      return bytes;
    },
  };
};

test('workers that are replaced finish what is being downloaded, and a stop does not wait for it', async (t) => {
  const file = `${'d9'.repeat(16)}.mp3`;
  const body = Buffer.alloc(24 * 1024 * 1024, 7);
  provider.files.set(file, { type: 'audio/mpeg', body });
  const site = await Website.start(provider.url, folder, { WORKERS: '2' });
  t.after(() => site.stop('SIGKILL'));
  await until('two are there', () => workersOf(site).length === 2);
  const before = workersOf(site);
  const downloads = [
    await beginDownload(site, `/api/image/${file}`),
    await beginDownload(site, `/api/image/${file}`),
    await beginDownload(site, `/api/image/${file}`),
  ];
  site.process.kill('SIGUSR2');
  await until(
    'they are replaced',
    () => site.lines().some(({ code }) => code === 'replaced'),
    timeout,
  );
  assert.equal((await site.ask('/Aims')).status, 200);
  for (const download of downloads) assert.equal(await download.finish(), body.length);
  await until('they have gone', () => !before.some(isRunning), timeout);

  const last = await beginDownload(site, `/api/image/${file}`);
  site.process.kill('SIGUSR2');
  const isTwice = () => site.lines().filter(({ code }) => code === 'replaced').length === 2;
  await until('they are replaced again', isTwice, timeout);
  await until('one is at it still', () => workersOf(site).length === 3, timeout);
  const all = workersOf(site);
  assert.equal(await site.stop(), 0);
  await until('none is left', () => !all.some(isRunning), timeout);
  await assert.rejects(last.finish());
});

for (const workers of ['1', '2'])
  test(`the whole of ${workers} is ended: what was asked on an open connection is answered`, async (t) => {
    const site = await Website.start(provider.url, folder, { WORKERS: workers });
    t.after(() => site.stop('SIGKILL'));
    const load = startLoad(site.port);
    await until('enough was asked', () => load.answered > fewest, timeout);
    const code = await site.stop();
    await pause(50);
    await load.end();
    assert.equal(code, 0);
    // Nobody listens any more; that alone is no broken promise.
    load.failed = load.failed.filter((error) => !error.startsWith(newConnection));
    t.diagnostic(`${load.failed.length} failed, ${load.answered} answered`);
    atMostOneInThousand(load);
  });
