/** The server with raw sockets: what gets through, what does not, and that every answer has its headers. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, test } from 'node:test';
import { toText } from '@aangan/contract/watch/metrics.ts';
import { SignJWT } from 'jose';
import { counts } from '../watch/counts.ts';
import { securityHeaders } from './headers.ts';
import { type AdminServerOptions, makeAdminServer } from './server.ts';

const secret = 's'.repeat(64);
const seen: { method: string; url: string; headers: IncomingMessage['headers']; bytes: number }[] =
  [];

/** Stands for Next: reads all of a body, sets a policy of its own, redirects, fails. */
const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  seen.push({
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    bytes,
  });
  if (request.url === '/fault') throw new Error('on purpose');
  response.setHeader('content-security-policy', "script-src 'unsafe-inline' *");
  if (request.url === '/')
    response.writeHead(307, { location: '/admin', 'x-frame-options': 'ALLOW' });
  response.end('ok');
};

const reported: unknown[] = [];
let isReady = true;
const make = (
  adminUrl: string | undefined,
  trustProxy: string[] = [],
  upgrade?: AdminServerOptions['upgrade'],
) =>
  makeAdminServer({
    adminHost: '127.0.0.1',
    adminUrl,
    trustProxy,
    secret,
    isDev: false,
    handle,
    isReady: async () => ({ ok: isReady, degraded: [], checks: { database: { ok: isReady } } }),
    report: (error) => reported.push(error),
    ...(upgrade ? { upgrade } : {}),
  });
const plain = make(undefined);
const proxied = make('https://office.school.example', ['127.0.0.1']);
const developing = make(undefined, [], (_, socket) => {
  socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
});
const servers = [plain, proxied, developing];
const portOf = (server: typeof plain) => (server.address() as AddressInfo).port;

