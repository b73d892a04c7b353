/** The website as a process: how it starts, how it refuses to, what it logs, how it stops. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
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
    const ended = await runToEnd({ DATA_DIR: folder, PORT: String(await freePort()), ...settings });
    assert.equal(ended.code, 1);
    assert.match(ended.words, words);
    assert.match(ended.words, oneSentence);
  });

test('a taken port: one sentence that names it and the mend, and exit 1', async () => {
  const taken = await listen(() => undefined);
  const ended = await runToEnd({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(taken.port),
    PROVIDER_URL: provider.url,
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

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal}: a request under way is finished, idle connections are not waited for, exit 0`, async () => {
    const site = await Website.start(provider.url, folder);
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
    assert.ok(site.lines().some((line) => line.code === 'stopped'));
    await assert.rejects(site.ask('/healthz'));
    idle.destroy();
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
