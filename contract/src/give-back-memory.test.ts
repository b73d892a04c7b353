import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { giveBackMemory } from './give-back-memory.ts';

const isCollected = async () => {
  let left: object | undefined = { of: 'what was done' };
  const gone = new WeakRef(left);
  left = undefined;
  for (let waited = 0; waited < 250 && gone.deref(); waited++) await pause(20);
  return gone.deref() === undefined;
};

test('what is left behind is given back after the start, and again later', async () => {
  giveBackMemory(1, 50);
  assert.ok(await isCollected());
  assert.ok(await isCollected());
});
