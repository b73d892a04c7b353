import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { after, before, test } from 'node:test';
import { askInstead, checkLink, type Reach } from './check-link.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let origin: string;
let asked: string[] = [];

/** This machine only. */
const here: Reach = {
  mayAsk: ({ hostname }) => hostname === '127.0.0.1' || hostname === 'localhost',
  mayConnect: () => true,
  timeoutMs: 20_000,
};

before(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    const status = Number(/^\/(\d{3})/.exec(path)?.[1] ?? 200);
    if (path === '/never') return;
    if (path === '/cut') return void request.socket.destroy();
    if (path === '/no-head' && request.method === 'HEAD') return void response.writeHead(405).end();
    if (path === '/endless' && request.method === 'GET') {
      response.writeHead(200);
      const write = () => response.write('x'.repeat(65_536)) || response.once('drain', write);
      return void write();
    }
    if (path === '/switch')
      return void request.socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
      );
    if (path === '/circle') return void response.writeHead(307, { location: '/circle' }).end();
    const to = /to=(.*)$/.exec(path)?.[1];
    response.writeHead(status, to ? { location: decodeURIComponent(to) } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const isCase = async (path: string, state: string, reach = here) => {
  assert.equal(await checkLink(`${origin}${path}`, reach), state, path);
};

test('what answers is alive, what says that it is gone is gone, and the rest says nothing', async () => {
  await isCase('/', 'alive');
  await isCase('/204', 'alive');
  await isCase('/no-head', 'alive');
  await isCase('/404', 'gone');
  await isCase('/410', 'gone');
  for (const path of ['/401', '/403', '/429', '/500', '/503', '/302'])
    await isCase(path, 'unclear');
});

test('a redirect is followed, a circle is not, and none leads where nobody may be asked', async () => {
  await isCase(`/301?to=${encodeURIComponent('/200')}`, 'alive');
  await isCase(`/302?to=${encodeURIComponent('/404')}`, 'gone');
  asked = [];
  await isCase('/circle', 'unclear');
  assert.ok(asked.length < 20);
  for (const inside of ['http://10.0.0.1/', 'file:///etc/passwd', 'http://[::1]/'])
    await isCase(`/302?to=${encodeURIComponent(inside)}`, 'unclear');
});

test('no answer is silence, and a name of nobody is said to be that', async () => {
  // Somebody is there, and may answer a browser.
  await isCase('/cut', 'unclear');
  await isCase('/switch', 'unclear');
  await isCase('/never', 'silent', { ...here, timeoutMs: 200 });
  const closed = createSocketServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const { port } = closed.address() as { port: number };
  await new Promise((done) => closed.close(done));
  assert.equal(await checkLink(`http://127.0.0.1:${port}/`, here), 'silent');
});

test('an answer without end is not read', async () => {
  await isCase('/endless', 'alive');
});

test('nothing inside is asked, by address or by name', async () => {
  asked = [];
  assert.equal(await checkLink(`${origin}/`), 'unknown');
  const byName = origin.replace('127.0.0.1', 'localhost');
  assert.equal(await checkLink(byName), 'unknown');
  assert.equal(await checkLink(byName, { ...here, mayConnect: isPublicAddress }), 'unknown');
  for (const odd of ['', 'mailto:a@b.in', 'ftp://a.in/', 'https://', 'http://a b/'])
    assert.equal(await checkLink(odd, here), 'unknown', odd);
  assert.deepEqual(asked, []);
});

test('of a film it is asked whether it can be seen, not whether the page around it is there', () => {
  const about = 'https://www.youtube.com/oembed?format=json&url=';
  for (const film of [
    'https://www.youtube.com/watch?v=abc',
    'https://m.youtube.com/watch?v=abc',
    'https://youtube.com/shorts/abc',
    'https://youtu.be/abc',
  ])
    assert.equal(askInstead(new URL(film)).href, about + encodeURIComponent(film));
  for (const page of ['https://www.youtube.com/@school', 'https://notyoutube.com/watch?v=abc'])
    assert.equal(askInstead(new URL(page)).href, page);
});
