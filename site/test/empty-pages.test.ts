/** A school that has written three pages: its menu leads to those, and to no other that is empty. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contentRoutes, listingRoutes } from '@aangan/contract/empty-pages.ts';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
const written = ['/AboutUs', '/Aims', '/Gallery'];
before(async () => {
  folder = await makeFolder();
  await provider.start();
  const paths = [...listingRoutes, ...contentRoutes].map(({ path }) => path);
  provider.of('NJMS').emptyPages.paths = paths.filter((path) => !written.includes(path));
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const pageAt = async (path: string) => (await site.ask(path)).text;
const menuOf = (html: string) => html.match(/<nav id="menu".*?<\/nav>/s)?.[0] ?? '';
const footerOf = (html: string) => html.match(/<footer.*<\/footer>/s)?.[0] ?? '';
const leadsTo = (html: string, path: string) => html.includes(`href="${path}"`);

test('the menu has what is written, and groups that would be empty are left out', async () => {
  const menu = menuOf(await pageAt('/'));
  for (const path of [...written, '/Tc', '/MailUs', '/MandatoryDisclosure'])
    assert.ok(leadsTo(menu, path), path);
  for (const path of ['/News', '/Circular', '/StaffList', '/TopperX', '/VideoGallery'])
    assert.equal(leadsTo(menu, path), false, path);
  assert.doesNotMatch(menu, />Achievements</);
});

test('footer, Site Map and sitemap.xml agree with it', async () => {
  const footer = footerOf(await pageAt('/'));
  assert.ok(leadsTo(footer, '/Tc'));
  assert.equal(leadsTo(footer, '/Circular'), false);
  const siteMap = (await pageAt('/SiteMap')).match(/<main.*<\/main>/s)?.[0] ?? '';
  assert.ok(leadsTo(siteMap, '/Aims'));
  assert.equal(leadsTo(siteMap, '/Syllabus'), false);
  assert.doesNotMatch(siteMap, /<h2>Achievements/);
  const xml = await pageAt('/sitemap.xml');
  assert.match(xml, /\/Aims<\/loc>/);
  assert.doesNotMatch(xml, /\/News<\/loc>/);
});

test('an empty page has its address still, says kindly that it is being prepared, and is not for search engines', async () => {
  const { status, text } = await site.ask('/News');
  assert.equal(status, 200);
  assert.match(text, /<h1[^>]*>News<\/h1>/);
  assert.match(text, /The school is still preparing this page/);
  assert.doesNotMatch(text, /Total Count/);
  assert.match(text, /<meta name="robots" content="noindex"/);
  assert.doesNotMatch(await pageAt('/Aims'), /noindex/);
});

test('a page that is filled comes into the menu of every page; other changes leave them as they are', async () => {
  await pageAt('/Privacy');
  const renderedFor = () => provider.asked('/api/page/NJMS').length;
  const empty = provider.of('NJMS').emptyPages;
  const times = provider.asked('/api/emptyPages/NJMS').length;
  const before = renderedFor();
  provider.publish('NJMS', 'videos');
  await until(
    'the website has looked whether the list has changed',
    () => provider.asked('/api/emptyPages/NJMS').length > times,
  );
  assert.equal(menuOf(await pageAt('/Privacy')).includes('/News'), false);
  assert.equal(renderedFor(), before, 'no page was made anew');

  empty.paths = empty.paths.filter((path) => path !== '/News');
  provider.publish('NJMS', 'news');
  for (const path of ['/', '/Aims', '/Privacy'])
    await until(`the menu of ${path} leads to it`, async () =>
      leadsTo(menuOf(await pageAt(path)), '/News'),
    );
});

test('an api that knows nothing of it, as an older one, has every page led to', async () => {
  provider.mood = 'empty';
  provider.publish('NJMS', 'news');
  await until('the menu has everything', async () =>
    leadsTo(menuOf(await pageAt('/AboutUs')), '/StaffList'),
  );
});
