import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pauses } from './pauses.ts';

const minute = 60_000;
const rule = {
  free: 5,
  first: minute,
  longest: 60 * minute,
  forgetAfter: 24 * 60 * minute,
  keys: 3,
};

const make = () => {
  let now = 1_000_000;
  const pauses = new Pauses(rule, () => now);
  return {
    pauses,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

test('of many tries at once only the free ones are let through', () => {
  const { pauses } = make();
  let through = 0;
  for (let guess = 0; guess < 100; guess += 1)
    if (pauses.wait('a') === 0) {
      pauses.take('a');
      through += 1;
    }
  assert.equal(through, 5);
});

test('pauses double, up to the longest, and never last for ever', () => {
  const { pauses, pass } = make();
  for (let guess = 0; guess < 5; guess += 1) pauses.take('a');
  const seen: number[] = [];
  for (let guess = 0; guess < 9; guess += 1) {
    const wait = pauses.wait('a');
    seen.push(wait / minute);
    pass(wait);
    assert.equal(pauses.wait('a'), 0);
    pauses.take('a');
  }
  assert.deepEqual(seen, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('a right try, or a quiet day, begins anew; others are not touched', () => {
  const { pauses, pass } = make();
  for (let guess = 0; guess < 6; guess += 1) {
    pauses.take('x 1');
    pauses.take('x 2');
    pauses.take('y 1');
  }
  pauses.forgive('x 1');
  assert.equal(pauses.wait('x 1'), 0);
  assert.ok(pauses.wait('x 2') > 0);
  pauses.forgiveAll('x ');
  assert.equal(pauses.wait('x 2'), 0);
  assert.ok(pauses.wait('y 1') > 0);
  pass(rule.forgetAfter);
  pauses.take('y 1');
  assert.equal(pauses.wait('y 1'), 0);
});

test('no more keys are remembered than allowed', () => {
  const { pauses } = make();
  for (let guess = 0; guess < 5; guess += 1) pauses.take('first');
  for (const key of ['b', 'c', 'd']) pauses.take(key);
  assert.equal(pauses.wait('first'), 0);
});

test('one try is taken back, and nothing of the wrong ones before it', () => {
  const { pauses } = make();
  for (let guess = 0; guess < 5; guess += 1) pauses.take('a');
  pauses.take('a');
  assert.equal(pauses.wait('a'), 2 * minute);
  pauses.refund('a');
  assert.equal(pauses.wait('a'), minute);
  pauses.refund('a');
  assert.equal(pauses.wait('a'), 0);
  pauses.take('a');
  assert.equal(pauses.wait('a'), minute, 'four were wrong, and this is the fifth');
  pauses.refund('b');
  assert.equal(pauses.wait('b'), 0);
});
