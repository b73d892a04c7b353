import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { type LocalServer, listen, until } from '../../../test/local-server.ts';
import { createProvider, type Provider } from './client.ts';
import { openSnapshots } from './snapshots.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;
const say =
  (data: unknown, status = 200): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
const newsOf = (...titles: string[]) => ({
  data: titles.map((title) => ({
    _id: title,
    title,
    description: '',
    image: null,
    fromDate: '2026-08-05',
  })),
});
const child = (name: string) => ({ _id: name, name, class: 'V', attachments: null });
const silent: Behaviour = () => undefined;

let behaviour: Behaviour;
let asked: IncomingMessage[];
let server: LocalServer;
let folder: string;
let clock: number;
let provider: Provider;

const open = async (): Promise<Provider> =>
  createProvider(server.url, await openSnapshots(folder), {
    websiteKey: () => 'the key',
    now: () => clock,
  });
const titles = async (school = 'NJMS') => {
  const reading = await provider.read('news', { school });
  return reading.state === 'known' ? reading.data.map(({ title }) => title) : reading.state;
};

/** What lies on disk, as text. */
const onDisk = async (): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
  );
};

beforeEach(async () => {
  asked = [];
  behaviour = say(newsOf('First'));
  clock = Date.parse('2026-08-05T06:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'aangan-provider-'));
  server = await listen((request, response) => {
    asked.push(request);
    behaviour(request, response);
  });
  provider = await open();
});
afterEach(async () => {
  await server.stop();
  // A snapshot may still be on its way to the disk.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('what was read once is not asked for again', async () => {
  assert.deepEqual(await titles(), ['First']);
  behaviour = say(newsOf('Second'));
  assert.deepEqual(await titles(), ['First']);
  assert.equal(asked.length, 1);
});

test('what holds until a moment is asked for again then, and goes on being used while nobody answers', async () => {
  const until = { validUntil: new Date(clock + 60_000).toISOString() };
  behaviour = say({ ...newsOf('Now'), ...until });
  assert.deepEqual(await titles(), ['Now']);
  behaviour = say(newsOf('Then'));
  clock += 59_999;
  assert.deepEqual(await titles(), ['Now']);
  clock += 1;
  behaviour = say({}, 500);
  const reading = await provider.read('news', { school: 'NJMS' });
  assert.equal(reading.state, 'known');
  assert.equal(reading.old, true);
  clock += 60_000;
  behaviour = say(newsOf('Then'));
  assert.deepEqual(await titles(), ['Then']);
  clock += 3600_000;
  assert.deepEqual(await titles(), ['Then']);
  assert.equal(asked.length, 3);
});

test('many who want the same wait for one question', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => titles()));
  assert.equal(asked.length, 1);
  assert.ok(all.every((one) => one[0] === 'First'));
});

test('a change is asked for again; one of another school or kind is not', async () => {
  await titles();
  behaviour = say(newsOf('Second'));
  provider.forget({ school: 'SVNK', collection: 'news' });
  provider.forget({ school: 'NJMS', collection: 'events' });
  assert.deepEqual(await titles(), ['First']);
  provider.forget({ school: 'NJMS', collection: 'news' });
  assert.deepEqual(await titles(), ['Second']);
  provider.forgetAll();
  behaviour = say(newsOf('Third'));
  assert.deepEqual(await titles(), ['Third']);
});

test('a change that comes while we ask is not lost', async () => {
  let answerNow = () => {};
  behaviour = (request, response) => {
    answerNow = () => say(newsOf('Before'))(request, response);
  };
  const reading = titles();
  await until('the question has come', () => asked.length === 1);
  provider.forget({ school: 'NJMS', collection: 'news' });
  behaviour = say(newsOf('After'));
  answerNow();
  await reading;
  assert.deepEqual(await titles(), ['After']);
});

