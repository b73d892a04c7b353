/** The website as a process: how it starts, how it refuses to, what it logs, how it stops. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { freePort, listen, until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { build, makeFolder, removeFolder, runToEnd, Website } from './website.ts';

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

const oneSentence = /^[^\n]+\.\n$/;
const refusedStarts: [string, Record<string, string>, RegExp][] = [
  ['a port that is no number', { PORT: 'eighty' }, /^PORT is "eighty", but it must be/],
  ['a school code in small letters', { SCHOOL: 'njms' }, /^SCHOOL is "njms", but it must be/],
  ['a provider without http', { PROVIDER_URL: 'localhost:8082' }, /^PROVIDER_URL is/],
  ['a host that is not ours', { HOST: '192.0.2.77' }, /^HOST is "192\.0\.2\.77"/],
];
for (const [name, settings, words] of refusedStarts)
  test(`${name}: one sentence that names it, and exit 1`, async () => {
    const ended = await runToEnd({
      DATA_DIR: folder,
      PORT: String(await freePort()),
      WORKERS: '2',
      ...settings,
    });
    assert.equal(ended.code, 1);
    assert.match(ended.words, words);
    assert.match(ended.words, oneSentence);
  });

test('a taken port: one sentence that names it and the fix, and exit 1', async () => {
  const taken = await listen(() => undefined);
  const ended = await runToEnd({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(taken.port),
    PROVIDER_URL: provider.url,
    WORKERS: '2',
  });
  await taken.stop();
  assert.equal(ended.code, 1);
  assert.match(ended.words, new RegExp(`^Port ${taken.port} is taken\\..*PORT`));
  assert.match(ended.words, /^[^\n]+\n$/);
});

test('a data folder that cannot be: one sentence that names it, and exit 1', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const ended = await runToEnd({ DATA_DIR: file, PORT: String(await freePort()) });
  assert.equal(ended.code, 1);
  assert.match(ended.words, /^The folder .*a-file\/site cannot be written to\..*DATA_DIR/);
});

for (const [signal, workers] of [
  ['SIGTERM', '1'],
  ['SIGINT', '1'],
  ['SIGTERM', '2'],
] as const)
  test(`${signal} to ${workers}: a request under way is finished, idle connections are not waited for, exit 0`, async () => {
    const site = await Website.start(provider.url, folder, { WORKERS: workers });
    const idle = connect(site.port, '127.0.0.1').on('error', () => undefined);
    await new Promise((resolve) => idle.once('connect', resolve));
    provider.mood = 'slow';
    const asked = provider.received.length;
    const underWay = site.ask('/Aims');
    await until('the request is under way', () =>
      provider.received.slice(asked).some(({ url }) => url.startsWith('/api/school/')),
    );
    const code = await site.stop(signal);
    provider.mood = 'up';
    assert.equal((await underWay).status, 200);
    assert.equal(code, 0);
    assert.equal(site.lines().filter((line) => line.code === 'stopped').length, 1);
    await assert.rejects(site.ask('/healthz'));
    idle.destroy();
  });

describe('in several processes', () => {
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
  const startTwo = async (t: TestContext) => {
    const site = await Website.start(provider.url, folder, { WORKERS: '2' });
    t.after(() => site.stop('SIGKILL'));
    await until('two are there', () => workersOf(site).length === 2);
    return site;
  };

  test('one that dies is replaced, and the others answer meanwhile', async (t) => {
    const site = await startTwo(t);
    // The first listened before the second was started; the second may not yet.
    const [first = 0, second = 0] = workersOf(site);
    process.kill(second, 'SIGKILL');
    await until('it has gone', () => !workersOf(site).includes(second));
    for (let time = 0; time < 10; time += 1) assert.equal((await site.ask('/Aims')).status, 200);
    await until('another is there', () => workersOf(site).length === 2);
    assert.ok(workersOf(site).includes(first));
    await until('it is said', () => site.lines().some(({ code }) => code === 'worker-died'));
    assert.equal(await site.stop(), 0);
  });

  test('none is left behind, however the first is ended', async (t) => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const site = await startTwo(t);
      const workers = workersOf(site);
      await site.stop(signal);
      await until('all have gone', () => !workers.some(isRunning));
    }
  });

  test('a change is shown by all of them', async (t) => {
    const site = await startTwo(t);
    const shown = async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => site.ask('/News')));
      return answers.filter(({ text }) => text.includes('Seen by all')).length;
    };
    assert.equal(await shown(), 0);
    const news = provider.of('NJMS').news[0];
    assert.ok(news);
    news.title = 'Seen by all';
    provider.publish('NJMS', 'news');
    await until('all show it', async () => (await shown()) === 8);
    await site.stop();
  });

  test('their lines in the log do not run into each other', async (t) => {
    const site = await startTwo(t);
    await Promise.all(Array.from({ length: 400 }, () => site.ask('/Aims')));
    await site.stop();
    const lines = site.lines(); // Each of them is parsed.
    assert.equal(lines.filter(({ path }) => path === '/Aims').length, 400);
  });
});

test('links stand with any address that can be listened on', async () => {
  for (const host of ['0.0.0.0', '::']) {
    const site = await Website.start(provider.url, folder, { HOST: host });
    assert.equal((await site.ask('/Aims')).status, 200);
    await site.stop();
  }
});

test('one line a request, with no query string, no name and nothing that opens a file', async () => {
  const site = await Website.start(provider.url, folder);
  const secret = 'Zindagi';
  const requests: (() => Promise<unknown>)[] = [
    () => site.ask(`/News?q=${secret}`),
    () => site.ask(`/News?q=${secret}`),
    () => site.ask(`/Nothing?x=${secret}`),
    () => site.ask(`/SubGallery?id=${secret}`),
    () => site.ask(`/news/?q=${secret}`),
    () => site.ask(`/api/image/tc/${secret}`),
    () => site.ask(`/api/subGallery?id=${secret}`),
    () => site.post('/Tc', { admission: '1', name: secret }),
    () => site.post('/MailUs', { name: secret, email: secret }),
    () => site.postJson('/api/form/NJMS/Admission', { name: secret }),
    () => site.postJson('/api/form/NJMS/Admission', `{"name":"${secret}`),
  ];
  const requestLines = () =>
    site.lines().filter((line) => 'method' in line && line.path !== '/healthz');
  for (const request of requests) await request();
  await until('all lines are written', () => requestLines().length >= requests.length);
  // While the provider fails, reasons are logged: they must not tell either.
  provider.mood = '500';
  for (const request of requests) await request();
  provider.mood = 'garbage';
  await site.ask(`/SubGallery?id=${secret}2`);
  provider.mood = 'up';
  await site.stop();
  assert.equal(requestLines().length, requests.length * 2 + 1);
  assert.ok(!site.log().includes(secret), site.log());
  assert.ok(!site.log().includes('?'), site.log());
});
