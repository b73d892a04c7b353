import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Challenge } from './proof.ts';
import { solveChallenge, toProof } from './solve-challenge.ts';

const salt = '00112233445566778899aabbccddeeff';
const nonce = 'fedcba9876543210fedcba9876543210';
const keyOf = (counter: number) => {
  const bytes = Buffer.alloc(36);
  bytes.write(salt + nonce, 'hex');
  bytes.writeUInt32BE(counter, 32);
  return createHash('sha256').update(bytes).digest('hex');
};
const challengeFor = (counter: number): Challenge => ({
  parameters: {
    algorithm: 'SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: keyOf(counter).slice(0, 32),
    nonce,
    salt,
    data: { for: 'this', until: 1 },
  },
  signature: '00',
});

for (const counter of [0, 1, 255, 65_536, 300_000])
  test(`finds the counter ${counter}, and the hash that Node computes for it`, () => {
    const work = solveChallenge(challengeFor(counter));
    assert.deepEqual(work?.solution, { counter, derivedKey: keyOf(counter) });
  });

test('looks only where it is told to, so that a page without workers can pause', () => {
  const challenge = challengeFor(2 ** 32 - 5);
  assert.equal(solveChallenge(challenge, 0, 1000), null);
  assert.equal(solveChallenge(challenge, 2 ** 32 - 10)?.solution.counter, 2 ** 32 - 5);
});

test('a challenge of another kind is refused before any work', () => {
  const { parameters, signature } = challengeFor(1);
  const longer = { parameters: { ...parameters, salt: salt + salt }, signature };
  assert.throws(() => solveChallenge(longer), /another kind/);
});

test('the work travels as ALTCHA has it: JSON in Base64', () => {
  const work = solveChallenge(challengeFor(7));
  assert.ok(work);
  assert.deepEqual(JSON.parse(atob(toProof(work))), work);
});
