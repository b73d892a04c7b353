import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { endConnection, isEnding, type Linger } from './end-connection.ts';

const answer = 'HTTP/1.1 431 Too Long\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno';
let linger: Linger | undefined;
const reported = new WeakSet<Duplex>();
const server = createServer();
server.on('clientError', (_error, socket) => {
  assert.equal(isEnding(socket), reported.has(socket));
  reported.add(socket);
  endConnection(socket, answer, linger);
});
server.on('connect', (_request, socket) => endConnection(socket, answer, linger));
before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends in pieces without reading, as long as it can; then reads. */
const talk = async (pieces: string[]): Promise<{ seen: string; sent: number }> => {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let seen = '';
  let sent = 0;
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await sleep(20);
    sent += 1;
  }
  socket.on('data', (data) => {
    seen += data;
  });
  await closed;
  return { seen, sent };
};

const tooLong = ['GET / HTTP/1.1\r\nHost: x\r\n', ...Array(20).fill(`Long: ${'x'.repeat(20_000)}`)];
const tunnel = [
  'CONNECT y:443 HTTP/1.1\r\nHost: y:443\r\n\r\n',
  ...Array(20).fill('x'.repeat(20_000)),
];

for (const [what, pieces] of [
  ['more headers than are read', tooLong],
  ['a tunnel and what should go through it', tunnel],
] as const)
  test(`who sends ${what} to the end still sees the answer, once`, async () => {
    linger = undefined;
    const { seen, sent } = await talk([...pieces]);
    assert.equal(sent, pieces.length);
    assert.equal(seen, answer);
  });

test('who never stops is cut off', async () => {
  linger = { bytes: 50_000, ms: 60_000 };
  assert.ok((await talk([...tooLong, ...Array(200).fill('x')])).sent < 200);
});

test('who never closes is cut off', async () => {
  linger = { bytes: 50_000, ms: 200 };
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => undefined).resume();
  const [served] = (await once(server, 'connection')) as [Socket];
  socket.write('nonsense\r\n\r\n');
  await once(served, 'close');
  socket.destroy();
});
