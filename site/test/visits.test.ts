/** The website tells its provider how many pages it has shown, and nothing of to whom. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { visitsReport } from '@aangan/contract/visits.ts';
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

test('promise 12.27: pages are counted by school, from memory or made anew; errors, pictures and machines are not', async () => {
  const site = await Website.start(provider.url, folder, { WORKERS: '1' });
  const { headers } = await site.ask('/News');
  await site.ask('/News');
  await site.ask('/News', { headers: { 'if-none-match': String(headers.etag) } });
  await site.ask('/');
  for (const path of ['/Nowhere', '/news', '/icon.svg', '/healthz', '/api/news/all/NJMS'])
    await site.ask(path);
  await site.ask('/News', { method: 'HEAD' });
  await site.stop('SIGTERM');
  const told = provider.received.filter(({ url }) => url === '/api/visits');
  assert.equal(told.length, 1, 'the last is told when it ends');
  const report = visitsReport.parse(JSON.parse(told[0]?.body ?? ''));
  assert.deepEqual(report.pages, { NJMS: 4 });
  assert.equal(told[0]?.headers['x-visitor-address'], undefined);
});
