import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressMark, hasMark, withMark } from './known-addresses.ts';

test('a mark holds for one installation, account and address', () => {
  const mark = addressMark('secret', 'a@x.example', '203.0.113.1');
  assert.equal(mark, addressMark('secret', 'a@x.example', '203.0.113.1'));
  for (const [secret, email, address] of [
    ['other', 'a@x.example', '203.0.113.1'],
    ['secret', 'b@x.example', '203.0.113.1'],
    ['secret', 'a@x.example', '203.0.113.2'],
  ] as const)
    assert.notEqual(mark, addressMark(secret, email, address));
  assert.doesNotMatch(mark, /203/);
});

test('the last eight are kept, the newest first', () => {
  let kept: unknown = null;
  for (let index = 0; index < 10; index += 1) kept = withMark(kept, `m${index}`);
  kept = withMark(kept, 'm4');
  assert.deepEqual(kept, ['m4', 'm9', 'm8', 'm7', 'm6', 'm5', 'm3', 'm2']);
  assert.equal(hasMark(kept, 'm4'), true);
  assert.equal(hasMark(kept, 'm0'), false);
  assert.equal(hasMark('m4', 'm4'), false);
});
