import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryOf } from './expiry.ts';

const whole = { incomplete: false, old: false, validUntil: Number.POSITIVE_INFINITY };

for (const [time, midnight] of [
  ['2026-08-05T06:00:00Z', '2026-08-05T18:30:00Z'],
  ['2026-08-05T18:29:59Z', '2026-08-05T18:30:00Z'],
  ['2026-08-05T18:30:00Z', '2026-08-06T18:30:00Z'],
] as const)
  test(`promise 12.3: a page that depends on the day, made at ${time}, is kept until midnight in Asia/Kolkata`, () => {
    assert.equal(expiryOf(whole, true, Date.parse(time)), Date.parse(midnight));
    assert.equal(expiryOf(whole, false, Date.parse(time)), Number.POSITIVE_INFINITY);
  });

test('promise 12.3: a page ends when something on it does, and one that is not whole is made again soon', () => {
  const now = Date.parse('2026-08-05T06:00:00Z');
  assert.equal(expiryOf({ ...whole, validUntil: now + 60_000 }, true, now), now + 60_000);
  assert.equal(expiryOf({ ...whole, incomplete: true }, false, now), now + 3000);
  assert.equal(expiryOf({ ...whole, validUntil: now }, false, now), now + 250);
  assert.equal(expiryOf({ ...whole, validUntil: now, old: true }, false, now), now + 3000);
});
