import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Choice, matchesSearch, optionOrAll, pageOf, toChoice, toQuery } from './choice.ts';

const queries: [string, Partial<Choice>][] = [
  ['', {}],
  ['year=2026&month=8&q=sports&page=3', { year: '2026', month: '8', search: 'sports', page: 3 }],
  ['year=&month=&q=&page=', {}],
  ['q=%20%20', {}],
  ['q=%20annual+day%20', { search: 'annual day' }],
  ['page=1', {}],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=1.5', {}],
  ['page=two', {}],
  ['page=Infinity', {}],
  ['year=2026&year=2025', { year: '2026' }],
  ['utm_source=x&__proto__=y', {}],
  ['year=All&month=All', { year: 'All', month: 'All' }],
  ['year=2024-2025&month=Aug', { year: '2024-2025', month: 'Aug' }],
  ['year=junk&month=junk&page=junk', {}],
  ['year=20266&month=13', {}],
  ['year=%202026&month=08', {}],
  [`q=${'x'.repeat(5000)}`, { search: 'x'.repeat(100) }],
  ['q=%E0%A4%B5%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A4%BF%E0%A4%95', { search: 'वार्षिक' }],
];
for (const [query, choice] of queries)
  test(`the query ${JSON.stringify(query.slice(0, 60))} is read`, () =>
    assert.deepEqual(toChoice(new URLSearchParams(query)), choice));

const choices: [Partial<Choice>, string][] = [
  [{}, ''],
  [{ year: 'All', month: 'All', search: '', page: 1 }, '?year=All'],
  [{ year: '2026', month: 'Aug', search: 'a&b', page: 2 }, '?year=2026&month=Aug&q=a%26b&page=2'],
];
for (const [choice, query] of choices)
  test(`promise 12.2: a shared link says what its sender chose: ${query || 'nothing'}`, () => {
    assert.equal(toQuery(choice), query);
    const read = toChoice(new URLSearchParams(query));
    assert.equal(toQuery(read), query);
  });

const searches: [string, string | undefined, boolean][] = [
  ['Annual Day 2026', undefined, true],
  ['Annual Day 2026', '', true],
  ['Annual Day 2026', 'annual day', true],
  ['Annual Day 2026', '  ANNUAL   DAY ', true],
  ['Annual Day 2026', 'sports', false],
  ['Café visit', 'cafe', true],
  ['वार्षिक उत्सव', 'उत्सव', true],
  ['वार्षिक उत्सव', 'उत्सवा', false],
  ['क\u094d\u200dष', 'क\u094dष', true],
  ['क\u093c', '\u0958', true],
  ['Ｎｅｗｓ', 'news', true],
  ['50% off (sale) [x]', '(sale) [', true],
  ['', 'x', false],
];
for (const [title, search, found] of searches)
  test(`promise 2.3: searching ${JSON.stringify(search)} ${found ? 'finds' : 'passes over'} ${JSON.stringify(title)}`, () =>
    assert.equal(matchesSearch(title, search), found));

test('an option that is not offered means All', () => {
  assert.equal(optionOrAll('Aug', ['Aug']), 'Aug');
  for (const chosen of [undefined, '', 'aug', '<script>', 'constructor'])
    assert.equal(optionOrAll(chosen, ['Aug']), 'All');
});

test('a long list is cut into pages, and a page that is not there is the nearest one', () => {
  const records = Array.from({ length: 2000 }, (_, index) => index);
  assert.deepEqual(pageOf(records, 1, 20).shown, records.slice(0, 20));
  assert.deepEqual(pageOf(records, 100, 20), {
    pages: 100,
    current: 100,
    shown: records.slice(1980),
  });
  assert.equal(pageOf(records, 1e12, 20).current, 100);
  assert.equal(pageOf(records, -5, 20).current, 1);
  assert.deepEqual(pageOf([], 7, 20), { pages: 1, current: 1, shown: [] });
  assert.equal(pageOf(records.slice(0, 21), 2, 20).shown.length, 1);
});
