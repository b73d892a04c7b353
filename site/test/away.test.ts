/** The provider down, slow, talking nonsense or failing: every page still stands, with what is known or its defaults. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { messages } from '@aangan/contract/messages.ts';
import { routes } from '@aangan/contract/routes.ts';
import { headingsOf, insides, titleOf, withoutStyles } from './html.ts';
import { until } from './local-server.ts';
import { type Mood, slowMs, TestProvider } from './provider.ts';
import { contentOf, schoolName } from './samples.ts';
import { type Answer, build, makeFolder, removeFolder, Website } from './website.ts';

before(build);

/** Runs with a website of its own, on a folder of its own. */
const withSite = async (
  begin: (provider: TestProvider) => void | Promise<void>,
  use: (site: Website, provider: TestProvider, folder: string) => Promise<void>,
) => {
  const provider = new TestProvider();
  await provider.start();
  await begin(provider);
  const folder = await makeFolder();
  const site = await Website.start(provider.url, folder);
  try {
    await use(site, provider, folder);
  } finally {
    await site.stop();
    await provider.stop();
    await removeFolder(folder);
  }
};

const urlOf = (path: string) => (path === '/SubGallery' ? '/SubGallery?id=NJMS-1' : path);
/** All pages, a few at a time, as visitors come. */
const askAll = async (site: Website): Promise<[string, Answer][]> => {
  const answers: [string, Answer][] = [];
  for (let start = 0; start < routes.length; start += 4)
    answers.push(
      ...(await Promise.all(
        routes
          .slice(start, start + 4)
          .map(async ({ path }): Promise<[string, Answer]> => [path, await site.ask(urlOf(path))]),
      )),
    );
  return answers;
};
const stands = ([path, { status, text, ms }]: [string, Answer], albumStatus = 200) => {
  assert.equal(status, path === '/SubGallery' ? albumStatus : 200, path);
  assert.ok(ms < slowMs, `${path} took ${Math.round(ms)} ms`);
  assert.equal(headingsOf(text).length, 1, path);
  assert.doesNotMatch(text, insides, path);
};

const troubles: [string, (provider: TestProvider) => void | Promise<void>][] = [
  ['down', (provider) => provider.stop()],
  ...(['slow', 'garbage', '500'] as Mood[]).map(
    (mood): [string, (provider: TestProvider) => void] => [
      mood,
      (provider) => {
        provider.mood = mood;
      },
    ],
  ),
];
for (const [name, begin] of troubles)
  test(`promise 4.12: provider ${name} from the start, nothing kept: every page shows its defaults and waits for nothing`, () =>
    withSite(begin, async (site) => {
      const answers = await askAll(site);
      for (const answer of answers) stands(answer);
      const page = (path: string) => answers.find(([one]) => one === path)?.[1].text ?? '';
      for (const { path, title } of routes)
        if (path !== '/SubGallery') assert.equal(titleOf(page(path)), title);
      // Nothing is said of the school that was not read: no name, address, year, map or number.
      for (const [path, { text }] of answers)
        assert.doesNotMatch(
          withoutStyles(text),
          /Our School|School Road|Hisar|Haryana|125001|CBSE-affiliated|Affiliation No|contact-strip|og:site_name|<iframe|content=""|href="(tel|mailto):/,
          path,
        );
      const manifest = JSON.parse((await site.ask('/manifest.webmanifest')).text);
      assert.equal(manifest.name, 'NJMS');
      assert.match(page('/PrincipalMessage'), /\/defaults\/message\.webp.*Dear parents/s);
      assert.match(page('/TopperX'), new RegExp(messages.toppers.none));
      assert.match(page('/News'), /Total Count.*<strong>0<\/strong>/s);
      assert.match(page('/Aims'), /still preparing this page/);
    }));

test('promise 4.12: empty lists show their placeholders', () =>
  withSite(
    (provider) => {
      provider.mood = 'empty';
    },
    async (site) => {
      for (const answer of await askAll(site)) stands(answer, 404);
      assert.match((await site.ask('/Gallery')).text, /Total Categories.*<strong>0<\/strong>/s);
      assert.match((await site.ask('/TopperXII')).text, new RegExp(messages.toppers.none));
    },
  ));

