/** Previews: a page is made of a draft for whoever has the link, and neither kept nor counted as anything that everybody sees. */
import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { refusals } from '@aangan/contract/messages.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const key = 'k'.repeat(64);
const token = `${'t'.repeat(40)}.${'s'.repeat(43)}`;
const preview = (path = '/News') => `${path}${path.includes('?') ? '&' : '?'}preview=${token}`;
const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await writeFile(join(folder, 'website-key'), `${key}\n`);
  await provider.start();
  site = await Website.start(provider.url, folder, { WORKERS: '2' });
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const open = (isPublic = false, collection = 'news') => ({
  status: 200,
  body: { data: { collection, until: '2026-08-05T10:35:00.000Z', isPublic } },
});
const refused = (status: number) => ({ status, body: { error: { message: 'x' } } });
beforeEach(() => {
  provider.mood = 'up';
  provider.preview = open();
  const [one] = provider.of('NJMS').news;
  provider.drafts.set('news', [{ ...one, _id: 'draft', title: 'The secret draft' }]);
  provider.received.length = 0;
});
const withToken = () => provider.received.filter(({ headers }) => headers[previewHeader]);
const isDraft = ({ text }: { text: string }) => text.includes('The secret draft');
/** Often enough that both processes are asked. */
const times = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, ask));

test('promise 12.22: a preview has the draft, a bar that says so, and is kept by nobody', async () => {
  for (const answer of await times(() => site.ask(preview()))) {
    assert.equal(answer.status, 200);
    assert.ok(isDraft(answer));
    assert.match(answer.text, /Preview: not yet on the website\./);
    assert.match(answer.text, /works until 5 Aug 2026, 4:05 pm\./);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-robots-tag'], 'noindex, nofollow');
    assert.match(answer.text, /<meta name="robots" content="noindex"/);
    assert.ok(!answer.text.includes(token), 'the token stands in no link of the page');
  }
});

test('promise 12.22: nobody else sees anything of it, and no cache, snapshot or log has it', async () => {
  await times(() => site.ask(preview()));
  for (const path of ['/News', '/', '/api/news/all/NJMS', `/news?preview=`, '/News?year=All'])
    for (const answer of await times(() => site.ask(path))) assert.ok(!isDraft(answer), path);
  // Each is made anew: a draft that changes is seen as it is.
  provider.drafts.set('news', []);
  for (const answer of await times(() => site.ask(preview()))) assert.ok(!isDraft(answer));
  const kept = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of kept.filter((one) => one.isFile()))
    assert.ok(!(await readFile(join(file.parentPath, file.name), 'utf8')).includes('secret draft'));
  await until('the requests are logged', () => site.log().includes('"/News"'));
  assert.ok(!site.log().includes(token));
});

test('promise 12.22: the token goes with what can show the draft, and the visitor with the first question alone', async () => {
  await site.ask(preview());
  const asked = withToken();
  assert.deepEqual(
    asked.map(({ url }) => url.split('?')[0]),
    ['/api/preview/NJMS', '/api/news/all/NJMS'],
  );
  assert.deepEqual(
    asked.map(({ headers }) => [headers['x-visitor-address'], headers['x-website-key']]),
    [
      ['127.0.0.1', key],
      [undefined, undefined],
    ],
  );
});

test('a page that loads its list again leaves that be in a preview; the draft would go', async () => {
  const usual = await site.ask('/News');
  const shown = await site.ask(preview());
  assert.match(usual.text, /<aangan-island name="news-list"/);
  assert.doesNotMatch(shown.text, /<aangan-island name="news-list"/);
});

test('a page of one record keeps its query, and is seen by it', async () => {
  provider.preview = open(false, 'galleries');
  const { subGallery } = provider.of('NJMS');
  provider.drafts.set('subGallery', { ...subGallery, title: 'The secret draft' });
  const answer = await site.ask(preview(`/SubGallery?id=${subGallery._id}`));
  assert.equal(answer.status, 200);
  assert.ok(isDraft(answer));
});

const kind: [status: number, answered: number, words: string | RegExp][] = [
  [403, 403, refusals.previewEnded],
  [410, 410, refusals.previewEnded],
  [429, 429, /open it again in a minute/],
  [500, 503, /open it again in a minute/],
];
for (const [status, answered, words] of kind)
  test(`promise 12.22: what the api answers with ${status} is a kind page with status ${answered}, made once`, async () => {
    provider.preview = refused(status);
    const answers = await times(() => site.ask(preview()));
    for (const answer of answers) {
      assert.equal(answer.status, answered);
      assert.match(
        answer.text,
        typeof words === 'string' ? new RegExp(RegExp.escape(words)) : words,
      );
      assert.ok(!isDraft(answer));
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.equal(answer.headers['x-robots-tag'], 'noindex, nofollow');
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    }
    assert.ok(!withToken().some(({ url }) => !url.startsWith('/api/preview/')));
  });

test('what is no token at all is asked of nobody', async () => {
  for (const wrong of ['', 'x', `${token}x`, '%00', 'x'.repeat(2000)])
    assert.equal((await site.ask(`/News?preview=${wrong}`)).status, 403, wrong.slice(0, 20));
  assert.deepEqual(withToken(), []);
});

test('what everybody sees already is shown as everybody sees it', async () => {
  provider.preview = open(true);
  const { status, headers } = await site.ask(preview('/News?year=2026'));
  assert.deepEqual([status, headers['cache-control']], [302, 'no-store']);
  assert.match(headers.location ?? '', /^\/News(\?year=2026)?$/);
});

test('promise 12.22: a provider that goes half-way is no empty page, and takes nobody else with it', async () => {
  await site.ask('/News');
  provider.drafts.set('news', { no: 'list' });
  const broken = await site.ask(preview());
  assert.equal(broken.status, 503);
  provider.mood = '500';
  assert.equal((await site.ask(preview())).status, 503);
  assert.equal((await site.ask('/News')).status, 200);
});

test('with a method that is none for pages, or as a form, a token changes nothing', async () => {
  assert.equal((await site.ask(preview(), { method: 'DELETE' })).status, 405);
  const head = await site.ask(preview(), { method: 'HEAD' });
  assert.deepEqual([head.status, head.text, head.headers['cache-control']], [200, '', 'no-store']);
});
