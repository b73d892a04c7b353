/** Public files: widths, ranges, caching, and no way out of the media library. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { refusals } from '@aangan/contract/messages.ts';
import { pictureWidths } from '@aangan/contract/picture-widths.ts';
import sharp from 'sharp';
import { addSchools, type Content, pdf, picture } from './api-content.ts';
import { type Data, openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
let small: string;

before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
  const { path } = await api.add(
    'media',
    { school: content.school, alt: 'Small' },
    await picture(500, 400),
  );
  small = String(path);
});
after(() => api.close());

const at = (file: Data, search = '') => `/api/image/${file.path}${search}`;

describe('a picture', () => {
  for (const width of pictureWidths)
    test(`is ${width} wide when asked for so`, async () => {
      const response = await api.get(at(content.photo, `?w=${width}`));
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'image/webp');
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/);
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.equal(response.headers.get('content-length'), String(bytes.length));
      assert.equal((await sharp(bytes).metadata()).width, width);
    });

  test('is never made larger than it is', async () => {
    const response = await api.get(`/api/image/${small}?w=1600`);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal((await sharp(bytes).metadata()).width, 500);
  });

  test('has another etag in another width', async () => {
    const etags = await Promise.all(
      pictureWidths.map(async (width) =>
        (await api.get(at(content.photo, `?w=${width}`))).headers.get('etag'),
      ),
    );
    assert.equal(new Set(etags).size, pictureWidths.length);
  });

  for (const w of ['0', '321', '-320', '320px', '320.0', '1e3', '', '320&w=640', '%00', 'NaN'])
    test(`knows no width "${w}"`, async () => {
      const response = await api.get(at(content.photo, `?w=${w}`));
      assert.equal(response.status, 422);
      const { error } = await response.json();
      assert.deepEqual([error.message, Object.keys(error.fields)], [refusals.badFields, ['w']]);
    });
});

describe('any file', () => {
  test('that the browser has is not sent again', async () => {
    const first = await api.get(at(content.photo));
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await api.get(at(content.photo), { headers: { 'if-none-match': header } });
      assert.equal(again.status, 304, header);
      assert.equal(again.headers.get('etag'), etag);
      assert.match(again.headers.get('cache-control') ?? '', /immutable/);
      assert.equal(await again.text(), '');
    }
    const other = await api.get(at(content.photo), { headers: { 'if-none-match': '"x"' } });
    assert.equal(other.status, 200);
  });

  test('tells its size without its bytes', async () => {
    const whole = await api.get(at(content.paper));
    const bytes = await whole.arrayBuffer();
    const head = await api.get(at(content.paper), { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('content-length'), String(bytes.byteLength));
    assert.equal(head.headers.get('content-type'), 'application/pdf');
    assert.equal(await head.text(), '');
  });

  test('a PDF is shown, and saved under its title', async () => {
    const response = await api.get(at(content.paper));
    const disposition = response.headers.get('content-disposition') ?? '';
    assert.match(disposition, /^inline; filename="Circular 12 /);
    assert.ok(disposition.endsWith(encodeURIComponent('Circular 12 – सूचना.pdf')));
    assert.equal(response.headers.get('accept-ranges'), 'bytes');
  });

  const ranges: [range: string, status: number, from: number, to: number][] = [
    ['bytes=0-3', 206, 0, 4],
    ['bytes=100-', 206, 100, -1],
    ['bytes=-10', 206, -10, -1],
    ['bytes=0-999999999', 206, 0, -1],
    ['bytes=0-1,3-4', 200, 0, -1],
    ['lines=1-2', 200, 0, -1],
    ['bytes=5-1', 200, 0, -1],
  ];
  for (const [range, status, from, to] of ranges)
    for (const kind of ['voice', 'paper'] as const)
      test(`${range} of a ${kind}`, async () => {
        const whole = Buffer.from(await (await api.get(at(content[kind]))).arrayBuffer());
        const part = await api.get(at(content[kind]), { headers: { range } });
        const start = from < 0 ? whole.length + from : from;
        const end = to < 0 ? whole.length : to;
        assert.equal(part.status, status);
        assert.deepEqual(Buffer.from(await part.arrayBuffer()), whole.subarray(start, end));
        assert.equal(
          part.headers.get('content-range'),
          status === 206 ? `bytes ${start}-${end - 1}/${whole.length}` : null,
        );
      });

  test('a range beyond the end cannot be had; of a changed file the whole is sent', async () => {
    const { length } = pdf('circular').data;
    const beyond = await api.get(at(content.paper), { headers: { range: `bytes=${length}-` } });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers.get('content-range'), `bytes */${length}`);
    assert.equal(beyond.headers.get('cache-control'), 'no-store');
    await beyond.text();
    const etag = (await api.get(at(content.paper))).headers.get('etag') ?? '';
    for (const [ifRange, status] of [
      [etag, 206],
      ['"older"', 200],
    ] as const) {
      const response = await api.get(at(content.paper), {
        headers: { range: 'bytes=0-1', 'if-range': ifRange },
      });
      assert.equal(response.status, status);
      await response.arrayBuffer();
    }
  });
});

describe('what is no public file', () => {
  test('is not found, whatever the path tries', async () => {
    await writeFile(join(api.dataDir, 'media', 'stray.webp'), 'on disk, but no record');
    const stored = String(content.photo.path);
    const secret = await api.add('private-files', { school: content.school, title: 'x' }, pdf('x'));
    const paths = [
      '..%2f..%2fsecret',
      '../secret',
      '..%5c..%5csecret',
      '%2e%2e/%2e%2e/secret',
      '....//secret',
      `x/../${stored}`,
      `${stored}/`,
      `${stored}%00`,
      `${stored}%00.webp`,
      `/${stored}`,
      `%2f${stored}`,
      `${stored.slice(0, 2)}/${stored}`,
      stored.replace('.webp', '-320.webp'),
      stored.toUpperCase(),
      'stray.webp',
      'secret',
      'aangan.db',
      String(secret.path),
      String(secret.filename),
      `private/${secret.path}`,
      `../private/${secret.path}`,
      '0123456789abcdef.webp',
      'a'.repeat(450),
      'a'.repeat(5000),
      '%F0%9F%98%80',
      '%',
      '%zz',
      '%c0%ae',
      '',
    ];
    for (const path of paths) {
      // Not fetch: it would tidy the path up before sending.
      const { status, body } = await rawGet(`/api/image/${path}`);
      assert.equal(status, 404, path);
      assert.deepEqual(JSON.parse(body), { error: { message: refusals.unknownPath } }, path);
    }
  });

  test('a record without its file is not found, and the host is told', async () => {
    const { path, id } = await api.add('media', { school: content.school, alt: 'x' }, pdf('gone'));
    await rm(join(api.dataDir, 'media', String(path).slice(0, 2), String(path)));
    api.lines.length = 0;
    assert.equal((await api.get(`/api/image/${path}`)).status, 404);
    assert.deepEqual(api.lines[0], {
      kind: 'problem',
      code: 'file-gone',
      collection: 'media',
      id,
    });
  });
});

const rawGet = async (path: string): Promise<{ status: number; body: string }> => {
  const { request } = await import('node:http');
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(api.url);
  request({ hostname, port, path }, async (response) => {
    const body = (await response.toArray()).join('');
    resolve({ status: response.statusCode ?? 0, body });
  })
    .on('error', reject)
    .end();
  return promise;
};
