/** Every call of the table, on a listening server and a real database. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addressOf, answerSchema, type Call, calls } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import { readSecret } from '../src/data-folder/secret.ts';
import { previewTokens } from '../src/preview/token.ts';
import { addRecords, addSchools } from './api-content.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

before(async () => {
  api = await openTestApi();
  await addRecords(api, await addSchools(api));
});
after(() => api.close());

const named = Object.entries(calls) as [keyof typeof calls, Call][];

const galleryId = async (): Promise<string> => {
  const { data } = await (await api.get('/api/gallery/All/NJMS')).json();
  return data[0]._id;
};

const query = async (name: string): Promise<Record<string, string>> => {
  if (name === 'page') return { path: '/AboutUs' };
  return name === 'subGallery' ? { id: await galleryId() } : {};
};

/** The token of a preview, for the call that wants one. */
const headersFor = async (name: string): Promise<Record<string, string>> => {
  if (name !== 'preview') return {};
  const tokens = previewTokens(readSecret(api.dataDir, undefined), () => api.time.now);
  const id = Number(await galleryId());
  const { token } = tokens.issue({ school: 'NJMS', collection: 'galleries', id });
  return { [previewHeader]: token };
};

/** Every text in a value that looks like a file's path. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^[0-9a-f]{16}\.\w+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
};

describe('each call that reads', () => {
  for (const [name, call] of named.filter(([, { method, answer }]) => method === 'GET' && answer))
    test(`${name} answers by its schema, with the facts of its files`, async () => {
      const address = addressOf(call, { school: 'NJMS' }, await query(name));
      const headers = await headersFor(name);
      const response = await api.get(address, { headers });
      const body = await response.json();
      assert.equal(response.status, 200, JSON.stringify(body));
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      answerSchema(call.answer as NonNullable<Call['answer']>).parse(body);
      if (Array.isArray(body.data)) assert.ok(body.data.length > 0, 'something to see');
      assert.deepEqual(
        new Set(pathsIn(body.data)),
        new Set(Object.keys(body.files ?? {})),
        'the files named are the files told of',
      );
      const head = await api.get(address, { method: 'HEAD', headers });
      assert.equal(head.status, 200);
      assert.equal(await head.text(), '');
    });
});

describe('each call of a school', () => {
  for (const [name, call] of named.filter(([, { params }]) => 'school' in params))
    for (const school of ['ABCD', 'njms', 'NJM', 'NJMSX', '....', 'NJM%00', '%E0%A4%A8', '..%2f.'])
      test(`${name} knows no school ${school}`, async () => {
        const address = addressOf(call, { school: '@', type: 'Admission' }, await query(name));
        const response = await api.get(address.replace('%40', school), {
          method: call.method,
          ...json(call),
        });
        assert.equal(response.status, 404);
        assert.deepEqual(await response.json(), { error: { message: refusals.unknownSchool } });
      });
});

const json = (call: Call): RequestInit =>
  call.method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {};

describe('each call', () => {
  for (const [name, call] of named)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE'])
      if (method !== call.method)
        test(`${name} does not take ${method}`, async () => {
          const address = addressOf(call, { school: 'NJMS', type: 'Admission', path: 'a.webp' });
          const body = method === 'GET' ? undefined : '<xml/>';
          const response = await api.get(address, { method, body });
          assert.equal(response.status, 405);
          assert.equal(response.headers.get('allow'), call.method === 'GET' ? 'GET, HEAD' : 'POST');
          assert.deepEqual(await response.json(), { error: { message: refusals.wrongMethod } });
        });
});

test('the document and the page that is printed from it', async () => {
  const document = await (await api.get('/api/openapi.json')).json();
  assert.equal(document.openapi, '3.1.0');
  const page = await api.get('/api/docs');
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  const html = await page.text();
  for (const [name, { path }] of named) {
    assert.ok(html.includes(`id="${name}"`) && html.includes(path), name);
    assert.ok(document.paths[path], path);
  }
  assert.ok(!html.includes('<script'));
  assert.deepEqual(await (await api.get('/healthz')).json(), { ok: true });
});
