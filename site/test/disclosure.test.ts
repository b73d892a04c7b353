/** The Board's form on one page, and pages of public disclosure as PDFs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { paperPathOf, routes } from '@aangan/contract/routes.ts';
import { until } from './local-server.ts';
import { mainOf, wordsOf } from './page-words.ts';
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

test('promise 2.14: the whole form on one page', async () => {
  const html = (await website.ask('/MandatoryDisclosure')).text;
  const words = wordsOf(mainOf(html));
  assert.match(words, /A\s?\. General information/);
  assert.match(words, /School code Not given yet/);
  assert.match(words, /Number FS\/1\. Issued by Fire Station Officer\. Valid until/);
  assert.match(words, /Manager: not signed yet; Principal: signed by Asha Rani on/);
  assert.match(words, /Session Registered 2024-2025 70/);
  assert.match(words, /Last changed/);
  assert.match(html, /href="\/FireSafetyCertificate"/);
  assert.match(html, /href="\/MandatoryDisclosure\.pdf"/);
  assert.match(html, /href="\/api\/disclosure\/NJMS"/);
  for (const path of ['/', '/FireSafetyCertificate'])
    assert.match((await website.ask(path)).text, /href="\/MandatoryDisclosure"/);
});

test('promise 2.14: of a document that has lapsed the page says so', async () => {
  const content = contentOf('NJMS');
  const papers = content.disclosure.sections.flatMap(({ rows }) =>
    rows.flatMap(({ documents }) => documents),
  );
  for (const paper of papers) paper.validUntil = '2020-07-03';
  provider.content.set('NJMS', content);
  provider.publish('NJMS', 'certificates');
  let html = '';
  await until('the page is made anew', async () => {
    html = (await website.ask('/MandatoryDisclosure')).text;
    return html.includes('3 Jul 2020');
  });
  assert.match(html, /<strong>Lapsed: it was valid until 3 Jul 2020/);
});

for (const { path } of routes.filter((route) => paperPathOf(route)))
  test(`promise 2.14: ${path}.pdf is a PDF that can be read aloud`, async () => {
    const { status, headers, body } = await website.ask(`${path}.pdf`);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.match(String(headers['content-security-policy']), /sandbox/);
    assert.match(String(headers['content-disposition']), /^inline; filename="\w+\.pdf"$/);
    const text = body.toString('latin1');
    assert.match(text, /^%PDF-1\.7/);
    assert.match(text, /\/Lang \(en-IN\)/);
    assert.match(text, /\/MarkInfo/);
    assert.match(text, /\/StructTreeRoot/);
    assert.match(text, /\/DisplayDocTitle true/);
    assert.match(text, /\/Title /);
    // Letters that can be copied and read aloud have a map to what they mean.
    assert.match(text, /\/ToUnicode/);
  });

test('a PDF is found by its one address, and only where there is one', async () => {
  const redirected = await website.ask('/mandatorydisclosure.PDF');
  assert.equal(redirected.status, 301);
  assert.equal(redirected.headers.location, '/MandatoryDisclosure.pdf');
  for (const path of ['/News.pdf', '/.pdf', '/MandatoryDisclosure.pdf.pdf'])
    assert.equal((await website.ask(path)).status, 404, path);
  const posted = await website.ask('/Smc.pdf', { method: 'POST' });
  assert.equal(posted.status, 405);
  assert.equal(posted.headers.allow, 'GET, HEAD');
});

test('made anew, it has the same bytes', async () => {
  const { body, headers } = await website.ask('/Smc.pdf');
  const { port } = website;
  await website.stop();
  website = await Website.start(provider.url, folder, { PORT: String(port) });
  const again = await website.ask('/Smc.pdf');
  assert.equal(again.headers.etag, headers.etag);
  assert.ok(body.equals(again.body));
});

test('a page without a scan of its own shows itself as a PDF', async () => {
  const content = contentOf('NJMS');
  content.page = {
    ...content.page,
    blocks: [{ kind: 'facts', rows: [{ label: 'Teachers', value: '58' }] }],
  };
  provider.content.set('NJMS', content);
  provider.publish('NJMS', 'pages');
  let html = '';
  await until('the page is made anew', async () => {
    html = (await website.ask('/TeachingStaff')).text;
    return /<dd[^>]*>58</.test(html);
  });
  assert.match(html, /<object[^>]*data="\/TeachingStaff\.pdf"/);
});