before(async () => {
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

type Answer = { status: number; headers: Record<string, string>; text: string };

/** Sends bytes and reads until the other side closes. */
const send = async (text: string, server = plain): Promise<Answer> => {
  const socket = connect(portOf(server), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = Buffer.concat(chunks).toString();
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  );
  return { status: Number(first.split(' ')[1]), headers, text: rest.join('\r\n\r\n') };
};

const request = (line: string, headers: Record<string, string> = {}, body = '') =>
  `${line} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;

const assertHeaders = ({ headers }: Answer, path: string, isHttps = false) => {
  for (const [name, value] of Object.entries(securityHeaders(path, { isDev: false, isHttps })))
    assert.equal(headers[name.toLowerCase()], value, name);
};

const token = () =>
  new SignJWT({ id: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32)));

test('every answer has the headers, whoever gives it', async () => {
  const long = 'x'.repeat(100_000);
  for (const [status, path, bytes] of [
    [200, '/admin', request('GET /admin')],
    [307, '/', request('GET /')],
    [500, '/fault', request('GET /fault')],
    [200, '/api/media/file/a.pdf', request('GET /api/media/file/a.pdf')],
    [400, '/', 'nonsense\r\n\r\n'],
    [400, '/', 'GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n'],
    [400, '/%zz', request('GET /%zz')],
    [400, 'http://evil.example/', request('GET http://evil.example/')],
    [405, '/', request('TRACE /')],
    [405, 'localhost:1', request('CONNECT localhost:1')],
    [
      411,
      '/api',
      request('POST /api', { 'Transfer-Encoding': 'chunked' }, '5\r\nhello\r\n0\r\n\r\n'),
    ],
    [413, '/api', request('POST /api', { 'Content-Length': '1000000' })],
    [417, '/api', request('POST /api', { Expect: 'the best', 'Content-Length': '5' }, 'hello')],
    [421, '/admin', request('GET /admin', { Host: 'evil.example' })],
    [400, '/admin', 'GET /admin HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, '/admin', request('GET /admin', { Host: '' })],
    [400, '/admin', request('GET /admin', { Host: 'staff@localhost' })],
    [400, '/admin', request('GET /admin', { host: 'localhost' })],
    [400, '/admin', request('GET /admin', { HOST: 'evil.example' })],
    [400, '/admin', request('GET /admin', { HOST: 'evil.example', Upgrade: 'websocket' })],
    [400, 'http://localhost/', request('GET http://localhost/')],
    [421, '/admin', request('GET /admin', { Host: 'evil.example:8081' })],
    [431, '/', request('GET /', { Long: long })],
    [403, '/admin', request('POST /admin', { Origin: 'http://evil.example' })],
  ] as const) {
    const answer = await send(bytes);
    assert.equal(answer.status, status, `${status} ${path}: ${answer.text.slice(0, 100)}`);
    assertHeaders(answer, path);
    const allowed = 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE';
    assert.equal(answer.headers.allow, status === 405 ? allowed : undefined, path);
  }
  assert.equal(reported.length, 1);
});

test('staff who come by https are told to stay with it, also when they are refused', async () => {
  for (const bytes of [
    request('GET /admin'),
    request('GET /', { Host: 'evil.example' }),
    'x\r\n\r\n',
  ])
    assertHeaders(await send(bytes, proxied), '/', true);
});

test('a large body is refused before any of it reaches Next, and its connection is closed', async () => {
  const reached = seen.length;
  const gigabyte = String(1024 ** 3);
  for (const headers of [
    { 'Content-Type': 'application/json', 'Content-Length': gigabyte },
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': gigabyte },
    { 'Content-Length': '65537', Cookie: 'payload-token=forged', Origin: 'http://localhost' },
    { 'Content-Length': gigabyte, Expect: '100-continue' },
  ] as Record<string, string>[]) {
    const answer = await send(request('POST /api/media', headers, 'x'.repeat(10_000)));
    assert.equal(answer.status, 413, JSON.stringify(headers));
    assert.equal(answer.headers.connection, 'close');
  }
  assert.equal(seen.length, reached);
});

test('what staff send gets through, with their token, up to its bound', async () => {
  const cookie = `payload-token=${await token()}`;
  const post = (path: string, bytes: number) =>
    send(
      request(
        `POST ${path}`,
        { Cookie: cookie, Origin: 'http://localhost', 'Content-Length': String(bytes) },
        'x'.repeat(bytes),
      ),
    );
  assert.equal((await post('/admin', 1_000_000)).status, 200);
  assert.equal(seen.at(-1)?.bytes, 1_000_000);
  assert.equal((await post('/api/media', 6_000_000)).status, 200);
  assert.equal(seen.at(-1)?.bytes, 6_000_000);
  const refused = await post('/api/news', 6_000_000);
  assert.equal(refused.status, 413);
  assert.match(refused.text, /^\{"errors":\[\{"message":"This is more than can be taken/);
  const tooLarge = await post('/api/media', 22_100_000);
  assert.equal(tooLarge.status, 413);
  const [{ data }] = JSON.parse(tooLarge.text).errors;
  assert.equal(data.errors[0].path, 'file', 'the form of the file has the words beside it');
  assert.match(data.errors[0].message, /at most 20 MB can be taken/);
});

test('who expects a go-ahead gets it for what may come', async () => {
  const body = 'hello';
  const bytes = request('POST /api', { Expect: '100-continue', 'Content-Length': '5' }, body);
  assert.equal((await send(bytes)).status, 100);
  assert.equal(seen.at(-1)?.bytes, 5);
});

test('Payload is told who asks by us, never by the one who asks', async () => {
  const { clientAddressHeader } = await import('../login/client-address-header.ts');
  const forged = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    [clientAddressHeader]: '203.0.113.9',
  };
  await send(request('GET /admin', forged));
  assert.equal(seen.at(-1)?.headers[clientAddressHeader], '127.0.0.1');
  assert.equal(seen.at(-1)?.headers['x-forwarded-host'], undefined);
  await send(request('GET /admin', forged), proxied);
  assert.equal(seen.at(-1)?.headers[clientAddressHeader], '203.0.113.9');
  assert.equal(seen.at(-1)?.headers['x-forwarded-host'], undefined);
  await send(
    request('POST /admin', { ...forged, Origin: 'https://office.school.example' }),
    proxied,
  );
  assert.equal(seen.at(-1)?.headers['x-forwarded-host'], 'office.school.example');
});

test('hot reload is for its own pages, and only while developing', async () => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const ask = (headers: Record<string, string>, server = developing) =>
    send(request('GET /_next/webpack-hmr', { ...upgrade, ...headers }), server);
  assert.equal((await ask({ Origin: 'http://localhost' })).status, 101);
  assert.equal((await ask({ Origin: 'http://evil.example' })).status, 403);
  assert.equal((await ask({ Origin: 'http://evil.example', Host: 'evil.example' })).status, 421);
  const reached = seen.length;
  const plainly = await ask({ Origin: 'http://localhost', Connection: 'Upgrade, close' }, plain);
  assert.equal(plainly.status, 200);
  assert.equal(seen.length, reached + 1);
});

test('a connection that waits is kept longer than nginx keeps it (60 s), so that no form is sent into one that was just closed', () => {
  assert.ok(plain.keepAliveTimeout > 60_000);
});

test('promise 12.19: machines are told under any name whether it is alive and ready, and nothing else is', async () => {
  const ask = (path: string, method = 'GET') =>
    send(request(`${method} ${path}`, { Host: '10.1.2.3:8081' }));
  const before = seen.length;
  for (const [ready, status] of [
    [true, 200],
    [false, 503],
  ] as const) {
    isReady = ready;
    const answer = await ask('/readyz');
    assert.equal(answer.status, status);
    assert.deepEqual(JSON.parse(answer.text), {
      ok: ready,
      degraded: [],
      checks: { database: { ok: ready } },
    });
    assert.equal(answer.headers['cache-control'], 'no-store');
    assertHeaders(answer, '/readyz');
    const alive = await ask('/healthz');
    assert.deepEqual([alive.status, alive.text], [200, '{"ok":true}']);
    assert.deepEqual([(await ask('/readyz', 'HEAD')).status, answer.status], [status, status]);
  }
  isReady = true;
  assert.equal((await ask('/readyz', 'POST')).status, 405);
  assert.equal((await ask('/readyz/x')).status, 421);
  assert.equal((await ask('/admin')).status, 421);
  assert.equal(seen.length, before, 'nothing of it reached Next');
});

test('requests are counted by kind and status, and by nothing that was asked', async () => {
  const read = () => toText(counts.requests.read());
  const countOf = (kind: string, status: string) =>
    Number(
      new RegExp(`^aangan_requests_total\\{kind="${kind}",status="${status}"\\} (\\d+)`, 'm').exec(
        read(),
      )?.[1] ?? 0,
    );
  const cases: [string, kind: string, status: string][] = [
    [request('GET /admin/Zindagi'), 'page', '2xx'],
    [request('GET /api/Zindagi?x=Zindagi'), 'call', '2xx'],
    [request('GET /_next/Zindagi.js'), 'asset', '2xx'],
    [request('GET /account/Zindagi'), 'link', '2xx'],
    [request('GET /Zindagi'), 'other', '2xx'],
    [request('GET /healthz'), 'probe', '2xx'],
    [request('GET /fault'), 'other', '5xx'],
    ['Zindagi\r\n\r\n', 'refused', '4xx'],
  ];
  for (const [bytes, kind, status] of cases) {
    const before = countOf(kind, status);
    await send(bytes);
    assert.equal(countOf(kind, status), before + 1, kind);
  }
  assert.ok(!read().includes('Zindagi'));
});
