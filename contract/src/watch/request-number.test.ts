import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { currentNumber, numberHeader, numberOf, withNumber } from './request-number.ts';

test('a number that is brought along is kept if it can be one; any other is drawn by lot', () => {
  for (const good of ['0123456789abcdef', 'f'.repeat(32)]) assert.equal(numberOf(good), good);
  const others = [
    undefined,
    '',
    'Asha',
    'F'.repeat(16),
    'a'.repeat(33),
    'a"}\n{"',
    ['0'.repeat(16)],
  ];
  for (const other of others) assert.match(numberOf(other), /^[0-9a-f]{16}$/);
  assert.notEqual(numberOf(undefined), numberOf(undefined));
});

test('it is known on the whole way of a request, and of no other', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map((digit) =>
      withNumber(digit.repeat(16), async () => {
        await pause(5);
        return numberHeader();
      }),
    ),
  );
  assert.deepEqual(seen, [{ 'x-request-id': 'a'.repeat(16) }, { 'x-request-id': 'b'.repeat(16) }]);
  assert.equal(currentNumber(), undefined);
  assert.deepEqual(numberHeader(), {});
});
