/** What all pages share of links and forms (promises 1.2 and 2.1), and what pages that a school writes show (promises 2.12 to 2.16). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routes } from '@aangan/contract/routes.ts';
import { linksOf, mainOf, type Pages, startPages, wordsOf } from './page-words.ts';
import { pdf, picture } from './samples.ts';

let pages: Pages;
before(async () => {
  pages = await startPages();
});
after(() => pages?.stop());

const open = async (path: string) => mainOf((await pages.open(path)).text);
const urlOf = (path: string) => (path === '/SubGallery' ? '/SubGallery?id=NJMS-1' : path);
const hrefOf = (html: string, words: string) =>
  linksOf(html).find((link) => link.words.startsWith(words))?.href;

for (const { path } of routes) {
  const sends = ['/Tc', '/MailUs', '/GuestBook', '/Privacy'].includes(path);
  test(`promise 1.2: ${path} ${sends ? 'takes' : 'takes no'} form`, async () => {
    const { status, headers } = await pages.site.post(path, {});
    assert.deepEqual([status, headers.allow], sends ? [422, undefined] : [405, 'GET, HEAD'], path);
  });

  test(`promise 2.1: links of ${path} to other sites open a new tab, and say so`, async () => {
    const outward = linksOf((await pages.open(urlOf(path))).text).filter(({ href }) =>
      /^https?:/.test(href),
    );
    assert.deepEqual(
      outward.filter(({ newTab }) => !newTab),
      [],
    );
    for (const words of [
      'Booklist',
      'CBSE website',
      'Mandatory disclosure (PDF)',
      'Online fee payment',
      'Alumni portal',
      'Parent portal',
      'Facebook',
      'Google Play',
    ])
      assert.ok(
        outward.some((link) => link.words.startsWith(words)),
        words,
      );
  });
}

for (const { path } of routes.filter(({ page }) => page.kind === 'disclosure'))
  test(`promise 2.14: ${path} shows a PDF or a scan, with a plain link and words`, async () => {
    const html = await open(path);
    assert.match(html, new RegExp(`<object[^>]*data="/api/image/${pdf}"`));
    assert.match(html, new RegExp(`<img[^>]*src="/api/image/${picture}[^>]*alt="Scan: the scan"`));
    assert.equal(hrefOf(html, 'Open the letter'), `/api/image/${pdf}`);
    assert.equal(hrefOf(html, 'Open the scan'), `/api/image/${picture}`);
    assert.match(wordsOf(html), /the letter in words\..*the scan in words\./);
  });

test('promise 2.12: pictures of a page open large, in place where there is JavaScript', async () => {
  const html = await open('/ErpSoftware');
  assert.match(html, /<a href="[^"]*w=1600"[^>]*data-enlarge="The hall"/);
  assert.match(html, /<aangan-island name="photo-viewer"/);
});

test('promise 10.9: a table’s totals are computed, and written as India writes them', async () => {
  assert.match(
    wordsOf(await open('/FeeStructure')),
    /Tuition 3,000 20,000 23,000 Laboratory – 420 420 Total 3,000 20,420 23,420/,
  );
});

test('promise 4.10: of an accordion’s sections the first is open, and the browser lets one be', async () => {
  const sections = (await open('/Infrastructure')).match(/<details[^>]*>/g) ?? [];
  assert.deepEqual(
    sections.map((section) => / open=""/.test(section)),
    [true, false],
  );
  assert.equal(new Set(sections.map((section) => section.match(/name="[^"]*"/)?.[0])).size, 1);
});
