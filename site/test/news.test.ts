/** The News page with 2,000 records (promises 2.6 and 4): light, and filterable over all of them without JavaScript. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { filterNews } from '../src/rules/list-filters.ts';
import { stylesOf, unescaped } from './html.ts';
import { TestProvider } from './provider.ts';
import { today, year } from './samples.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
const count = 2000;
/** A record every other day, back from today; every hundredth in Hindi. */
const news = Array.from({ length: count }, (_, index) => ({
  _id: `n${index}`,
  title:
    index % 100 === 0 ? `वार्षिक उत्सव ${index}` : `Notice number ${index} to all parents & wards`,
  description:
    `What happened on day ${index} of our story, told in a sentence or two, as the office writes it. `.repeat(
      3,
    ),
  image: null,
  fromDate: new Date(Date.parse(today) - index * 2 * 86_400_000).toISOString().slice(0, 10),
}));
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  provider.of('NJMS').news = news;
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

const read = async (query: string) => {
  const { status, text } = await site.ask(`/News${query}`);
  assert.equal(status, 200);
  const main = text.match(/<main.*<\/main>/s)?.[0] ?? '';
  return {
    titles: [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => unescaped(title ?? '')),
    total: Number(main.match(/Total Count.*?<strong>(\d+)<\/strong>/s)?.[1]),
    selected: [...main.matchAll(/<option[^>]*selected=""[^>]*>([^<]*)/g)].map(
      ([, option]) => option,
    ),
    next: unescaped(main.match(/href="([^"]*)" rel="next"/)?.[1] ?? ''),
    pages: main
      .match(/Page (?:<!-- -->)?(\d+)(?:<!-- -->)? of (?:<!-- -->)?(\d+)/)
      ?.slice(1, 3)
      .map(Number),
  };
};

test('HTML and CSS stay under 30 KB compressed, whichever page is shown', async () => {
  for (const query of ['', '?year=All', '?year=All&page=100', '?year=All&q=notice']) {
    const page = await site.ask(`/News${query}`, { headers: { 'accept-encoding': 'br' } });
    let bytes = page.body.length;
    for (const href of stylesOf((await site.ask(`/News${query}`)).text)) {
      const sheet = await site.ask(href, { headers: { 'accept-encoding': 'br' } });
      assert.equal(sheet.status, 200);
      bytes += sheet.body.length;
    }
    assert.ok(bytes < 30_000, `${query}: ${bytes} bytes`);
    assert.ok(page.body.length < brotliCompressSync(JSON.stringify(news)).length + 30_000);
  }
});

test('promise 2.6: All is all of them, in pages that lead to one another', async () => {
  const first = await read('?year=All');
  assert.equal(first.total, count);
  assert.deepEqual(first.pages, [1, 100]);
  assert.deepEqual(
    first.titles,
    news.slice(0, 20).map(({ title }) => title),
  );
  const second = await site.ask(first.next);
  assert.match(second.text, /Notice number 20 /);
  const last = await read('?year=All&page=100');
  assert.deepEqual(
    last.titles,
    news.slice(1980).map(({ title }) => title),
  );
  assert.equal(last.next, '');
  assert.deepEqual((await read('?year=All&page=9999')).titles, last.titles);
});

const choices: [string, { year?: string; month?: string; search?: string }][] = [
  ['', {}],
  [`?year=${Number(year) - 5}`, { year: String(Number(year) - 5) }],
  [`?year=${Number(year) - 3}&month=2`, { year: String(Number(year) - 3), month: '2' }],
  ['?year=All&month=12', { year: 'All', month: '12' }],
  ['?year=All&q=number+1999', { year: 'All', search: 'number 1999' }],
  ['?year=All&q=%E0%A4%89%E0%A4%A4%E0%A5%8D%E0%A4%B8%E0%A4%B5', { year: 'All', search: 'उत्सव' }],
  ['?year=2099', { year: '2099' }],
  ['?year=%3Cscript%3E&month=%27%22&page=-1', {}],
  ['?year=All&q=nothing+like+it', { year: 'All', search: 'nothing like it' }],
];
for (const [query, chosen] of choices)
  test(`promise 4.2: /News${query} shows what the rule says, over all records`, async () => {
    const wanted = filterNews(news, chosen, today);
    const { titles, total, selected } = await read(query);
    assert.equal(total, wanted.records.length);
    assert.deepEqual(
      titles,
      wanted.records.slice(0, 20).map(({ title }) => title),
    );
    assert.deepEqual(selected, [wanted.applied.year, wanted.applied.month]);
  });

test('what was typed into the search comes back as text, never as markup', async () => {
  const { text } = await site.ask('/News?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  assert.doesNotMatch(text, /<script>alert/);
});
