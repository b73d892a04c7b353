import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserCookie, browserOf } from './known-browser.ts';

const sent = (header: string): string => header.split(';')[0] ?? '';

test('a browser is known for the account that was signed in to, and for no other', () => {
  const cookie = sent(browserCookie('secret', 'asha@test.example', 'abc'));
  assert.equal(browserOf('secret', 'asha@test.example', `other=1; ${cookie}`), 'abc');
  for (const [secret, email, cookies] of [
    ['secret', 'ravi@test.example', cookie],
    ['another', 'asha@test.example', cookie],
    ['secret', 'asha@test.example', cookie.replace('=abc.', '=abd.')],
    ['secret', 'asha@test.example', cookie.slice(0, -1)],
    ['secret', 'asha@test.example', cookie.replace(/=.*/, '=')],
    ['secret', 'asha@test.example', ''],
    ['secret', 'asha@test.example', null],
  ] as const)
    assert.equal(browserOf(secret, email, cookies), undefined, `${email} ${cookies}`);
});

test('its cookie goes to the sign-in alone, out of reach of scripts and other sites', () => {
  const header = browserCookie('secret', 'asha@test.example');
  assert.match(header, /; Path=\/api\/staff\/login; HttpOnly; SameSite=Strict$/);
  assert.notEqual(header, browserCookie('secret', 'asha@test.example'));
  assert.doesNotMatch(header, /asha/);
});
