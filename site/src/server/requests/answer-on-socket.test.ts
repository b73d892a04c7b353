import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, finish } from '../answers/entry.ts';
import { answerOnSockets } from './answer-on-socket.ts';

const entryOf = (
  body: string | Buffer,
  contentType = 'text/plain; charset=utf-8',
): Promise<Entry> =>
  finish({
    status: 200,
    contentType,
    body,
    headers: [['X-From', 'memory']],
    tags: new Set(),
    expires: Number.POSITIVE_INFINITY,
  });

const large = 'x'.repeat(300_000);
/** More than the system takes at once. */
const huge = Buffer.alloc(40_000_000, 'x');
let server: Server;
let sockets: Socket[];
/** Addresses that node:http was asked for. */
let asked: string[];

const start = async (keepAliveMs: number) => {
  const entries = new Map([
    ['/hit', await entryOf('hit')],
    ['/large', await entryOf(large)],
    ['/huge', await entryOf(huge, 'image/webp')],
  ]);
  sockets = [];
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
    });
    request.on('end', () => response.end(`http ${request.url} ${length}`));
  });
  server.keepAliveTimeout = keepAliveMs;
  answerOnSockets(server, (_host, url) => entries.get(url));
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};
const stop = async () => {
  server.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
};
/** How long a connection may wait in tests of that: longer than a busy machine keeps a process from going on. */
const shortWait = 3000;
// So long that nothing here closes because it waited, but for the one test of that.
beforeEach(() => start(600_000));
afterEach(stop);

const get = (url: string, ...fields: string[]) =>
  `${[`GET ${url} HTTP/1.1`, 'Host: a', ...fields].join('\r\n')}\r\n\r\n`;
const last = (url: string) => get(url, 'Connection: close');

