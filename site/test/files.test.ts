/** Pictures, PDFs and sound, passed on from the provider. */
import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { until } from './local-server.ts';
import { TestProvider } from './provider.ts';
import { audio, pdf, picture } from './samples.ts';
import { type Ask, makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});
beforeEach(() => {
  provider.received.length = 0;
});

const address = (path: string) => `/api/image/${path}`;
const keptFiles = () => readdir(join(folder, 'site/files'));
const original = (path: string) => provider.files.get(path)?.body.toString();

for (const path of [picture, pdf, audio])
  test(`${path} is passed on once, and kept`, async () => {
    const first = await site.ask(address(path));
    assert.equal(first.status, 200);
    assert.equal(first.text, original(path));
    assert.equal(first.headers['content-type'], provider.files.get(path)?.type);
    assert.equal(first.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(first.headers['x-content-type-options'], 'nosniff');
    assert.equal((await site.ask(address(path))).text, first.text);
    assert.equal(provider.asked(address(path)).length, 1);
  });

test('many who want the same file wait for one', async () => {
  const path = `${'d4'.repeat(16)}.webp`;
  provider.files.set(path, { type: 'image/webp', body: Buffer.alloc(200_000, 7) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask(address(path))));
  assert.ok(answers.every(({ body }) => body.length === 200_000));
  assert.equal(provider.asked(address(path)).length, 1);
});

test('a width is asked for and kept on its own; one that is not kept is refused', async () => {
  assert.equal((await site.ask(`${address(picture)}?w=320`)).status, 200);
  assert.equal(provider.asked(address(picture))[0]?.url, `${address(picture)}?w=320`);
  for (const width of ['100', '0320', '-1', 'x', ''])
    assert.equal((await site.ask(`${address(picture)}?w=${width}`)).status, 404, width);
});

test('a picture comes as WebP until its AVIF copy is made in the background, and then so to whoever takes it', async () => {
  const path = `${'a5'.repeat(16)}.webp`;
  const { default: sharp } = await import('sharp');
  const hills =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><radialGradient id="g"><stop stop-color="#fc8"/><stop offset="1" stop-color="#135"/></radialGradient><rect width="320" height="200" fill="url(#g)"/><path d="M0 160Q80 90 160 150T320 120V200H0z" fill="#264"/></svg>';
  const body = await sharp(Buffer.from(hills)).webp({ quality: 90 }).toBuffer();
  provider.files.set(path, { type: 'image/webp', body });
  const asked = (accept: string) =>
    site
      .ask(`${address(path)}?w=320`, { headers: { accept } })
      .then(({ headers, body: bytes }) => ({
        type: headers['content-type'],
        vary: headers.vary,
        etag: headers.etag,
        bytes: bytes.length,
      }));
  const modern = 'image/avif,image/webp,*/*';
  const first = await asked(modern);
  assert.deepEqual([first.type, first.vary, first.bytes], ['image/webp', 'accept', body.length]);
  await until('an AVIF copy', async () => (await asked(modern)).type === 'image/avif');
  const copy = await asked(modern);
  assert.ok(copy.bytes < body.length, `${copy.bytes} of ${body.length} bytes`);
  assert.notEqual(copy.etag, first.etag);
  assert.deepEqual(await asked('image/webp,*/*'), first);

  // Taken down, no copy of it stays.
  provider.files.delete(path);
  provider.publish('NJMS', 'galleries');
  await until('it is gone', async () => (await site.ask(`${address(path)}?w=320`)).status === 404);
  assert.deepEqual(
    (await keptFiles()).filter((name) => name.startsWith(path)),
    [],
  );
});

test('a picture of which no copy can be made stays as it is', async () => {
  const accept = 'image/avif,*/*';
  for (const _time of [1, 2]) {
    const answer = await site.ask(`${address(picture)}?w=640`, { headers: { accept } });
    assert.equal(answer.text, original(picture));
    assert.equal(answer.headers['content-type'], 'image/webp');
  }
});

test('a part of a file', async () => {
  const part = await site.ask(address(audio), { headers: { range: 'bytes=4-8' } });
  assert.deepEqual([part.status, part.text], [206, 'sound']);
  assert.equal(part.headers['content-range'], 'bytes 4-8/9');
  assert.equal(part.headers['content-length'], '5');
  // Of another version there is no part, and without a body there is none at all.
  const { etag } = part.headers;
  const ranged = (more: Record<string, string>, method = 'GET') =>
    site.ask(address(audio), { method, headers: { range: 'bytes=4-8', ...more } });
  assert.equal((await ranged({ 'if-range': String(etag) })).status, 206);
  assert.deepEqual(
    [await ranged({ 'if-range': '"other"' }), await ranged({}, 'HEAD')].map(
      ({ status, headers }) => [status, headers['content-length'], headers['content-range']],
    ),
    [
      [200, '9', undefined],
      [200, '9', undefined],
    ],
  );
  const beyond = await site.ask(address(audio), { headers: { range: 'bytes=90-' } });
  assert.deepEqual([beyond.status, beyond.headers['content-range']], [416, 'bytes */9']);
});

test('HEAD, and 304 for what the browser has', async () => {
  const head = await site.ask(address(audio), { method: 'HEAD' });
  assert.deepEqual([head.status, head.body.length, head.headers['content-length']], [200, 0, '9']);
  assert.equal(head.headers['accept-ranges'], 'bytes');
  const again = await site.ask(address(audio), {
    headers: { 'if-none-match': String(head.headers.etag) },
  });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  // As a proxy hands it on that compresses anew, or a browser that has older copies.
  const weak = await site.ask(address(audio), {
    headers: { 'if-none-match': `"older", W/${head.headers.etag}` },
  });
  assert.equal(weak.status, 304);
});

test('every answer with a file is sandboxed: whole, in part, unchanged, HEAD, a certificate, none at all', async () => {
  const tc = 'tc/Zm9v-_sandbox';
  provider.files.set(tc, { type: 'application/pdf', body: Buffer.from('private') });
  const { headers } = await site.ask(address(pdf));
  const ways: [number, string, Ask][] = [
    [200, pdf, {}],
    [200, pdf, { method: 'HEAD' }],
    [206, pdf, { headers: { range: 'bytes=0-3' } }],
    [304, pdf, { headers: { 'if-none-match': String(headers.etag) } }],
    [416, pdf, { headers: { range: 'bytes=999-' } }],
    [200, picture, {}],
    [200, audio, {}],
    [200, tc, {}],
    [200, tc, { method: 'HEAD' }],
    [404, `${'0a'.repeat(16)}.pdf`, {}],
  ];
  for (const [status, path, ask] of ways) {
    const answer = await site.ask(address(path), ask);
    assert.equal(answer.status, status, path);
    const policy = String(answer.headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'; .*\bsandbox\b/, path);
    assert.doesNotMatch(policy, /allow-scripts|script-src/, path);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff', path);
  }
});

test('an unknown file is 404, and may come later', async () => {
  const path = `${'e5'.repeat(16)}.webp`;
  assert.equal((await site.ask(address(path))).status, 404);
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('now') });
  assert.equal((await site.ask(address(path))).text, 'now');
});

