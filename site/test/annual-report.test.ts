/** Annual reports: the newest at its own address, older ones by their session, each as a page and as a PDF. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { canonicalOf, titleOf } from './html.ts';
import { until } from './local-server.ts';
import { linksOf, mainOf, wordsOf } from './page-words.ts';
import { TestProvider } from './provider.ts';
import { contentOf } from './samples.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

let provider: TestProvider;
let website: Website;
let folder: string;

before(async () => {
  provider = new TestProvider();
  provider.content.set('NJMS', contentOf('NJMS'));
  await provider.start();
  folder = await makeFolder();
  website = await Website.start(provider.url, folder);
});
after(async () => {
  await website?.stop();
  await provider?.stop();
  await removeFolder(folder);
});

const open = async (path: string) => (await website.ask(path)).text;

test('promise 2.21: the newest report, with the Principal’s words first and the others in reach', async () => {
  const html = await open('/AnnualReport');
  const words = wordsOf(mainOf(html));
  assert.match(
    words,
    /Session 2025-2026.*From the Principal NJMS words of the Principal NJMS Principal The year in short NJMS in 2025-2026 Events Annual Day Staff Post Number PGT 11/,
  );
  const links = linksOf(mainOf(html)).map(({ href }) => href);
  assert.ok(links.includes('/AnnualReport.pdf'));
  assert.ok(links.includes('/AnnualReport?session=2024-2025'));
  assert.ok(links.includes('/MandatoryDisclosure'));
  assert.ok(!links.includes('/AnnualReport?session=2025-2026'));
});

test('promise 2.21: an older one by its session, with a title, an address and a PDF of its own', async () => {
  const html = await open('/AnnualReport?session=2024-2025');
  assert.match(titleOf(html) ?? '', /^Annual Report 2024-2025 - /);
  assert.match(canonicalOf(html) ?? '', /\/AnnualReport\?session=2024-2025$/);
  const words = wordsOf(mainOf(html));
  assert.match(words, /NJMS in 2024-2025/);
  assert.doesNotMatch(words, /From the Principal/);
  assert.match(html, /href="\/AnnualReport\.pdf\?session=2024-2025"/);
});

test('promise 2.21: a session without a report, and what is no session, show the newest', async () => {
  const newest = await website.ask('/AnnualReport');
  for (const query of ['session=2025-2026', 'session=2001-2002', 'session=x', 'year=2024']) {
    const { status, headers } = await website.ask(`/AnnualReport?${query}`);
    assert.equal(status, 200, query);
    assert.equal(headers.etag, newest.headers.etag, query);
  }
});

test('promise 2.21: each report is a PDF of its own name, and search engines keep no copy of it', async () => {
  const nameOf = async (path: string) => {
    const { status, headers, body } = await website.ask(path);
    assert.equal(status, 200, path);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.match(String(headers['x-robots-tag']), /noarchive/);
    assert.match(body.toString('latin1'), /\/Lang \(en-IN\)/);
    return String(headers['content-disposition']);
  };
  assert.equal(await nameOf('/AnnualReport.pdf'), 'inline; filename="AnnualReport.pdf"');
  assert.equal(
    await nameOf('/AnnualReport.pdf?session=2024-2025'),
    'inline; filename="AnnualReport-2024-2025.pdf"',
  );
  const [newest, unknown] = await Promise.all([
    website.ask('/AnnualReport.pdf'),
    website.ask('/AnnualReport.pdf?session=2001-2002'),
  ]);
  assert.equal(unknown.headers.etag, newest.headers.etag);
  const redirected = await website.ask('/annualreport.PDF?session=2024-2025');
  assert.equal(redirected.headers.location, '/AnnualReport.pdf?session=2024-2025');
});

test('promise 2.21: a school without a report says that the page is being prepared', async () => {
  provider.content.set('NJMS', { ...contentOf('NJMS'), annualReports: [] });
  provider.publish('NJMS', 'annual-reports');
  let words = '';
  await until('the page is made anew', async () => {
    words = wordsOf(mainOf(await open('/AnnualReport')));
    return !words.includes('NJMS in 2025-2026');
  });
  assert.match(words, /The school is still preparing this page\./);
  assert.doesNotMatch(words, /as a PDF|Reports of other sessions/);
});
