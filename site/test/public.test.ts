/** Nothing here is behind a login (promise 6): credentials change no answer, and no page sets a cookie. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addressOf, type Call, calls } from '@aangan/contract/calls.ts';
import { routes } from '@aangan/contract/routes.ts';
import { type Pages, startPages } from './page-words.ts';

let pages: Pages;
before(async () => {
  pages = await startPages();
});
after(() => pages?.stop());

const credentials = { authorization: 'Bearer anything', 'x-school-code': 'SVNK' };
const query: Record<string, string> = { id: 'NJMS-1', school: 'NJMS', path: '/Aims' };
const urlOf = (call: Call) =>
  addressOf(
    call,
    { school: 'NJMS' },
    Object.fromEntries(Object.keys(call.query).map((name) => [name, query[name]])),
  );

for (const [name, call] of Object.entries(calls) as [string, Call][])
  if (call.open && call.method === 'GET' && call.answer)
    test(`promise 6: ${name} answers the same with a token and without`, async () => {
      const plain = await pages.site.ask(urlOf(call));
      const sent = await pages.site.ask(urlOf(call), { headers: credentials });
      assert.deepEqual([plain.status, sent.status, sent.text], [200, 200, plain.text]);
    });

for (const { path } of routes)
  test(`promise 6: ${path} is open to everybody, and sets no cookie`, async () => {
    const address = path === '/SubGallery' ? '/SubGallery?id=NJMS-1' : path;
    const { status, headers } = await pages.site.ask(address);
    assert.deepEqual([status, headers['set-cookie']], [200, undefined]);
  });
