import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { sessionCheck } from './session.ts';

const secret = 'a'.repeat(64);
const isSignedIn = sessionCheck(secret);

const tokenOf = (of: string, expires: string) =>
  new SignJWT({ id: 1, collection: 'staff' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(createHash('sha256').update(of).digest('hex').slice(0, 32)));

test('a token of this installation is known, in the cookie or the header', async () => {
  const token = await tokenOf(secret, '1h');
  assert.equal(await isSignedIn({ cookie: `a=b; payload-token=${token}; c=d` }), true);
  assert.equal(await isSignedIn({ authorization: `JWT ${token}` }), true);
  assert.equal(await isSignedIn({ authorization: `Bearer ${token}` }), true);
});

test('anything else is a stranger’s', async () => {
  const foreign = await tokenOf('b'.repeat(64), '1h');
  const old = await tokenOf(secret, '-1h');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"id":1}').toString('base64url')}.`;
  for (const token of [foreign, old, unsigned, 'x', ''])
    for (const headers of [{ cookie: `payload-token=${token}` }, { authorization: `JWT ${token}` }])
      assert.equal(await isSignedIn(headers), false);
  assert.equal(await isSignedIn({}), false);
});
