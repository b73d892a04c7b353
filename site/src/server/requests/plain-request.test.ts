import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlainRequest } from './plain-request.ts';

const request = (first: string, ...fields: string[]) =>
  Buffer.from(`${[first, ...fields].join('\r\n')}\r\n\r\n`, 'latin1');

test('what a browser sends is read', () => {
  const read = readPlainRequest(
    request(
      'GET /News?year=2026 HTTP/1.1',
      'Host: school.example:8080',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="156", "Not.A/Brand";v="8"',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (Linux; Android 10; K)',
      'Accept: text/html,*/*;q=0.8',
      'Accept-Encoding: gzip, deflate, br',
      'If-None-Match: "abc"',
    ),
  );
  assert.deepEqual(read, {
    method: 'GET',
    url: '/News?year=2026',
    host: 'school.example:8080',
    acceptEncoding: 'gzip, deflate, br',
    ifNoneMatch: '"abc"',
  });
});

const alsoPlain: [string, Buffer][] = [
  ['HEAD', request('HEAD / HTTP/1.1', 'Host: a')],
  ['names in any case', request('GET / HTTP/1.1', 'hOST: a', 'CONNECTION: Keep-Alive')],
  ['blanks around a value, or none', request('GET / HTTP/1.1', 'Host:a', 'Accept: \t x \t ')],
  ['a field without a value', request('GET / HTTP/1.1', 'Host: a', 'X-Empty:')],
];
for (const [name, bytes] of alsoPlain)
  test(`plain: ${name}`, () => assert.equal(readPlainRequest(bytes)?.host, 'a'));

const host = 'Host: a';
const notPlain: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['an empty line', Buffer.from('\r\n\r\n')],
  ['a head that is not whole', request('GET / HTTP/1.1', host).subarray(0, -1)],
  ['a first line only', Buffer.from('GET / HTTP/1.1\r\n')],
  ['more after the head', Buffer.concat([request('GET / HTTP/1.1', host), Buffer.from('G')])],
  [
    'two requests',
    Buffer.concat([request('GET / HTTP/1.1', host), request('GET / HTTP/1.1', host)]),
  ],
  ['another method', request('POST / HTTP/1.1', host)],
  ['a method in small letters', request('get / HTTP/1.1', host)],
  ['HTTP/1.0', request('GET / HTTP/1.0', host)],
  ['HTTP/1.10', request('GET / HTTP/1.10', host)],
  ['no version', request('GET /', host)],
  ['a whole address', request('GET http://a/ HTTP/1.1', host)],
  ['an asterisk', request('GET * HTTP/1.1', host)],
  ['two spaces', request('GET  / HTTP/1.1', host)],
  ['a space in the address', request('GET /a b HTTP/1.1', host)],
  ['a tab in the address', request('GET /a\tb HTTP/1.1', host)],
  ['letters beyond ASCII in the address', request('GET /\xe9 HTTP/1.1', host)],
  ['a body by its length', request('GET / HTTP/1.1', host, 'Content-Length: 5')],
  ['a body of no length', request('GET / HTTP/1.1', host, 'Content-Length: 0')],
  ['a body in pieces', request('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked')],
  ['a body in pieces, oddly written', request('GET / HTTP/1.1', host, 'tRANSFER-eNCODING:\tx')],
  ['an expectation', request('GET / HTTP/1.1', host, 'Expect: 100-continue')],
  ['an upgrade', request('GET / HTTP/1.1', host, 'Upgrade: websocket')],
  ['a connection to be closed', request('GET / HTTP/1.1', host, 'Connection: close')],
  ['a connection with options', request('GET / HTTP/1.1', host, 'Connection: keep-alive, Upgrade')],
  ['a connection without a word', request('GET / HTTP/1.1', host, 'Connection:')],
  ['trailers', request('GET / HTTP/1.1', host, 'TE: trailers')],
  ['no host', request('GET / HTTP/1.1', 'Accept: */*')],
  ['an empty host', request('GET / HTTP/1.1', 'Host:')],
  ['two hosts', request('GET / HTTP/1.1', host, 'Host: b')],
  ['two hosts, one of them empty', request('GET / HTTP/1.1', 'Host:', host)],
  ['two encodings', request('GET / HTTP/1.1', host, 'Accept-Encoding: br', 'accept-encoding: x')],
  ['a field over two lines', request('GET / HTTP/1.1', host, 'X: a', ' b')],
  ['a blank before the colon', request('GET / HTTP/1.1', host, 'Content-Length : 5')],
  ['a field without a name', request('GET / HTTP/1.1', host, ': x')],
  ['a field without a colon', request('GET / HTTP/1.1', host, 'nonsense')],
  ['a bare line feed', request('GET / HTTP/1.1', host, 'X: a\nContent-Length: 5')],
  ['a bare carriage return', request('GET / HTTP/1.1', host, 'X: a\rContent-Length: 5')],
  ['a zero byte', request('GET / HTTP/1.1', host, 'X: a\0b')],
  ['letters beyond ASCII in a value', request('GET / HTTP/1.1', host, 'X: \xe0\xa4\x95')],
  ['letters beyond ASCII in a name', request('GET / HTTP/1.1', host, 'X\xe9: a')],
  ['lines that end without a carriage return', Buffer.from('GET / HTTP/1.1\nHost: a\n\n')],
  ['very much', request('GET / HTTP/1.1', host, `X: ${'x'.repeat(9000)}`)],
  ['the beginning of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])],
];
for (const [name, bytes] of notPlain)
  test(`not plain: ${name}`, () => assert.equal(readPlainRequest(bytes), undefined));
