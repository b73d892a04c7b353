/** Input that nobody sends in good faith: refused with a fitting status, never a 5xx, never a stack trace. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { refusals } from '@aangan/contract/messages.ts';
import { bodyLimit } from '../src/api/limits/limits.ts';
import { addSchools } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

before(async () => {
  api = await openTestApi();
  await addSchools(api);
});
after(() => api.close());

const json = { 'content-type': 'application/json' };
const posts = [
  '/api/form/NJMS/Admission',
  '/api/form/NJMS/GuestBook',
  '/api/form/NJMS/Privacy',
  '/api/tc/NJMS',
];

type Case = [
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  status: number,
  message: string,
];

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const bodies: Case[] = [
  ['cut short', '{"name":', json, 400, refusals.badJson],
  ['not JSON', 'name=Asha', json, 400, refusals.badJson],
  ['empty', '', json, 400, refusals.badJson],
  ['a BOM alone', '\ufeff', json, 400, refusals.badJson],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), json, 400, refusals.badJson],
  ['two values', '{}{}', json, 400, refusals.badJson],
  ['NaN', 'NaN', json, 400, refusals.badJson],
  ['too large', `{"name":"${'x'.repeat(bodyLimit)}"}`, json, 413, refusals.tooLarge],
  [
    'a form',
    'name=Asha',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    refusals.wrongType,
  ],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415, refusals.wrongType],
  ['XML', '<a/>', { 'content-type': 'application/xml' }, 415, refusals.wrongType],
  ['of a broken type', '{}', { 'content-type': 'nonsense' }, 415, refusals.wrongType],
  ['almost JSON by type', '{}', { 'content-type': 'application/jsonx' }, 415, refusals.wrongType],
  ['an array', '[]', json, 422, refusals.badFields],
  ['a number', '5', json, 422, refusals.badFields],
  ['null', 'null', json, 422, refusals.badFields],
  ['a text', '"x"', json, 422, refusals.badFields],
  ['deep', deep(30_000), json, 422, refusals.badFields],
  ['deep in a field', `{"name":${deep(30_000)}}`, json, 422, refusals.badFields],
  ['a prototype', '{"__proto__":{"name":"x"}}', json, 422, refusals.badFields],
  ['a constructor', '{"constructor":{"prototype":{"name":"x"}}}', json, 422, refusals.badFields],
  [
    'many keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i]))),
    json,
    422,
    refusals.badFields,
  ],
  [
    'with a charset',
    '{}',
    { 'content-type': 'application/json; charset=utf-8' },
    422,
    refusals.badFields,
  ],
];

for (const path of posts)
  describe(`a body to ${path}`, () => {
    for (const [what, body, headers, status, message] of bodies)
      test(`${what} is answered ${status}`, async () => {
        const response = await api.get(path, { method: 'POST', headers, body });
        assert.equal(response.status, status);
        assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
        assert.equal((await response.json()).error.message, message);
      });
  });

test('a request without body or type is told that JSON is wanted', async () => {
  const response = await api.get('/api/tc/NJMS', { method: 'POST' });
  assert.equal(response.status, 415);
  assert.deepEqual(await response.json(), { error: { message: refusals.wrongType } });
});

/** Sends bytes as they are, and gives back all that comes. */
const raw = async (bytes: string): Promise<string> => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(3000, () => socket.destroy());
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
};

const secured = (answer: string) => {
  const head = answer.slice(0, answer.indexOf('\r\n\r\n'));
  for (const header of [
    /\r\ncontent-security-policy: default-src 'none'/i,
    /\r\nx-content-type-options: nosniff/i,
    /\r\nx-frame-options: /i,
    /\r\nreferrer-policy: /i,
  ])
    assert.match(head, header);
};

