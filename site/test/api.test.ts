/** The browser's calls, answered by the website. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { addressOf, answerSchema, type Call, calls } from '@aangan/contract/calls.ts';
import { TestProvider } from './provider.ts';
import { makeFolder, removeFolder, Website } from './website.ts';

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

const table = Object.entries(calls) as [string, Call][];
const query: Record<string, string> = { id: 'NJMS-1', school: 'NJMS', path: '/Aims' };
const urlOf = (call: Call) =>
  addressOf(
    call,
    Object.fromEntries(
      Object.keys(call.params).map((name) => [name, name === 'type' ? 'Admission' : 'NJMS']),
    ),
    Object.fromEntries(Object.keys(call.query).map((name) => [name, query[name]])),
  );
const messageOf = (text: string) => JSON.parse(text).error.message as string;

for (const [name, call] of table)
  if (call.open && call.method === 'GET' && call.answer) {
    const { answer } = call;
    test(`GET ${name} fits its schema, and comes from memory the second time`, async () => {
      const url = urlOf(call);
      const first = await site.ask(url);
      assert.equal(first.status, 200);
      assert.equal(first.headers['content-type'], 'application/json; charset=utf-8');
      assert.ok(answerSchema(answer).safeParse(JSON.parse(first.text)).success);
      const { length } = provider.asked(url.split('?')[0] ?? '');
      assert.equal((await site.ask(url)).text, first.text);
      assert.equal((await site.ask(`${url}${url.includes('?') ? '&' : '?'}_=1`)).text, first.text);
      assert.equal(provider.asked(url.split('?')[0] ?? '').length, length);
      const { etag = '' } = first.headers;
      assert.equal((await site.ask(url, { headers: { 'if-none-match': etag } })).status, 304);
    });
  }

for (const [name, call] of table.filter(([, one]) => !one.open))
  test(`${name} is private`, async () => {
    assert.equal((await site.ask(urlOf(call))).status, 404);
    assert.ok(provider.received.every(({ headers }) => headers['x-visitor-address'] === undefined));
  });

for (const [name, call] of table.filter(([, one]) => one.open))
  test(`${name} takes its own method only`, async () => {
    const wrong = call.method === 'GET' ? 'POST' : 'GET';
    const { status, headers, text } = await site.ask(urlOf(call), { method: wrong });
    assert.deepEqual([status, headers.allow], [405, call.method === 'GET' ? 'GET, HEAD' : 'POST']);
    assert.ok(messageOf(text));
    assert.equal((await site.ask(urlOf(call), { method: 'DELETE' })).status, 405);
  });

const refused: [string, number][] = [
  ['/api/news/all/ZZZZ', 404],
  ['/api/news/all/njms', 404],
  ['/api/nothing', 404],
  ['/api/subGallery', 422],
  ['/api/subGallery?id=nobody&school=NJMS', 404],
  ['/api/page/NJMS', 422],
  ['/api/page/NJMS?path=Aims', 422],
  ['/api/image/a%2F..%2F..%2Fchanges', 404],
  ['/api/image/a/../../changes', 404],
  ['/api/image/%2e%2e/changes', 404],
  ['/api/image/a%2f%2e%2e%2f%2e%2e%2fschools', 404],
];
for (const [url, status] of refused)
  test(`GET ${url} is answered ${status}, and no private call is made for it`, async () => {
    const answer = await site.ask(url);
    assert.equal(answer.status, status);
    assert.ok(messageOf(answer.text));
    assert.doesNotMatch(answer.text, /hostnames|sequence/);
  });

test('a read without the provider is 503, in words', async () => {
  await provider.stop();
  const { status, text } = await site.ask('/api/news/all/AAAA');
  await provider.start();
  assert.equal(status, 503);
  assert.ok(messageOf(text));
});

test('a form is passed on with the address of who connects, and the answer comes back as it is', async () => {
  provider.form = {
    status: 429,
    body: { error: { message: 'later' } },
    headers: { 'retry-after': '60' },
  };
  const values = { name: 'मीरा', extra: ['kept'] };
  const { status, headers, text } = await site.postJson('/api/form/NJMS/GuestBook', values, {
    authorization: 'Bearer token',
    'x-forwarded-for': '198.51.100.1, 203.0.113.9',
    'x-visitor-address': '192.0.2.1',
  });
  assert.deepEqual([status, headers['retry-after'], messageOf(text)], [429, '60', 'later']);
  assert.equal(headers['cache-control'], 'no-store');
  const [sent] = provider.asked('/api/form/NJMS/GuestBook');
  assert.deepEqual(JSON.parse(sent?.body ?? ''), values);
  assert.equal(sent?.headers['x-visitor-address'], '127.0.0.1');
  assert.equal(sent?.headers.authorization, 'Bearer token');
});

test('the lookup of a certificate is passed on too', async () => {
  provider.tc = { status: 200, body: { data: 'tc/pass' } };
  const { status, text } = await site.postJson('/api/tc/NJMS', { name: 'Asha', admission: '1' });
  assert.deepEqual([status, JSON.parse(text)], [200, { data: 'tc/pass' }]);
});

test('what cannot be sent is refused before the provider hears of it', async () => {
  const path = '/api/form/NJMS/Admission';
  const json = { 'content-type': 'application/json' };
  const cases: [string, Awaited<ReturnType<Website['ask']>>, number][] = [
    ['bad JSON', await site.postJson(path, '{"name":'), 400],
    ['no body', await site.postJson(path, ''), 400],
    ['poisoned JSON', await site.postJson(path, '{"__proto__":{"x":1}}'), 400],
    ['a form', await site.post(path, { name: 'x' }), 415],
    [
      'text',
      await site.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: '{}',
      }),
      415,
    ],
    [
      'XML',
      await site.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: '<a/>',
      }),
      415,
    ],
    ['no type', await site.ask(path, { method: 'POST', body: '{}' }), 415],
    [
      'too much',
      await site.ask(path, { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }),
      413,
    ],
    ['an unknown type', await site.postJson('/api/form/NJMS/Nothing', {}), 404],
    ['an impossible school', await site.postJson('/api/tc/nj', {}), 404],
  ];
  for (const [name, { status, text, headers }, wanted] of cases) {
    assert.equal(status, wanted, name);
    assert.ok(messageOf(text), name);
    assert.equal(headers['x-content-type-options'], 'nosniff', name);
  }
  assert.equal(provider.received.filter(({ method }) => method === 'POST').length, 0);
});

test('a form without the provider is 503', async () => {
  await provider.stop();
  const { status } = await site.postJson('/api/form/NJMS/Admission', {});
  await provider.start();
  assert.equal(status, 503);
});

test('the API document tells of open calls only', async () => {
  const { text } = await site.ask('/api/openapi.json');
  const paths = Object.keys(JSON.parse(text).paths);
  assert.ok(paths.includes('/api/news/all/{school}'));
  assert.ok(!paths.includes('/api/changes'));
});
