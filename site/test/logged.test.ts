/** What the visitor is not told, the operator is (promises 8.4 and 8.5). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from './local-server.ts';
import { type Pages, startPages } from './page-words.ts';

let pages: Pages;
before(async () => {
  pages = await startPages();
  pages.provider.mood = '500';
});
after(() => pages?.stop());

const isLogged = (code: string) =>
  until(`the log has ${code}`, () => pages.site.log().includes(`"${code}"`));

test('promise 8.4: a form that cannot be sent is logged', async () => {
  const { status } = await pages.site.post('/MailUs', {
    name: 'Meera Devi',
    phone: '1',
    email: 'meera@example.in',
    subject: 'Fees',
    address: 'Hisar',
    message: 'When?',
  });
  assert.equal(status, 200);
  await isLogged('form-failed');
});

test('promise 8.5: a list that cannot be loaded is logged', async () => {
  assert.equal((await pages.open('/News')).status, 200);
  await isLogged('provider-away');
});

test('promise 12.19: what is asked of the provider for a request carries the number of its lines in the log', async () => {
  pages.provider.received.length = 0;
  assert.equal((await pages.open('/Events')).status, 200);
  const asked = pages.provider.received.find(({ url }) => url.startsWith('/api/events/'));
  const number = String(asked?.headers['x-request-id']);
  assert.match(number, /^[0-9a-f]{16}$/);
  const lineOf = () =>
    pages.site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .find(({ request }) => request === number);
  await until('its line is written', () => lineOf() !== undefined);
  const { time, level, process } = lineOf();
  assert.deepEqual([level, process], ['info', 'website']);
  assert.equal(new Date(time).toISOString(), time);
});
