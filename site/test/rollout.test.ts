/** While a new release is rolled out, a website reads an api that is newer than itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routes } from '@aangan/contract/routes.ts';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
const folders: string[] = [];
const sites: Website[] = [];
const start = async (): Promise<Website> => {
  const folder = await makeFolder();
  folders.push(folder);
  const site = await Website.start(provider.url, folder);
  sites.push(site);
  return site;
};
before(() => provider.start());
after(async () => {
  for (const site of sites) await site.stop();
  await provider.stop();
  for (const folder of folders) await removeFolder(folder);
});

const paths = [
  ...routes.map(({ path }) => (path === '/SubGallery' ? '/SubGallery?id=NJMS-1' : path)),
  '/sitemap.xml',
  '/api/news/all/NJMS',
  '/api/page/NJMS?path=/AboutUs',
];
const allOf = async (site: Website): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const { status, text } = await site.ask(path);
    assert.equal(status, 200, path);
    // Its own port is in its links.
    pages.set(path, text.replaceAll(`:${site.port}`, ':80'));
  }
  return pages;
};

test('promise 12.24: every page is the same, to the byte, when a newer api says more than this website knows', async () => {
  const expected = await allOf(await start());
  provider.saysMore = true;
  const found = await allOf(await start());
  for (const [path, text] of found) assert.equal(text, expected.get(path), path);
});

test('promise 12.24: a change in a kind of content that this website does not know makes all of that school stale, and nothing after it is missed', async () => {
  provider.saysMore = true;
  const site = await start();
  const [news] = provider.of('NJMS').news;
  assert.ok(news);
  const shows = (title: string) => async () => (await site.ask('/News')).text.includes(title);
  assert.ok(await shows(news.title)());
  const says = (title: string) => {
    provider.of('NJMS').news = [{ ...news, title }];
  };
  says('Told by what it does not know');
  provider.publish('NJMS', 'of-a-newer-release');
  await until('the page is made anew', shows('Told by what it does not know'));
  says('Told as always');
  provider.publish('NJMS', 'news');
  await until('the next change is heard', shows('Told as always'));
});
