import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LoginLimits } from './limits.ts';

const make = () => {
  let now = 1_000_000;
  const limits = new LoginLimits(() => now);
  const guess = (address: string, isKnown = false, email = 'head@school.example') =>
    limits.take({ email, address, isKnown });
  const through = (count: number, from: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => guess(from(index))).filter(
      (decision) => 'attempt' in decision,
    ).length;
  return {
    limits,
    guess,
    through,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

test('100 guesses at once: five from one address, ten from a hundred', () => {
  assert.equal(
    make().through(100, () => '203.0.113.1'),
    5,
  );
  assert.equal(
    make().through(100, (index) => `203.0.113.${index}`),
    10,
  );
});

test('one address cannot go through many accounts', () => {
  const { guess } = make();
  const letThrough = Array.from({ length: 100 }, (_, index) =>
    guess('203.0.113.1', false, `person-${index}@school.example`),
  ).filter((decision) => 'attempt' in decision);
  assert.equal(letThrough.length, 30);
});

test('where the owner has signed in before, strangers lock nobody out', () => {
  const { guess, through } = make();
  through(200, (index) => `203.0.113.${index}`);
  assert.ok('wait' in guess('198.51.100.7'));
  assert.ok('attempt' in guess('198.51.100.7', true));
});

test('nor do those who share that address and try other accounts', () => {
  const { guess } = make();
  for (let index = 0; index < 100; index += 1) guess('198.51.100.7', false, `p${index}@x.example`);
  assert.ok('wait' in guess('198.51.100.7', false, 'another@x.example'));
  assert.ok('attempt' in guess('198.51.100.7', true));
});

test('but the known address, too, may not guess for ever', () => {
  const { guess } = make();
  const decisions = Array.from({ length: 50 }, () => guess('198.51.100.7', true));
  assert.equal(decisions.filter((decision) => 'attempt' in decision).length, 5);
});

test('what was right is given back, and a new password lets everybody try again', () => {
  const { guess, limits, through } = make();
  for (let index = 0; index < 100; index += 1) {
    const decision = guess('203.0.113.1');
    assert.ok('attempt' in decision);
    decision.attempt.giveBack();
  }
  through(100, (index) => `203.0.113.${index}`);
  assert.ok('wait' in guess('192.0.2.1'));
  limits.forgive('head@school.example');
  assert.ok('attempt' in guess('192.0.2.1'));
});

test('elsewhere the owner waits minutes, not for ever', () => {
  const { guess, through, pass } = make();
  through(100, (index) => `203.0.113.${index}`);
  const decision = guess('192.0.2.1');
  assert.ok('wait' in decision && decision.wait <= 5 * 60_000);
  pass(decision.wait);
  assert.ok('attempt' in guess('192.0.2.1'));
});

test('a known browser is counted apart from its address', () => {
  const { limits, through } = make();
  const own = { email: 'head@school.example', address: '203.0.113.1', isKnown: false };
  through(100, () => '203.0.113.1');
  const tries = Array.from({ length: 8 }, () => limits.take({ ...own, browser: 'abc' }));
  assert.equal(tries.filter((decision) => 'attempt' in decision).length, 5);
  assert.ok('wait' in limits.take(own));
  limits.forgive(own.email);
  assert.ok('attempt' in limits.take({ ...own, browser: 'abc' }));
});
