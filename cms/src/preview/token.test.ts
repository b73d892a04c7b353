import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collections } from '@aangan/contract/collections.ts';
import { previewToken } from '@aangan/contract/preview.ts';
import { previewLifetime, previewTokens } from './token.ts';

const time = { now: 1_700_000_000_000 };
const clock = () => time.now;
const tokens = previewTokens('secret', clock);
const record = { school: 'NJMS', collection: 'news', id: 12 } as const;

test('a token names its record until it ends, at every process with the secret', () => {
  const { token, until } = tokens.issue(record);
  assert.equal(until, time.now + previewLifetime);
  assert.deepEqual(tokens.open(token), { ...record, until });
  assert.deepEqual(previewTokens('secret', clock).open(token), { ...record, until });
  assert.equal(previewTokens('another', clock).open(token), 'unknown');
  time.now = until - 1;
  assert.deepEqual(tokens.open(token), { ...record, until });
  time.now = until;
  assert.equal(tokens.open(token), 'ended');
});

test('every token looks as the website expects it, and goes into an address as it is', () => {
  for (const collection of collections)
    for (const id of [1, 2_147_483_647]) {
      const { token } = tokens.issue({ school: 'SVNK', collection, id });
      assert.match(token, previewToken);
      assert.equal(encodeURIComponent(token), token);
    }
});

test('what was changed, cut or made up is no token', () => {
  const { token } = tokens.issue(record);
  const [written = '', signature = ''] = token.split('.');
  const asOther = Buffer.from(JSON.stringify(['NJMS', 'news', 13, time.now + 9e9]));
  const last = signature.at(-1) === 'A' ? 'B' : 'A';
  for (const forged of [
    '',
    '.',
    written,
    `.${signature}`,
    `${asOther.toString('base64url')}.${signature}`,
    `${written}.${signature.slice(0, -1)}${last}`,
    `${written}=.${signature}`,
    `${token}A`,
    `${token}.${signature}`,
    `${written}.${'ä'.repeat(43)}`,
  ])
    assert.equal(tokens.open(forged), 'unknown', forged);
});
