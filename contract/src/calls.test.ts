import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, answerSchema, type Call, calls } from './calls.ts';
import { collections } from './collections.ts';
import { filePath } from './entities.ts';
import { pictureWidths } from './picture-widths.ts';

const table = Object.entries(calls) as [string, Call][];

/** The table of promise 7.1: method, path, and whether it is marked with an auth header. */
const specCalls: [string, string, boolean][] = [
  ['GET', '/api/news/all/{school}', false],
  ['GET', '/api/events/{school}', false],
  ['GET', '/api/events/All/{school}', false],
  ['GET', '/api/gallery/{school}', false],
  ['GET', '/api/gallery/All/{school}', false],
  ['GET', '/api/topper/{school}', true],
  ['GET', '/api/principalMessage/{school}', true],
  ['GET', '/api/circular/all/{school}', true],
  ['GET', '/api/notification/{school}', true],
  ['GET', '/api/highlight/{school}', false],
  ['GET', '/api/birthdays/{school}', false],
  ['GET', '/api/onlineRegistration/{school}', true],
  ['GET', '/api/video/all/{school}', true],
  ['GET', '/api/subGallery', false],
  ['GET', '/api/faculty/all/{school}', true],
  ['POST', '/api/tc/{school}', true],
  ['GET', '/api/image/{path}', false],
  ['POST', '/api/form/{school}/{type}', false],
];
for (const [method, path, auth] of specCalls)
  test(`promise 7: ${method} ${path}${auth ? ' (auth header)' : ''}`, () => {
    const call = table.find(([, one]) => one.path === path)?.[1];
    assert.deepEqual([call?.method, call?.auth, call?.open], [method, auth, true]);
  });

for (const [name, call] of table)
  test(`${name}: its path's parameters are those that it declares`, () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    assert.deepEqual(inPath, Object.keys(call.params));
    for (const collection of call.reads) assert.ok(collections.includes(collection));
  });

test('every collection is read by some call, so that a change in it reaches a page', () => {
  const read = new Set(table.flatMap(([, call]) => call.reads));
  assert.deepEqual([...read].sort(), [...collections].sort());
});

test('no two calls have the same address', () =>
  assert.equal(new Set(table.map(([, { method, path }]) => method + path)).size, table.length));

test('only what is between the website and the provider is private: empty pages, hostnames, the changes feed, previews and visits', () =>
  assert.deepEqual(
    table.filter(([, call]) => !call.open).map(([name]) => name),
    ['emptyPages', 'schools', 'changes', 'preview', 'visits'],
  ));

const addresses: [string, string, string][] = [
  ['the school in the path', addressOf(calls.news, { school: 'NJMS' }), '/api/news/all/NJMS'],
  [
    'a query, escaped',
    addressOf(calls.page, { school: 'NJMS' }, { path: '/About Us&x=1' }),
    '/api/page/NJMS?path=%2FAbout+Us%26x%3D1',
  ],
  ['an absent query', addressOf(calls.changes, {}, { since: undefined }), '/api/changes'],
  ['a zero in the query', addressOf(calls.changes, {}, { since: 0 }), '/api/changes?since=0'],
  [
    'a slash in a parameter',
    addressOf(calls.news, { school: 'A/../B?x#y' }),
    '/api/news/all/A%2F..%2FB%3Fx%23y',
  ],
  ['slashes of a file path', addressOf(calls.image, { path: 'tc/a b' }), '/api/image/tc/a%20b'],
];
for (const [name, given, wanted] of addresses)
  test(`addressOf: ${name}`, () => assert.equal(given, wanted));

test('addressOf: a parameter that was forgotten is an error of ours', () =>
  assert.throws(() => addressOf(calls.news), /no school given/));

const paths: [string, boolean][] = [
  ['0a1b2c.webp', true],
  ['tc/-_x9', true],
  ['a..b', true],
  ['', false],
  ['/etc/passwd', false],
  ['../x', false],
  ['a/../../changes', false],
  ['a/./b', false],
  ['a/..', false],
  ['a b', false],
  ['a%2e', false],
  ['a\n', false],
];
for (const [path, good] of paths)
  test(`a file's path ${JSON.stringify(path)} is ${good ? 'taken' : 'refused'}`, () =>
    assert.equal(filePath.safeParse(path).success, good));

test('an answer is its data, with the facts of its files if it has any', () => {
  const schema = answerSchema(calls.news.answer);
  assert.ok(schema.safeParse({ data: [] }).success);
  assert.ok(schema.safeParse({ data: [], files: { a: { type: 'image/webp', bytes: 1 } } }).success);
  for (const body of [undefined, null, [], {}, { data: null }, { data: [{}] }, 'x'])
    assert.equal(schema.safeParse(body).success, false);
});

test('the widths that a picture may be asked for are those that are kept', () => {
  for (const width of pictureWidths)
    assert.ok(calls.image.query.w?.safeParse(String(width)).success);
  assert.equal(calls.image.query.w?.safeParse('100').success, false);
});