test('a transfer certificate is never kept, neither on disk nor by the browser', async () => {
  const path = 'tc/Zm9v-_bar';
  provider.files.set(path, { type: 'application/pdf', body: Buffer.from('private') });
  const before = await keptFiles();
  for (const method of ['GET', 'HEAD', 'GET']) {
    const { status, headers } = await site.ask(address(path), { method });
    assert.deepEqual([status, headers['cache-control']], [200, 'private, no-store']);
    assert.equal(headers['content-length'], '7');
  }
  assert.equal(provider.asked(address(path)).length, 3);
  provider.files.delete(path);
  assert.equal((await site.ask(address(path))).status, 404);
  assert.deepEqual(await keptFiles(), before);
});

for (const after of ['a change', 'a restart'])
  test(`a picture that was taken down is gone after ${after}, from the disk too`, async () => {
    const path = `${(after === 'a change' ? 'e5' : 'f6').repeat(16)}.webp`;
    provider.files.set(path, { type: 'image/webp', body: Buffer.from('a child') });
    for (const query of ['', '?w=320'])
      assert.equal((await site.ask(address(path) + query)).status, 200);
    provider.files.delete(path);
    if (after === 'a change') provider.publish('NJMS', 'galleries');
    else {
      await site.stop();
      site = await Website.start(provider.url, folder);
    }
    for (const query of ['', '?w=320'])
      await until('it is gone', async () => (await site.ask(address(path) + query)).status === 404);
    assert.deepEqual(
      (await keptFiles()).filter((name) => name.startsWith(path)),
      [],
    );
  });

