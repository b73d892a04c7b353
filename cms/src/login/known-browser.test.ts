import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserCookie, browserOf } from './known-browser.ts';

const sent = (header: string): string => header.split(';')[0] ?? '';

const asha = { email: 'asha@test.example', salt: 'one' };

test('a browser is known for the account that was signed in to, and for no other', () => {
  const cookie = sent(browserCookie('secret', asha, 'abc'));
  assert.equal(browserOf('secret', asha, `other=1; ${cookie}`), 'abc');
  for (const [secret, account, cookies] of [
    ['secret', { ...asha, email: 'ravi@test.example' }, cookie],
    ['secret', { ...asha, salt: 'of a new password' }, cookie],
    ['another', asha, cookie],
    ['secret', asha, cookie.replace('=abc.', '=abd.')],
    ['secret', asha, cookie.slice(0, -1)],
    ['secret', asha, cookie.replace(/=.*/, '=')],
    ['secret', asha, ''],
    ['secret', asha, null],
  ] as const)
    assert.equal(browserOf(secret, account, cookies), undefined, `${account.email} ${cookies}`);
});

test('its cookie goes to the sign-in alone, out of reach of scripts and other sites', () => {
  const header = browserCookie('secret', asha);
  assert.match(header, /; Path=\/api\/staff\/login; HttpOnly; SameSite=Strict$/);
  assert.notEqual(header, browserCookie('secret', asha));
  assert.doesNotMatch(header, /asha/);
});
