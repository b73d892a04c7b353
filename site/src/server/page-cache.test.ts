import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, type Encoding, encodingFor, finish, type Made } from './page-cache.ts';

const made = (body: string | Buffer, more: Partial<Made> = {}): Made => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body,
  headers: [['X-Test', 'yes']],
  tags: new Set(['NJMS:news']),
  expires: Number.POSITIVE_INFINITY,
  ...more,
});
const long = 'नमस्ते, a page that is long enough to be worth packing. '.repeat(40);

const accepted: [string | undefined, Encoding][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0.00', 'identity'],
  ['br;q=0.1', 'br'],
  ['gzip ; q=1', 'gzip'],
  ['brotli, xgzip', 'identity'],
  ['identity', 'identity'],
];
for (const [header, encoding] of accepted)
  test(`Accept-Encoding ${JSON.stringify(header)} is answered in ${encoding}`, () => {
    assert.equal(encodingFor(header), encoding);
    assert.equal(encodingFor(header), encoding); // Once more, from what was remembered.
  });

test('the three encodings hold the same page, and say how long they are', async () => {
  const { variants } = await finish(made(long));
  assert.equal(String(brotliDecompressSync(variants.br.body)), long);
  assert.equal(String(gunzipSync(variants.gzip.body)), long);
  assert.equal(String(variants.identity.body), long);
  for (const { body, headers } of Object.values(variants))
    assert.equal(headers[headers.indexOf('Content-Length') + 1], String(body.length));
  assert.ok(variants.br.body.length < variants.identity.body.length);
});

test('what is small or packed already is not packed', async () => {
  for (const small of [made('short'), made(Buffer.alloc(5000), { contentType: 'image/webp' })]) {
    const { variants } = await finish(small);
    assert.ok(!variants.br.headers.includes('Content-Encoding'));
    assert.deepEqual(variants.br.body, variants.identity.body);
  }
});

test('the same bytes have the same ETag, others another', async () => {
  const [first, again, other] = await Promise.all([
    finish(made(long)),
    finish(made(long)),
    finish(made(`${long}.`)),
  ]);
  assert.equal(first.etag, again.etag);
  assert.notEqual(first.etag, other.etag);
});

const entry = (body: string, tags: string[] = ['NJMS:news']) =>
  finish(made(body, { tags: new Set(tags) }));

test('a change spoils what was made of it, and nothing else', async () => {
  const cache = createPageCache(1e6);
  cache.set('news', await entry('a', ['NJMS:news', 'NJMS:schools']), cache.moment());
  cache.set('events', await entry('b', ['NJMS:events']), cache.moment());
  cache.set('theirs', await entry('c', ['SVNK:news']), cache.moment());
  assert.deepEqual(cache.spoil(new Set(['NJMS:news'])), ['news']);
  assert.deepEqual(
    ['news', 'events', 'theirs'].map((key) => cache.get(key)?.stale),
    [true, false, false],
  );
  assert.equal(cache.spoil('all').length, 3);
});

test('a change that comes while a page is being made leaves it stale', async () => {
  const cache = createPageCache(1e6);
  const begun = cache.moment();
  cache.spoil(new Set(['NJMS:news']));
  cache.set('news', await entry('a', ['NJMS:news']), begun);
  cache.set('events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('news')?.stale, true);
  assert.equal(cache.get('events')?.stale, false);
  cache.spoil('all');
  cache.set('events', await entry('b', ['NJMS:events']), begun);
  assert.equal(cache.get('events')?.stale, true);
  cache.set('news', await entry('a', ['NJMS:news']), cache.moment());
  assert.equal(cache.get('news')?.stale, false);
});

test('a page made of old readings is stale, but not tried again at once', async () => {
  const old = await finish(made('a', { old: true }));
  assert.equal(old.stale, true);
  assert.ok(old.renewAfter > Date.now());
});

test('a full cache lets go of what was not asked for the longest', async () => {
  const page = await entry('x'.repeat(100));
  const cache = createPageCache(page.bytes * 3);
  for (const key of ['a', 'b', 'c']) cache.set(key, { ...page }, 0);
  cache.get('a');
  cache.set('d', { ...page }, 0);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined),
    [true, false, true, true],
  );
});

test('a page that is set anew takes the room of one', async () => {
  const page = await entry('x'.repeat(100));
  const cache = createPageCache(page.bytes * 2);
  cache.set('other', { ...page }, 0);
  for (let time = 0; time < 10; time += 1) cache.set('same', { ...page }, 0);
  assert.ok(cache.get('other'));
});
