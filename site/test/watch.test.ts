/** The website as it is watched: what `/readyz` says, and what stands at the private port. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, afterEach, before, test } from 'node:test';
import { freePort, listen, until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { build, makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  await build();
});
const running: Website[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop('SIGKILL');
});
after(async () => {
  await provider.stop();
  await removeFolder(folder);
});

type Watched = { site: Website; metrics: () => Promise<string> };

const startWatched = async (settings: Record<string, string> = {}): Promise<Watched> => {
  const port = settings.METRICS_PORT ?? String(await freePort());
  const site = await Website.start(provider.url, folder, { METRICS_PORT: port, ...settings });
  running.push(site);
  return {
    site,
    metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
  };
};

/** The sum over all lines of that name that hold all of these labels. */
const sumOf = (text: string, name: string, ...labels: string[]): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

test('promise 12.19: a website that can serve says so, in words without figures, and nobody keeps that', async () => {
  const { site } = await startWatched();
  const { status, text, headers } = await site.ask('/readyz');
  assert.equal(status, 200, text);
  assert.equal(headers['cache-control'], 'no-store');
  const { ok, checks } = JSON.parse(text);
  assert.equal(ok, true);
  assert.deepEqual(Object.keys(checks), ['schools', 'feed', 'disk', 'staying']);
  for (const check of Object.values(checks)) assert.deepEqual(Object.keys(check as object), ['ok']);
});

test('promise 12.19: with nothing to show it is not ready until its provider answers; then the provider may go', async (t) => {
  const empty = await makeFolder();
  await provider.stop();
  t.after(() => removeFolder(empty));
  const { site } = await startWatched({ DATA_DIR: empty });
  const status = async () => (await site.ask('/readyz')).status;
  assert.equal(await status(), 503);
  assert.equal((await site.ask('/healthz')).status, 200);
  await provider.start();
  await until('it is ready', async () => (await status()) === 200);
  await provider.stop();
  t.after(() => provider.start());
  await until('it has asked in vain', () =>
    site.ask('/News').then(({ text }) => text.includes('<h1')),
  );
  assert.equal(await status(), 200);
});

test('promise 12.19: requests, hits, renderings and what the provider was asked are counted', async () => {
  const { site, metrics } = await startWatched();
  for (let time = 0; time < 5; time += 1) await site.ask('/News');
  await site.ask('/Nothing');
  await site.ask('/api/news/all/NJMS');
  await site.ask('/icon.svg');
  await site.exchange(['nonsense\r\n\r\n']);
  const text = await metrics();
  const count = (...labels: string[]) => sumOf(text, 'aangan_requests_total', ...labels);
  assert.equal(count('kind="page"', 'status="2xx"'), 5);
  assert.equal(count('kind="page"', 'status="4xx"'), 1);
  assert.equal(count('kind="call"', 'status="2xx"'), 1);
  assert.equal(count('kind="asset"', 'status="2xx"'), 1);
  assert.equal(count('kind="refused"', 'status="4xx"'), 1);
  assert.equal(sumOf(text, 'aangan_page_cache_hits_total'), 4);
  assert.equal(sumOf(text, 'aangan_page_cache_misses_total'), 3);
  // The first word of the feed may have had some made once more.
  assert.ok(sumOf(text, 'aangan_renderings_total', 'outcome="made"') >= 3);
  assert.equal(sumOf(text, 'aangan_request_seconds_count', 'kind="page"'), 2);
  assert.ok(sumOf(text, 'aangan_provider_calls_total', 'outcome="answered"') > 0);
  assert.ok(sumOf(text, 'aangan_page_cache_bytes') > 10_000);
  assert.equal(sumOf(text, 'aangan_ready'), 1);
  for (const name of ['aangan_feed_age_seconds', 'process_resident_memory_bytes'])
    assert.ok(sumOf(text, name) >= 0 && text.includes(`\n${name}{`), name);
  assert.match(text, /^aangan_disk_free_bytes \d+$/m);
});

test('promise 12.19: no number tells who asked, for what, or of which school', async () => {
  const { site, metrics } = await startWatched();
  const secret = 'Zindagi';
  await site.ask(`/News?q=${secret}`, { headers: { host: `${secret}.example` } });
  await site.ask(`/${secret}`);
  await site.ask(`/api/image/tc/${secret}`);
  await site.post('/Tc', { admission: secret, name: secret });
  await site.postJson('/api/form/NJMS/Admission', { name: secret });
  const text = await metrics();
  for (const word of [secret, 'NJMS', '127.0.0.1', 'localhost', folder])
    assert.ok(!text.toLowerCase().includes(word.toLowerCase()), word);
  const labels = [...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name);
  assert.deepEqual(
    [...new Set(labels)].sort(),
    ['call', 'check', 'kind', 'le', 'outcome', 'status', 'worker'].sort(),
  );
});

test('promise 12.19: of several processes each tells its own, and one that is replaced takes over the place', async () => {
  const { site, metrics } = await startWatched({ WORKERS: '2' });
  const workers = () =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(site.process.pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number);
  // The private port may open a moment after the website's own.
  const bothTell = async () => /^aangan_workers 2$/m.test(await metrics().catch(() => ''));
  await until('both are there', bothTell);
  await Promise.all(Array.from({ length: 40 }, () => site.ask('/Aims')));
  const text = await metrics();
  const ofPlace = (place: string) =>
    sumOf(text, 'aangan_requests_total', `worker="${place}"`, 'kind="page"');
  assert.equal(ofPlace('1') + ofPlace('2'), 40);
  assert.equal(text.match(/^# TYPE aangan_requests_total /gm)?.length, 1);
  assert.ok(sumOf(text, 'process_resident_memory_bytes', 'worker="parent"') > 0);

  const [, second = 0] = workers();
  process.kill(second, 'SIGKILL');
  await until('it is missed', async () => !(await bothTell()));
  await until('another tells', bothTell);
  const places = [...(await metrics()).matchAll(/^aangan_ready\{worker="(\w+)"/gm)];
  assert.deepEqual(
    places.map(([, place]) => place),
    ['1', '2'],
  );
});

test('a private port that is taken is told, and keeps no visitor away', async () => {
  const taken = await listen(() => undefined);
  const { site } = await startWatched({ METRICS_PORT: String(taken.port) });
  await until('it is said', () => site.log().includes('metrics-failed'));
  assert.equal((await site.ask('/Aims')).status, 200);
  await taken.stop();
});
