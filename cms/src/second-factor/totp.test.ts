import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, findStep, newSecret, stepAt, toBase32, toUri } from './totp.ts';

/** RFC 6238, appendix B, the rows of SHA-1: eight digits of this secret at these seconds. */
const secret = Buffer.from('12345678901234567890');
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];
for (const [seconds, code] of vectors)
  test(`RFC 6238 at ${seconds} seconds: ${code}`, () => {
    assert.equal(codeOf(secret, stepAt(seconds * 1000), 8), code);
    assert.equal(codeOf(secret, stepAt(seconds * 1000)), code.slice(-6));
  });

test('RFC 4648: a key as it is typed', () => {
  for (const [text, written] of [
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ] as const)
    assert.equal(toBase32(Buffer.from(text)), written);
  assert.equal(toBase32(newSecret()).length, 32);
});

test('a clock may be half a minute wrong, each way, and no more', () => {
  const now = 1_800_000_015_000;
  const offsets = [-2, -1, 0, 1, 2].filter(
    (offset) => findStep(secret, codeOf(secret, stepAt(now) + offset), now, 0) !== undefined,
  );
  assert.deepEqual(offsets, [-1, 0, 1]);
});

test('a code that was used, and any before it, is of no half minute any more', () => {
  const now = 1_800_000_015_000;
  const step = stepAt(now);
  assert.equal(findStep(secret, codeOf(secret, step), now, step - 1), step);
  assert.equal(findStep(secret, codeOf(secret, step), now, step), undefined);
  assert.equal(findStep(secret, codeOf(secret, step - 1), now, step), undefined);
  assert.equal(findStep(secret, codeOf(secret, step + 1), now, step), step + 1);
});

test('the app is told key, account and school, whatever these are called', () => {
  const uri = new URL(toUri(secret, 'Vidya: a & b School', 'asha+1@x.example'));
  assert.equal(uri.protocol, 'otpauth:');
  assert.equal(decodeURIComponent(uri.pathname), '/Vidya  a & b School:asha+1@x.example');
  assert.equal(uri.searchParams.get('secret'), toBase32(secret));
  assert.equal(uri.searchParams.get('issuer'), 'Vidya  a & b School');
  assert.ok(!uri.href.includes('+'), 'a plus is a plus in some apps');
});
