/** Requests that nobody sends in good faith: an answer of our own, with our headers, and nothing of what we are made of. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

const provider = new TestProvider();
let folder: string;
let site: Website;
before(async () => {
  folder = await makeFolder();
  provider.addresses = [
    { code: 'NJMS', hostnames: ['njms.example'] },
    { code: 'SVNK', hostnames: ['svnk.localhost'] },
  ];
  provider.of('SVNK').school.mapEmbed = 'https://maps.example;script-src/';
  await provider.start();
  site = await Website.start(provider.url, folder);
});
after(async () => {
  await site?.stop();
  await provider.stop();
  await removeFolder(folder);
});

/** Whether an answer is whole, as far as its head tells how long it is. */
const isWhole = (answer: string): boolean => {
  const end = answer.indexOf('\r\n\r\n');
  const length = /\r\nContent-Length: (\d+)\r/i.exec(answer.slice(0, end + 2))?.[1];
  return end >= 0 && length !== undefined && answer.length >= end + 4 + Number(length);
};

/** Sends bytes as they are, and gives back all that comes until the answer is whole, or the other side closes. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    // Not ended: node:http drops what is still being answered to a visitor who has hung up.
    socket.write(Buffer.from(bytes, 'latin1'));
    // What is never whole, such as a body of which a part is missing, is answered only after a minute.
    socket.setTimeout(90_000, () => socket.destroy());
  });

const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n') + 2);
const secured = (answer: string, what: string) => {
  const head = headOf(answer);
  for (const header of [
    /\r\nContent-Security-Policy: [^\r]*default-src /i,
    /\r\nX-Content-Type-Options: nosniff\r/i,
    /\r\nX-Frame-Options: SAMEORIGIN\r/i,
    /\r\nReferrer-Policy: /i,
    /\r\nPermissions-Policy: /i,
    /\r\nCross-Origin-Opener-Policy: /i,
  ])
    assert.match(head, header, `${what}: ${answer.slice(0, 300)}`);
};
const insides = /FST_|fastify|node:|node_modules|\bat [\w.]+ \(|statusCode|HPE_|ERR_|client error/i;

const get = (target: string, host = 'njms.example', method = 'GET', more = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

test('a stored address says nothing of its own in a policy, and what the policy lacks is not embedded', async () => {
  const plain = await site.ask('/MailUs', { headers: { host: 'njms.example' } });
  assert.match(String(plain.headers['content-security-policy']), /frame-src [^;]*https:\/\/maps\./);
  assert.match(plain.text, /<iframe/);
  const odd = await site.ask('/MailUs', { headers: { host: 'svnk.localhost' } });
  assert.equal(odd.status, 200);
  assert.doesNotMatch(String(odd.headers['content-security-policy']), /maps|frame-src/);
  assert.doesNotMatch(odd.text, /<iframe/);
});

const long = (count: number) => 'a'.repeat(count);
const refused: [what: string, bytes: string, status: number][] = [
  ['an address that cannot be decoded', get('/%zz'), 404],
  ['half of a letter', get('/%E0%A4%A'), 404],
  ['a lone percent sign', get('/%'), 404],
  ['an overlong slash', get('/%c0%ae%c0%ae/x'), 404],
  ['a NUL by its number', get('/%00'), 404],
  ['a call that cannot be decoded', get('/api/news/all/%zz'), 404],
  ['a call that is none', get('/api/nothing'), 404],
  ['a backslash', get('/\\\\evil.example'), 404],
  ['a star', get('*', 'njms.example', 'OPTIONS'), 404],
  ['another website', get('http://evil.example/x'), 400],
  ['its own address in full', get('http://njms.example/x'), 404],
  ['two hosts', get('/News', 'njms.example', 'GET', 'Host: svnk.localhost\r\n'), 400],
  ['the same host twice', get('/News', 'njms.example', 'GET', 'host: njms.example\r\n'), 400],
  [
    'two hosts and an expectation',
    get('/Tc', 'njms.example', 'POST', 'Host: x\r\nExpect: tea\r\nContent-Length: 1\r\n'),
    400,
  ],
  ['a tunnel', get('svnk.localhost:443', 'njms.example', 'CONNECT'), 405],
  [
    'a tunnel with more behind it',
    `${get('evil.example:443', 'njms.example', 'CONNECT')}${get('/News')}`,
    405,
  ],
  ['an address without its slash', get('News'), 400],
  ['an address that is none', get('http://[::1/x'), 400],
  ['a wrong method', get('/News', 'njms.example', 'DELETE'), 405],
  ['a rare method', get('/News', 'njms.example', 'MKCOL'), 405],
  ['a rare method at a call', get('/api/news/all/NJMS', 'njms.example', 'PROPFIND'), 405],
  ['another spelling', get('/news'), 301],
  ['an icon', get('/favicon.ico'), 302],
  ['no host', 'GET /News HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'an expectation',
    get('/Tc', 'njms.example', 'POST', 'Expect: tea\r\nContent-Length: 1\r\n'),
    417,
  ],
  ['what is not HTTP', '\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n', 400],
  ['an unknown method', get('/', 'njms.example', 'BREW'), 400],
  ['a NUL', get('/a\0b'), 400],
  ['an endless address', get(`/${long(20_000)}`), 431],
  ['an endless header', get('/', 'njms.example', 'GET', `X: ${long(20_000)}\r\n`), 431],
  ['a long address', get(`/${long(6000)}`), 404],
  [
    'two lengths',
    get('/Tc', 'njms.example', 'POST', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
    400,
  ],
  [
    'both lengths',
    get('/Tc', 'njms.example', 'POST', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
    400,
  ],
  ['a length below nothing', get('/Tc', 'njms.example', 'POST', 'Content-Length: -1\r\n'), 400],
  [
    'endless words behind a chunk',
    `${get('/Tc', 'njms.example', 'POST', 'Transfer-Encoding: chunked\r\n')}1;${long(20_000)}\r\nx\r\n0\r\n\r\n`,
    413,
  ],
  [
    'a body that is too large',
    `${get('/Tc', 'njms.example', 'POST', 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 70000\r\n')}${long(70_000)}`,
    413,
  ],
  [
    'a body of an unknown kind',
    `${get('/Tc', 'njms.example', 'POST', 'Content-Type: text/xml\r\nContent-Length: 4\r\n')}<a/>`,
    415,
  ],
  [
    'a call with a body that is not JSON',
    `${get('/api/tc/NJMS', 'njms.example', 'POST', 'Content-Type: application/json\r\nContent-Length: 1\r\n')}{`,
    400,
  ],
];
for (const [what, bytes, status] of refused)
  test(`${what}: ${status}, in our words and with our headers`, async () => {
    const answer = await raw(bytes);
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), answer.slice(0, 300));
    secured(answer, what);
    assert.match(headOf(answer), /\r\nStrict-Transport-Security: max-age=31536000\r/i);
    assert.doesNotMatch(answer, insides);
  });

/** Sends in pieces without a look at what comes back, as a proxy may; then reads what there is. */
const sendBlindly = async (pieces: string[]): Promise<string> => {
  const socket = connect(site.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let seen = '';
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(20);
  }
  socket.on('data', (data) => {
    seen += data;
  });
  await closed;
  return seen;
};