test('a picture that was taken down while the provider hung for a moment is gone when it answers again', async () => {
  const path = `${'b8'.repeat(16)}.webp`;
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('a child') });
  assert.equal((await site.ask(address(path))).status, 200);
  provider.files.delete(path);
  await provider.stop();
  await site.stop();
  // It has confirmed nothing yet, and asks in vain.
  site = await Website.start(provider.url, folder);
  assert.equal((await site.ask(address(path))).status, 200);
  await provider.start();
  await until('it is gone', async () => (await site.ask(address(path))).status === 404);
});

const keep = async (letter: string, queries = ['', '?w=320', '?w=640']) => {
  const path = `${letter.repeat(16)}.webp`;
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('a child') });
  for (const query of queries)
    assert.equal((await site.ask(address(path) + query)).status, 200, query);
  return path;
};
const keptOf = async (path: string) => (await keptFiles()).filter((name) => name.startsWith(path));

test('a picture that the feed names as taken down is gone at once, though the provider hangs from then on', async () => {
  const path = await keep('c1');
  const other = await keep('c2');
  await provider.takeDown(path);
  provider.mood = 'hanging';
  try {
    for (const query of ['', '?w=320', '?w=640', '?w=960'])
      assert.equal((await site.ask(address(path) + query)).status, 404, query);
    assert.deepEqual(await keptOf(path), []);
    assert.equal((await site.ask(address(other))).status, 200, 'nothing is known against it');
  } finally {
    provider.mood = 'up';
  }
});

test('a picture that was taken down and is given out again comes back', async () => {
  const path = await keep('c7');
  await provider.takeDown(path);
  assert.equal((await site.ask(address(path))).status, 404);
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('a child') });
  assert.equal((await site.ask(address(path))).status, 200);
  assert.equal((await site.ask(`${address(path)}?w=320`)).status, 200);
});

test('a picture that was on its way when it was taken down is not kept', async () => {
  const path = `${'c3'.repeat(16)}.webp`;
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('a child') });
  const held = provider.hold(address(path));
  const asked = site.ask(address(path));
  await held.arrived;
  await provider.takeDown(path);
  provider.mood = 'hanging';
  held.release();
  try {
    assert.equal((await asked).status, 404);
    assert.deepEqual(await keptOf(path), []);
  } finally {
    provider.mood = 'up';
  }
});

test('after a restart every file is asked about, also those that nobody asks for', async () => {
  const path = await keep('c4');
  await site.stop();
  provider.files.delete(path);
  site = await Website.start(provider.url, folder);
  await until('it is gone from the disk', async () => (await keptOf(path)).length === 0);
});

test('a file of which a power cut left a part is fetched anew', async () => {
  const path = `${'a7'.repeat(16)}.webp`;
  provider.files.set(path, { type: 'image/webp', body: Buffer.from('the whole picture') });
  await site.ask(address(path));
  await writeFile(join(folder, 'site/files', path), 'the wh');
  assert.equal((await site.ask(address(path))).text, 'the whole picture');
});

test('while the provider is away, what was shown is still there, after a restart too', async () => {
  await site.ask(address(picture));
  await provider.stop();
  assert.equal((await site.ask(address(picture))).text, original(picture));
  const away = await site.ask(address(`${'f6'.repeat(16)}.webp`));
  assert.deepEqual([away.status, away.headers['retry-after']], [503, '5']);
  assert.equal((await site.ask(address('tc/x'))).status, 503);
  await site.stop();
  site = await Website.start(provider.url, folder);
  assert.equal((await site.ask(address(picture))).text, original(picture));
  await provider.start();
});

test('a file that cannot be kept is passed on all the same, whole and in part', async () => {
  const path = `${'e5'.repeat(16)}.webp`;
  const body = Buffer.from('a picture that finds no room');
  provider.files.set(path, { type: 'image/webp', body });
  await rm(join(folder, 'site/files'), { recursive: true });
  assert.equal((await site.ask(address(path))).text, body.toString());
  const part = await site.ask(address(path), { headers: { range: 'bytes=2-8' } });
  assert.equal(part.status, 206);
  assert.equal(part.text, 'picture');
});
