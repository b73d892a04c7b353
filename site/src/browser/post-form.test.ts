import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { postForm } from './post-form.ts';

/** Answers `/{status}` with that status, and notes what came. */
let received: { url: string; body: string; authorization: string | undefined }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { url = '', headers } = request;
  received.push({ url, body, authorization: headers.authorization });
  response.writeHead(Number(url.slice(1)), { 'content-type': 'application/json' });
  response.end('{"error":{"message":"no"}}');
});
let origin = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());
beforeEach(() => {
  received = [];
});

for (const status of [200, 404, 422, 429, 500, 503])
  test(`promise 7.3.4: a form that is answered ${status}, without a challenge, is sent once`, async () => {
    const response = await postForm(`${origin}/${status}`, { name: 'Asha' });
    assert.equal(response.status, status);
    assert.deepEqual(received, [
      { url: `/${status}`, body: '{"name":"Asha"}', authorization: undefined },
    ]);
  });

test('promise 7.3.4: a form that meets nobody is given up at once', () =>
  assert.rejects(postForm('http://127.0.0.1:1/', { name: 'Asha' })));