test('who asks after a change does not get an answer from before it', async () => {
  let answerOld = () => {};
  behaviour = (request, response) => {
    answerOld = () => say(newsOf('Before'))(request, response);
  };
  const before = titles();
  await until('the question has come', () => asked.length === 1);
  provider.forget({ school: 'NJMS', collection: 'news' });
  behaviour = say(newsOf('After'));
  assert.deepEqual(await titles(), ['After']);
  // The old answer comes last, and changes nothing.
  answerOld();
  assert.deepEqual(await before, ['Before']);
  assert.deepEqual(await titles(), ['After']);
  assert.equal(asked.length, 2);
});

test('what was taken down does not come back from the disk', async () => {
  await titles();
  await until('it is on disk', async () => (await onDisk()).length === 1);
  behaviour = say({ error: { message: 'x' } }, 404);
  provider.forget({ school: 'NJMS', collection: 'news' });
  assert.equal(await titles(), 'missing');
  await until('it is gone', async () => (await onDisk()).length === 0);
  behaviour = (request) => request.socket.destroy();
  provider = await open();
  assert.equal(await titles(), 'away');
});

test('an unknown thing is missing, and may appear later', async () => {
  behaviour = say({ error: { message: 'x' } }, 404);
  assert.equal(await titles(), 'missing');
  provider.forget({ school: 'NJMS', collection: 'news' });
  behaviour = say(newsOf('Now'));
  assert.deepEqual(await titles(), ['Now']);
});

const failures: [string, Behaviour][] = [
  ['500', say({ error: { message: 'x' } }, 500)],
  ['what is not JSON', (_request, response) => response.end('<html>busy</html>')],
  ['JSON that does not fit', say({ data: [{ title: 7 }] })],
  ['null', say(null)],
  ['nothing at all', (request) => request.socket.destroy()],
  [
    'half an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"data":[');
      setTimeout(() => response.destroy(), 20);
    },
  ],
];
for (const [name, failure] of failures)
  test(`answering ${name}: the last good answer goes on, marked as old, then the new one`, async () => {
    assert.deepEqual(await titles(), ['First']);
    provider.forgetAll();
    behaviour = failure;
    const reading = await provider.read('news', { school: 'NJMS' });
    assert.deepEqual([reading.state, reading.old], ['known', true]);
    clock += 60_000;
    behaviour = say(newsOf('Second'));
    assert.deepEqual(await titles(), ['Second']);
  });

for (const [name, failure] of failures)
  test(`answering ${name} from the start: away, and asked again only after a rest`, async () => {
    behaviour = failure;
    assert.equal(await titles(), 'away');
    const before = asked.length;
    assert.equal(await titles(), 'away');
    assert.equal(asked.length, before);
    clock += 60_000;
    behaviour = say(newsOf('At last'));
    assert.deepEqual(await titles(), ['At last']);
  });

test('a silent provider is waited for once: what is asked next answers at once', async () => {
  behaviour = silent;
  assert.equal(await titles(), 'away');
  assert.equal((await provider.read('videos', { school: 'NJMS' })).state, 'away');
  assert.equal(asked.length, 1);
});

test('a change says that the provider is back: no rest is kept then', async () => {
  await titles();
  provider.forgetAll();
  behaviour = (request) => request.socket.destroy();
  await titles();
  behaviour = say(newsOf('Second'));
  provider.forget({ school: 'NJMS', collection: 'news' });
  assert.deepEqual(await titles(), ['Second']);
});

test('after a restart without the provider the snapshots go on, each school with its own', async () => {
  await titles();
  behaviour = say(newsOf('Theirs'));
  await titles('SVNK');
  behaviour = (request) => request.socket.destroy();
  // A snapshot is written behind the visitor's back.
  await until('both snapshots are on disk', async () => {
    provider = await open();
    return (await titles())[0] === 'First' && (await titles('SVNK'))[0] === 'Theirs';
  });
  assert.equal((await provider.read('videos', { school: 'NJMS' })).state, 'away');
});

test('promise 12.24: an answer on disk that another release kept, and that does not fit this one, is not used', async () => {
  const keep = async (answer: object) => {
    const snapshots = await openSnapshots(folder);
    const reading = { state: 'known', ...answer };
    await snapshots.save('/api/news/all/NJMS', { reading }, snapshots.moment());
    provider = await open();
  };
  behaviour = silent;
  const [first] = newsOf('First').data;
  await keep({ data: [{ ...first, addedLater: 1 }], alsoLater: 1 });
  assert.deepEqual(await titles(), ['First']);
  const { title: _, ...older } = first as NonNullable<typeof first>;
  await keep({ data: [older] });
  assert.equal(await titles(), 'away');
});