for (const path of ['/Tc', '/api/tc/NJMS'])
  test(`${path}: who sends far too much, to the end, still sees why it is refused`, async () => {
    const more = 'Content-Type: application/json\r\nContent-Length: 400000\r\n';
    const head = get(path, 'njms.example', 'POST', more);
    const answer = await sendBlindly([head, ...Array(20).fill(long(20_000))]);
    assert.match(answer, /^HTTP\/1\.1 413 /, answer.slice(0, 300));
    assert.match(answer, /What was sent could not be read|The request is too large/);
    secured(answer, path);
  });

for (const host of ['', 'parent@njms.example', 'njms.example/News', 'njms.example, svnk.localhost'])
  test(`the host ${JSON.stringify(host)} is refused, whether or not the page is in memory`, async () => {
    await site.ask('/News', { headers: { host: 'njms.example' } });
    const answer = await raw(
      `GET /News HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 400 /, answer.slice(0, 300));
    secured(answer, host);
  });

test('a request that would change the protocol is answered as if it would not', async () => {
  for (const more of ['Upgrade: websocket\r\n', 'Upgrade: h2c\r\nHTTP2-Settings: AAMA\r\n']) {
    const bytes = `GET /News HTTP/1.1\r\nHost: njms.example\r\nConnection: Upgrade, close\r\n${more}\r\n`;
    const answer = await raw(bytes);
    assert.match(answer, /^HTTP\/1\.1 200 /, more);
    secured(answer, more);
  }
});

test('a page address that cannot be decoded is our own page, with header and footer; a call is JSON', async () => {
  for (const path of ['/%zz', '/%', '/%E0%A4%A', '/%ff%fe', '/News/%zz?q=%']) {
    const { status, headers, text } = await site.ask(path);
    assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'], path);
    assert.match(text, /class="site-header".*class="site-footer"/s, path);
  }
  for (const path of ['/api/%zz', '/api/news/all/%', '/api/image/%zz']) {
    const { status, headers, text } = await site.ask(path);
    assert.equal(status, 404, path);
    assert.match(String(headers['content-type']), /^application\/json/, path);
    assert.ok(JSON.parse(text).error.message, path);
  }
});

test('every answer of a school whose address is https asks for https; of others none does', async () => {
  const script = (await site.ask('/News')).text.match(/<script[^>]* src="([^"]+)"/)?.[1] ?? '';
  const paths = [
    '/',
    '/News',
    '/News?q=x',
    '/Nothing',
    '/news',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/icon.svg',
    script,
    '/api/news/all/NJMS',
    '/api/docs',
    '/api/nothing',
    '/api/image/x',
    '/manifest.webmanifest',
  ];
  // A first and a later time: made, and from memory.
  for (const path of paths)
    for (const [host, asks] of [
      ['njms.example', true],
      ['svnk.localhost', false],
    ] as const)
      for (const time of [1, 2]) {
        const { headers } = await site.ask(path, { headers: { host } });
        assert.equal('strict-transport-security' in headers, asks, `${path} of ${host}, ${time}`);
      }
});

/** A row of numbers that looks like chance and is the same each time. */
const chance = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

test('600 odd requests: always an answer with our headers, never a word of what we are made of', async () => {
  const next = chance(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const parts = [
    '/',
    '%',
    '%zz',
    '%2e',
    '..',
    'News',
    'api',
    'image',
    ';',
    '?',
    '#',
    '\\',
    '//',
    '@',
    ' ',
    'é',
    '%00',
    '%u0041',
    'all',
    'NJMS',
    '&',
    '=',
    '[',
    '{',
    '%ff',
  ];
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'OPTIONS',
    'TRACE',
    'PATCH',
    'LOCK',
    'M-SEARCH',
    'get',
    'G\tT',
  ];
  const fields = [
    '',
    'Content-Length: 5\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Content-Type: a/b\r\n',
    'Accept-Encoding: \x01\r\n',
    'Range: bytes=9-1\r\n',
    'If-None-Match: "\r\n',
    'Expect: x\r\n',
    'Upgrade: x\r\nConnection: upgrade\r\n',
    ': x\r\n',
    'Host: other\r\n',
    'Cookie\r\n',
  ];
  const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1'];
  let answered = 0;
  for (let round = 0; round < 60; round += 1)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const path = Array.from({ length: 1 + Math.floor(next() * 6) }, () => pick(parts)).join('');
        const bytes = `${pick(methods)} /${path} ${pick(versions)}\r\nHost: njms.example\r\n${pick(fields)}Connection: close\r\n\r\nhello`;
        const answer = await raw(bytes);
        if (answer === '') return;
        answered += 1;
        assert.doesNotMatch(answer, /^HTTP\/1\.1 5/, bytes);
        assert.doesNotMatch(answer, insides, bytes);
        secured(answer, bytes);
      }),
    );
  assert.ok(answered > 300, String(answered));
  assert.equal((await site.ask('/healthz')).status, 200);
});
