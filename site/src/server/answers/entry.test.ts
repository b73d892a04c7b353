import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerFor, type Encoding, encodingFor, finish, type Made } from './entry.ts';

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
  const { br, gzip, identity } = variants;
  assert.equal(String(brotliDecompressSync(br.whole.body ?? '')), long);
  assert.equal(String(gunzipSync(gzip.whole.body ?? '')), long);
  assert.equal(String(identity.whole.body), long);
  for (const { whole } of Object.values(variants))
    assert.equal(
      whole.headers[whole.headers.indexOf('Content-Length') + 1],
      String(whole.body?.length),
    );
  assert.ok(Number(br.whole.body?.length) < Number(identity.whole.body?.length));
});

test('what is small or packed already is not packed', async () => {
  for (const small of [made('short'), made(Buffer.alloc(5000), { contentType: 'image/webp' })]) {
    const { variants } = await finish(small);
    assert.ok(!variants.br.whole.headers.includes('Content-Encoding'));
    assert.deepEqual(variants.br.whole.body, variants.identity.whole.body);
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

test('a page made of old readings is stale, but not tried again at once', async () => {
  const old = await finish(made('a', { old: true }));
  assert.equal(old.stale, true);
  assert.ok(old.renewAfter > Date.now());
});

test('the form of an answer is the one that was asked for', async () => {
  const entry = await finish(made(long));
  const missing = await finish(made(long, { status: 404 }));
  const ask = (method: string, ifNoneMatch?: string, from = entry) =>
    answerFor(from, { method, acceptEncoding: 'gzip', ifNoneMatch });
  assert.equal(ask('GET'), entry.variants.gzip.whole);
  assert.equal(ask('GET', '"another"'), entry.variants.gzip.whole);
  assert.deepEqual(ask('HEAD'), { ...ask('GET'), body: undefined });
  for (const tag of [entry.etag, `W/${entry.etag}`, `"another", ${entry.etag}`])
    assert.equal(ask('GET', tag), entry.variants.gzip.notModified);
  assert.equal(ask('GET').status, 200);
  assert.equal(ask('GET', entry.etag).status, 304);
  // What is not there stays not there, whatever the browser has.
  assert.equal(ask('GET', missing.etag, missing).status, 404);
});
