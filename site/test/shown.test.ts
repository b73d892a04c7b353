/** What is shown from or until a moment: pages and calls are made anew then, with nobody telling, by every process. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  site = await Website.start(provider.url, folder, { WORKERS: '2' });
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const paths = ['/', '/News', '/api/news/all/NJMS'];
/** Often enough that both processes are asked. */
const answers = async (path: string): Promise<boolean[]> =>
  Promise.all(
    Array.from({ length: 12 }, async () => (await site.ask(path)).text.includes('The new notice')),
  );

test('at its moment it is on every page that has it, and not before', async () => {
  const content = provider.of('NJMS');
  const { news } = content;
  const notice = { ...(news[0] as (typeof news)[number]), _id: 'new', title: 'The new notice' };
  const moment = Date.now() + 4000;
  // Nothing is published: the provider answers otherwise from then on. Until when it holds is asked for before the list, so
  // that no list from before the moment goes without it.
  provider.validUntil.get = (name) =>
    name === 'news' && Date.now() < moment ? new Date(moment).toISOString() : undefined;
  Object.defineProperty(content, 'news', {
    get: () => (Date.now() < moment ? news : [notice, ...news]),
  });
  for (const path of paths) {
    const seen = await answers(path);
    if (Date.now() < moment) assert.ok(!seen.includes(true), `${path} before its moment`);
  }
  await until('the moment has come', () => Date.now() >= moment);
  for (const path of paths) assert.ok(!(await answers(path)).includes(false), path);
});