const ask = (target: string, method = 'GET') =>
  raw(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('an address', () => {
  const unknown = [
    '/',
    '/api',
    '/api/',
    '/api/news',
    '/api/news/all',
    '/api/news/all/',
    '/api/news/all/NJMS/',
    '/api//news/all/NJMS',
    '/API/news/all/NJMS',
    '/api/news/all/NJMS/x',
    '/api/%',
    '/api/news/all/%',
    '/api/news/all/%zz',
    '/api/news/all/%c0%ae',
    '/api/news/all/%ff',
    `/api/news/all/${'A'.repeat(3000)}`,
    '/api/events/all/NJMS',
    '/admin',
    '/api/users',
    '/api/graphql',
    '/__proto__',
    '/api/__proto__',
    '/api/constructor',
    '/api/page/NJMS?path=/NoSuchPage',
    '/api/page/NJMS?path=/%00',
    "/api/page/NJMS?path=/'%3B",
    '/api/page/NJMS?path=//',
    '/api/page/SVNK?path=/AboutUs',
  ];
  for (const target of unknown)
    test(`${target.slice(0, 40)} leads nowhere`, async () => {
      const answer = await ask(target);
      assert.match(answer, /^HTTP\/1\.1 404 /);
      const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
      assert.ok(Object.values(refusals).includes(error.message), error.message);
      secured(answer);
    });

  for (const search of [
    '',
    '?path=',
    '?path=AboutUs',
    `?path=/${'a'.repeat(100)}`,
    '?path=/a&path=/b',
    '?__proto__=x',
  ])
    test(`a page of "${search.slice(0, 20)}" is no question`, async () => {
      const response = await api.get(`/api/page/NJMS${search}`);
      assert.equal(response.status, 422);
      assert.deepEqual(Object.keys((await response.json()).error.fields), ['path']);
    });

  test('a query nobody knows, broken or not, changes nothing', async () => {
    for (const search of [
      '?x=1',
      '?%',
      '?%zz=%',
      '?a[b]=c',
      '?__proto__[x]=1',
      `?${'x'.repeat(4000)}`,
    ])
      assert.match(await ask(`/api/news/all/NJMS${search}`), /^HTTP\/1\.1 200 /);
  });
});

describe('what is no request', () => {
  const cases: [what: string, bytes: string, status: RegExp][] = [
    [
      'an endless address',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'an endless header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an empty host', 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a host with a user', 'GET /healthz HTTP/1.1\r\nHost: a@x\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'another host in the address',
      'GET http://y/healthz HTTP/1.1\r\nHost: x\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['a tunnel', 'CONNECT y:443 HTTP/1.1\r\nHost: y:443\r\n\r\n', /^HTTP\/1\.1 405 /],
    ['another protocol', '\x16\x03\x01\x00\xa5\x01\x00', /^HTTP\/1\.1 400 /],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a NUL in the address', 'GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST /api/tc/NJMS HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a negative length',
      'POST /api/tc/NJMS HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}',
      /^HTTP\/1\.1 400 /,
    ],
  ];
  for (const [what, bytes, status] of cases)
    test(`${what} is refused in JSON`, async () => {
      const answer = await raw(bytes);
      assert.match(answer, status);
      secured(answer);
      assert.ok(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)).error.message);
    });
});

test('after all this nothing has failed on our side, and the server still answers', async () => {
  assert.deepEqual(
    api.lines.filter(({ kind, status }) => kind === 'problem' || Number(status) >= 500),
    [],
  );
  assert.equal((await api.get('/healthz')).status, 200);
});

test('a failure on our side tells the visitor nothing, and the host everything', async () => {
  const { find } = api.payload.db;
  api.payload.db.find = () => Promise.reject(new Error('the disk with the secret plans broke'));
  const response = await api.get('/api/news/all/NJMS');
  api.payload.db.find = find;
  assert.equal(response.status, 500);
  assert.equal(await response.text(), JSON.stringify({ error: { message: refusals.failed } }));
  assert.ok(JSON.stringify(api.lines).includes('secret plans'));
});
