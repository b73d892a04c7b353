import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { loadList } from './latest-load.ts';

/** Answers `/{status}` with that status and an empty list, and `/late` after longer than the website's own server would wait. */
const server = createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  const answer = () =>
    response
      .writeHead(Number(name) || 200, { 'content-type': 'application/json' })
      .end('{"data":[]}');
  if (name === 'late') setTimeout(answer, 2000);
  else answer();
});
let origin = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

const load = (name: string) => loadList(`${origin}/${name}`, new AbortController().signal);

for (const status of [200, 201, 299])
  test(`promise 9.1: ${status} is a success`, async () => {
    assert.deepEqual(await load(String(status)), { data: [] });
  });

for (const status of [304, 400, 404, 429, 500, 503])
  test(`promise 9.1: ${status} is a failure`, () => assert.rejects(load(String(status))));

test('promise 9.1: an answer that comes late is taken', async () => {
  assert.deepEqual(await load('late'), { data: [] });
});