/** A connection of a visitor, and all that came back on it so far. */
const open = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setNoDelay(true);
  let received = '';
  socket.on('data', (part) => {
    received += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  const until = async (words: string) => {
    while (!received.includes(words)) await pause(2);
  };
  return { socket, closed, until, received: () => received };
};
/** Waits until the server has read so much of what a visitor sent: what follows is a piece of its own. */
const arrived = async (visitor: Socket, bytes: number) => {
  const isRead = () =>
    visitor.localPort !== undefined &&
    sockets.some((one) => one.remotePort === visitor.localPort && one.bytesRead >= bytes);
  while (!isRead()) await pause(2);
};
/** The bodies of answers that end with a known word, in turn. */
const bodiesIn = (received: string) =>
  received.split(/HTTP\/1\.1 \d+ [^\r]*\r\n/).flatMap((answer) => {
    const end = answer.indexOf('\r\n\r\n');
    return end < 0 ? [] : [answer.slice(end + 4)];
  });

test('a plain request for what memory holds never reaches node:http', async () => {
  const { socket, until, received } = open();
  socket.write(get('/hit'));
  await until('hit');
  socket.write(get('/hit'));
  while (bodiesIn(received()).length < 2) await pause(2);
  assert.deepEqual(bodiesIn(received()), ['hit', 'hit']);
  assert.deepEqual(asked, []);
  socket.destroy();
});

test('what memory lacks goes to node:http, and so does the rest of the connection', async () => {
  const { socket, until, closed } = open();
  socket.write(get('/hit'));
  await until('hit');
  socket.write(get('/miss'));
  await until('http /miss');
  socket.write(last('/hit'));
  assert.deepEqual(bodiesIn(await closed), ['hit', 'http /miss 0', 'http /hit 0']);
});

describe('the head of an answer', () => {
  const headOf = async (bytes: string) => {
    const { socket, until, received } = open();
    socket.write(bytes);
    await until('\r\n\r\n');
    socket.destroy();
    return received().split('\r\n\r\n')[0] ?? '';
  };
  test('has what HTTP asks for', async () => {
    const before = Date.now();
    const head = await headOf(get('/hit'));
    assert.match(head, /^HTTP\/1\.1 200 OK\r\n/);
    assert.match(head, /\r\nContent-Length: 3\r\n/);
    assert.match(head, /\r\nX-From: memory\r\n/);
    assert.match(head, /\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    assert.match(head, /\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+$/);
    const date = Date.parse(head.match(/Date: ([^\r]+)/)?.[1] ?? '');
    // It is made anew each second, and has no parts of one.
    assert.ok(date > before - 2000 && date <= Date.now(), 'the Date is now');
  });
  test('its Date goes on', async () => {
    const first = await headOf(get('/hit'));
    while ((await headOf(get('/hit'))) === first) await pause(100);
  });
});

test('several requests in one piece are answered in turn', async () => {
  const { socket, closed } = open();
  socket.write(get('/hit') + get('/miss') + last('/hit'));
  assert.deepEqual(bodiesIn(await closed), ['http /hit 0', 'http /miss 0', 'http /hit 0']);
});

test('a request in two pieces is answered once, wherever it was cut', async () => {
  const whole = last('/hit');
  const answers = await Promise.all(
    Array.from({ length: whole.length - 1 }, async (_, index) => {
      const { socket, closed } = open();
      socket.write(whole.slice(0, index + 1));
      await arrived(socket, index + 1);
      socket.write(whole.slice(index + 1));
      return bodiesIn(await closed);
    }),
  );
  for (const bodies of answers) assert.deepEqual(bodies, ['http /hit 0']);
});

test('a request hidden in the body of another is not answered', async () => {
  const hidden = get('/hidden');
  const { socket, closed } = open();
  socket.write(get('/hit', `Content-Length: ${hidden.length}`) + hidden + last('/miss'));
  assert.deepEqual(bodiesIn(await closed), [`http /hit ${hidden.length}`, 'http /miss 0']);
  assert.deepEqual(asked, ['/hit', '/miss']);
});

test('one hidden behind two lengths is refused', async () => {
  const { socket, closed } = open();
  socket.write(get('/hit', 'Content-Length: 4', 'Transfer-Encoding: chunked'));
  assert.match(await closed, /^HTTP\/1\.1 400 /);
});

test('nonsense is refused, and the connection closed', async () => {
  for (const nonsense of [
    'nonsense\r\n\r\n',
    '\x16\x03\x01\x02\x00',
    'GET /hit HTTP/1.1\r\n\r\n',
  ]) {
    const { socket, closed } = open();
    socket.write(nonsense);
    assert.match(await closed, /^HTTP\/1\.1 400 /);
  }
});

test('who has said all that they will say still gets the answer', async () => {
  const { socket, closed } = open();
  socket.end(get('/hit'));
  assert.deepEqual(bodiesIn(await closed), ['hit']);
});

test('what is too large to be copied comes whole', async () => {
  const { socket, until, received } = open();
  socket.write(get('/large'));
  await until(large);
  assert.deepEqual(bodiesIn(received()), [large]);
  socket.destroy();
});

test('who asks without reading is not answered without end', async () => {
  const { socket, until } = open();
  socket.write(get('/hit'));
  await until('hit');
  socket.pause();
  for (let time = 0; time < 200; time += 1) {
    socket.write(get('/large'));
    await pause(1);
  }
  await pause(100);
  assert.equal(sockets.length, 1);
  assert.ok((sockets[0]?.writableLength ?? Number.POSITIVE_INFINITY) < large.length * 2);
  // Once they read on, they get on.
  socket.resume();
  while ((sockets[0]?.writableLength ?? 0) > 0) await pause(5);
  socket.destroy();
});

test('who never reads is let go', async () => {
  await stop();
  await start(300);
  const { socket, closed } = open();
  socket.write(get('/huge'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  while (!sockets[0]?.destroyed) await pause(20);
  socket.resume();
  assert.ok((await closed).length < huge.length);
});

test('a visitor who goes away in the middle disturbs nobody', async () => {
  for (let time = 0; time < 20; time += 1) {
    const { socket } = open();
    socket.write(get('/large'));
    await pause(time % 5);
    socket.resetAndDestroy();
  }
  const { socket, closed } = open();
  socket.end(get('/hit'));
  assert.deepEqual(bodiesIn(await closed), ['hit']);
});

test('a connection that waits too long is closed, whether or not it ever asked', async () => {
  await stop();
  await start(shortWait);
  const silent = open();
  const polite = open();
  polite.socket.write(get('/hit'));
  assert.equal(await silent.closed, '');
  assert.deepEqual(bodiesIn(await polite.closed), ['hit']);
});

test('a server that closes waits for no idle connection', async () => {
  const silent = open();
  const polite = open();
  polite.socket.write(get('/hit'));
  await polite.until('hit');
  await new Promise((resolve) => server.close(resolve));
  await Promise.all([silent.closed, polite.closed]);
  // For the hook that closes it once more.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test('who reads slowly is not cut off while they read', async () => {
  await stop();
  await start(shortWait);
  const { socket, received } = open();
  socket.write(get('/huge'));
  while (!received()) await pause(2);
  // A piece at a time, which takes longer than a connection may wait. Large ones: the system holds some back for the visitor, and
  // the server sees that they read only when that is gone.
  const begun = performance.now();
  for (let read = 0; read < huge.length; read += 1_500_000) {
    socket.resume();
    while (received().length < read) {
      assert.ok(!socket.closed, 'it was cut off');
      await pause(2);
    }
    socket.pause();
    await pause(150);
  }
  assert.ok(performance.now() - begun > shortWait);
  socket.destroy();
});
