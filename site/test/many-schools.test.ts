/** Many schools by hostname, each with its own words only. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routes } from '@aangan/contract/routes.ts';
import { canonicalOf, titleOf } from './html.ts';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { contentOf, schoolName } from './samples.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const hosts = { NJMS: 'anything.example', SVNK: 'svnk.localhost:8080' } as const;
const others = { NJMS: 'SVNK', SVNK: 'NJMS' } as const;
const ask = (school: keyof typeof hosts, path: string) =>
  site.ask(path === '/SubGallery' ? `/SubGallery?id=${school}-1` : path, {
    headers: { host: hosts[school] },
  });

for (const { path } of routes)
  test(`${path} shows each school its own, and nothing of the other`, async () => {
    // One after the other, and the first again: the cache must not mix them up.
    for (const school of ['NJMS', 'SVNK', 'NJMS'] as const) {
      const { status, text } = await ask(school, path);
      assert.equal(status, 200);
      assert.ok(titleOf(text)?.endsWith(` - ${schoolName(school)}`));
      assert.doesNotMatch(text, new RegExp(others[school], 'i'));
    }
  });

test('an album of the other school is not there', async () => {
  const { status } = await site.ask('/SubGallery?id=NJMS-1', { headers: { host: hosts.SVNK } });
  assert.equal(status, 404);
});

test('a 404, the sitemap, the manifest and forms are the school’s own too', async () => {
  assert.match((await ask('SVNK', '/Nothing')).text, /SVNK Vidyalaya/);
  assert.match((await ask('SVNK', '/sitemap.xml')).text, /http:\/\/svnk\.localhost:/);
  assert.equal(
    JSON.parse((await ask('SVNK', '/manifest.webmanifest')).text).name,
    schoolName('SVNK'),
  );
  await site.post('/Tc', { admission: '1', name: 'x' }, { host: hosts.SVNK });
  assert.equal(provider.asked('/api/tc/SVNK').length, 1);
  assert.equal(provider.asked('/api/tc/NJMS').length, 0);
});

test('canonical links lead to the school’s own hostname', async () => {
  assert.equal(
    canonicalOf((await ask('SVNK', '/Aims')).text),
    `http://svnk.localhost:${site.port}/Aims`,
  );
});

test('a change of one school leaves the other’s pages as they are', async () => {
  const asked = () => provider.asked('/api/news/all/SVNK').length;
  await ask('SVNK', '/News');
  const before = asked();
  const news = provider.of('NJMS').news[0];
  assert.ok(news);
  news.title = 'NJMS anew';
  provider.publish('NJMS', 'news');
  await until('the change is shown', async () =>
    (await ask('NJMS', '/News')).text.includes('NJMS anew'),
  );
  await ask('SVNK', '/News');
  assert.equal(asked(), before);
});

test('a school that is added answers at its hostname, with nothing restarted', async () => {
  provider.content.set('NEWS', contentOf('NEWS'));
  provider.addresses = [...provider.addresses, { code: 'NEWS', hostnames: ['new.example.in'] }];
  provider.publish('NEWS', 'schools');
  await until('the new school is there', async () => {
    const { text } = await site.ask('/Aims', { headers: { host: 'new.example.in' } });
    return (
      titleOf(text) === `Aims - ${schoolName('NEWS')}` &&
      canonicalOf(text) === 'https://new.example.in/Aims'
    );
  });
});
