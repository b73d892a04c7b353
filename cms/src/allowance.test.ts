import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAfter, Spending } from './allowance.ts';

const at = (start = 1_000_000) => {
  const time = { now: start };
  return { time, clock: () => time.now };
};

test('a share can be spent at once and comes back bit by bit', () => {
  const { time, clock } = at();
  const spending = new Spending({ burst: 3, refill: 1000, keys: 10 }, clock);
  for (let i = 0; i < 3; i++) {
    assert.equal(spending.wait('a'), 0);
    spending.spend('a');
  }
  assert.equal(spending.wait('a'), 1000);
  assert.equal(spending.wait('b'), 0);
  time.now += 999;
  assert.equal(spending.wait('a'), 1);
  time.now += 1;
  assert.equal(spending.wait('a'), 0);
  spending.spend('a');
  assert.equal(spending.wait('a'), 1000);
  time.now += 60_000;
  for (let i = 0; i < 3; i++) spending.spend('a');
  assert.equal(spending.wait('a'), 1000);
});

test('what is spent beyond the allowance is remembered up to a bound', () => {
  const { time, clock } = at();
  const spending = new Spending({ burst: 3, refill: 1000, keys: 10, debt: 2 }, clock);
  const seen = Array.from({ length: 8 }, () => {
    spending.spend('a');
    return [spending.spent('a'), spending.over('a')];
  });
  assert.deepEqual(seen, [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [5, 2],
    [5, 2],
    [5, 2],
  ]);
  assert.equal(spending.wait('a'), 3000);
  time.now += 3000;
  assert.equal(spending.wait('a'), 0);
  assert.equal(spending.over('a'), 0);
});

test('what is given back can be spent again', () => {
  const { clock } = at();
  const spending = new Spending({ burst: 1, refill: 1000, keys: 10 }, clock);
  const giveBack = spending.spend('a');
  assert.equal(spending.wait('a'), 1000);
  giveBack();
  assert.equal(spending.wait('a'), 0);
  assert.equal(spending.size, 0);
});

test('of a debt at its bound nothing is given back that was not taken', () => {
  const { clock } = at();
  const spending = new Spending({ burst: 3, refill: 1000, keys: 10, debt: 2 }, clock);
  for (let i = 0; i < 5; i++) spending.spend('a');
  for (let i = 0; i < 5; i++) spending.spend('a')();
  assert.deepEqual([spending.spent('a'), spending.over('a')], [5, 2]);
});

test('who is forgiven can spend one at once, and no more than that', () => {
  const { clock } = at();
  const spending = new Spending({ burst: 3, refill: 1000, keys: 10, debt: 2 }, clock);
  for (let i = 0; i < 5; i++) spending.spend('a');
  spending.forgive('a');
  assert.equal(spending.wait('a'), 0);
  spending.spend('a');
  assert.equal(spending.wait('a'), 1000);
  spending.forgive('never spent');
  assert.equal(spending.wait('never spent'), 0);
});

test('it remembers no more keys than it may, and forgets the one spent longest ago', () => {
  const { time, clock } = at();
  const spending = new Spending({ burst: 1, refill: 1000, keys: 3 }, clock);
  spending.spend('long ago');
  time.now += 2000;
  for (const key of ['a', 'b', 'c']) spending.spend(key);
  assert.equal(spending.size, 3);
  assert.equal(spending.wait('a'), 1000);
  spending.spend('d');
  assert.equal(spending.size, 3);
  assert.equal(spending.wait('a'), 0);
  assert.equal(spending.wait('d'), 1000);
});

test('Retry-After is in whole seconds, at least one', () => {
  assert.deepEqual([1, 999, 1001, 60_000].map(retryAfter), ['1', '1', '2', '60']);
});