/** What a page shows of its own content. */
const content = [
  '/News',
  '/Events',
  '/Gallery',
  '/StaffList',
  '/TopperX',
  '/Aims',
  '/PrincipalMessage',
  '/Circular',
];

test('provider away after pages were shown: all of them still answer, also after the site alone restarts', () =>
  withSite(
    () => undefined,
    async (site, provider, folder) => {
      const shown = new Map(await askAll(site));
      for (const path of content)
        assert.match(shown.get(path)?.text ?? '', /<main.*NJMS.*<\/main>/s, path);
      await provider.stop();
      for (const [path, { text, status }] of await askAll(site)) {
        assert.equal(status, 200, path);
        assert.equal(text, shown.get(path)?.text, path);
      }
      await site.stop();
      const again = await Website.start(provider.url, folder, { PORT: String(site.port) });
      try {
        for (const answer of await askAll(again)) {
          stands(answer);
          assert.equal(answer[1].text, shown.get(answer[0])?.text, answer[0]);
        }
      } finally {
        await again.stop();
      }
    },
  ));

for (const mood of ['slow', 'garbage', '500'] as Mood[])
  test(`provider ${mood} after a restart: the snapshots show, and no page waits`, () =>
    withSite(
      () => undefined,
      async (site, provider, folder) => {
        const shown = new Map(await askAll(site));
        await site.stop();
        provider.mood = mood;
        const again = await Website.start(provider.url, folder, { PORT: String(site.port) });
        try {
          for (const answer of await askAll(again)) {
            stands(answer);
            assert.equal(answer[1].text, shown.get(answer[0])?.text, answer[0]);
          }
        } finally {
          await again.stop();
        }
      },
    ));

test('a provider that comes back is heard, though pages were asked for until the last moment', () =>
  withSite(
    () => undefined,
    async (site, provider, folder) => {
      const pages = ['/News', '/Aims', '/StaffList'];
      for (const path of pages) await site.ask(path);
      await site.stop();
      await provider.stop();
      // While it is away, something is published, the website is restarted, and visitors go on asking.
      provider.content.set('NJMS', contentOf('MEND'));
      const again = await Website.start(provider.url, folder, { PORT: String(site.port) });
      const visitors = setInterval(() => {
        for (const path of pages) void again.ask(path).catch(() => undefined);
      }, 100);
      const isOf = async (code: string, path: string) =>
        new RegExp(`<main.*${code}.*</main>`, 's').test((await again.ask(path)).text);
      try {
        for (const path of pages)
          await until(`${path} is shown as it was`, () => isOf('NJMS', path));
        await provider.start();
        for (const path of pages) await until(`${path} is new`, () => isOf('MEND', path));
        assert.ok(titleOf((await again.ask('/Aims')).text)?.endsWith(schoolName('MEND')));
      } finally {
        clearInterval(visitors);
        await again.stop();
      }
    },
  ));

test('a list that fails alone leaves its page old only until it can be read again', () =>
  withSite(
    () => undefined,
    async (site, provider) => {
      await site.ask('/News');
      provider.of('NJMS').news.splice(0, 1, {
        _id: 'n',
        title: 'NJMS after',
        description: '',
        image: null,
        fromDate: '2026-01-01',
      });
      // The change is heard, but at that moment the list cannot be read; nothing more is published afterwards.
      const broken = provider.of('NJMS').news;
      provider.of('NJMS').news = 'broken' as never;
      const asked = provider.asked('/api/news/all/NJMS').length;
      provider.publish('NJMS', 'news');
      await until(
        'the broken list was read',
        () => provider.asked('/api/news/all/NJMS').length > asked,
      );
      assert.match((await site.ask('/News?year=All')).text, /NJMS results/);
      provider.of('NJMS').news = broken;
      await until('the page is new', async () =>
        (await site.ask('/News')).text.includes('NJMS after'),
      );
    },
  ));