test('a snapshot is also found for what is only asked for while the provider rests', async () => {
  await titles();
  behaviour = silent;
  await until('the snapshot is found', async () => {
    provider = await open();
    await provider.read('videos', { school: 'NJMS' });
    return (await titles())[0] === 'First';
  });
});

test('birthdays are never those of another day, in memory or after a restart', async () => {
  const names = async () => {
    const reading = await provider.read('birthdays', { school: 'NJMS' });
    return reading.state === 'known' ? reading.data.map(({ name }) => name) : reading.state;
  };
  clock = Date.parse('2026-08-05T18:29:59Z'); // A second before midnight in Asia/Kolkata.
  behaviour = say({ data: [child('Yesterday')] });
  assert.deepEqual(await names(), ['Yesterday']);
  clock += 1000;
  behaviour = say({ data: [child('Today')] });
  assert.deepEqual(await names(), ['Today']);
  // The disk must not become a register of birthdays.
  await until('only today is on disk', async () => {
    const [text = '', ...more] = await onDisk();
    return more.length === 0 && text.includes('Today') && !text.includes('Yesterday');
  });
  clock += 24 * 3600_000;
  behaviour = (request) => request.socket.destroy();
  assert.equal(await names(), 'away');
  provider = await open();
  assert.equal(await names(), 'away');
});

test('what visitors ask for without end is remembered within a bound, and what pages need stays', async () => {
  const bounded = createProvider(server.url, await openSnapshots(folder), { mostBytes: 200_000 });
  const missing = say({ error: { message: 'x' } }, 404);
  behaviour = (request, response) =>
    (request.url?.includes('/subGallery') ? missing : say(newsOf('First')))(request, response);
  for (let id = 0; id < 1000; id += 1) {
    await bounded.read('subGallery', { school: 'NJMS', id: `${id}${'x'.repeat(100)}` });
    await bounded.read('news', { school: 'NJMS' });
  }
  assert.ok(bounded.bytes() <= 200_000, String(bounded.bytes()));
  assert.equal(asked.filter(({ url }) => url?.includes('/news/')).length, 1);
});

test('a form is passed on with the visitor’s address, and its answer comes back as it is', async () => {
  let body = '';
  behaviour = async (request, response) => {
    for await (const part of request) body += part;
    response.writeHead(418).end('{"error":{}}');
  };
  const response = await provider.send(
    'form',
    { school: 'NJMS', type: 'Admission' },
    { a: 'ä' },
    {
      address: '203.0.113.9',
      authorization: 'Bearer x',
    },
  );
  assert.equal(response.status, 418);
  assert.equal(body, '{"a":"ä"}');
  assert.equal(asked[0]?.url, '/api/form/NJMS/Admission');
  assert.equal(asked[0]?.headers['x-visitor-address'], '203.0.113.9');
  assert.equal(asked[0]?.headers['x-website-key'], 'the key');
  assert.equal(asked[0]?.headers.authorization, 'Bearer x');
  assert.equal(asked[0]?.headers['content-type'], 'application/json');
});

test('what was taken down is gone from the disk, and from memory, though nobody asks for it', async () => {
  await titles();
  await until('it is on disk', async () => (await onDisk()).length === 1);
  // As after a restart: nothing in memory.
  const restarted = await open();
  behaviour = say({ error: { message: 'There is no such thing' } }, 404);
  provider.forget({ school: 'NJMS', collection: 'news' });
  restarted.forget({ school: 'NJMS', collection: 'news' });
  await until('it is gone', async () => (await onDisk()).length === 0);
  await server.stop();
  assert.equal((await restarted.read('news', { school: 'NJMS' })).state, 'away');
  assert.notEqual((await provider.read('news', { school: 'NJMS' })).state, 'known');
  server = await listen(() => undefined);
});
