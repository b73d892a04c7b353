import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Challenge } from '@aangan/contract/proof.ts';
import { prove } from '../../../test/prove.ts';
import { grown } from '../../allowance.ts';
import { proofEffort, proofLifetime } from './limits.ts';
import { makeProofs } from './proofs.ts';

const time = { now: 1_700_000_000_000 };
const clock = () => time.now;
const proofs = makeProofs('secret', clock);
const purpose = ['tc', 'NJMS', '1234', 'ASHA'];
const effort = 2_000;

const opened = (proof: string) => JSON.parse(atob(proof));
const closed = (work: unknown) => btoa(JSON.stringify(work));

test('the work for a challenge is a proof for its purpose only, at every process with the secret', async () => {
  const proof = await prove(await proofs.issue(purpose, effort));
  assert.ok(await proofs.isProof(proof, purpose));
  assert.ok(await makeProofs('secret', clock).isProof(proof, purpose));
  assert.ok(!(await makeProofs('another', clock).isProof(proof, purpose)));
  for (const other of [
    ['tc', 'NJMS', '1234', 'USHA'],
    ['tc', 'NJMS', '1235', 'ASHA'],
    ['tc', 'SVNK', '1234', 'ASHA'],
    ['form', 'NJMS', '1234', 'ASHA'],
  ])
    assert.ok(!(await proofs.isProof(proof, other)), other.join());
});

test('a proof can be spent once, and dies with its challenge', async () => {
  const proof = await prove(await proofs.issue(purpose, effort));
  const giveBack = await proofs.spendProof(proof, purpose);
  assert.ok(!(await proofs.spendProof(proof, purpose)));
  giveBack?.();
  assert.ok(await proofs.spendProof(proof, purpose));
  assert.ok(!(await proofs.spendProof(proof, purpose)));
  assert.ok(await proofs.isProof(proof, purpose));
  time.now += proofLifetime - 1;
  assert.ok(await proofs.isProof(proof, purpose));
  time.now += 1;
  assert.ok(!(await proofs.isProof(proof, purpose)));
});

test('what was not worked for is no proof', async () => {
  const challenge: Challenge = await proofs.issue(purpose, effort);
  const proof = await prove(challenge);
  const { solution } = opened(proof);
  const changed = (parameters: object) => ({
    ...challenge,
    parameters: { ...challenge.parameters, ...parameters },
  });
  const { data } = challenge.parameters;
  const forged: unknown[] = [
    undefined,
    null,
    '',
    5,
    {},
    'no Base64',
    closed(null),
    closed({}),
    closed({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
    closed({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    closed({ challenge: changed({ keyPrefix: '00' }), solution }),
    closed({ challenge: changed({ data: { ...data, until: data.until + 1 } }), solution }),
    closed({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
  ];
  for (const given of forged) assert.ok(!(await proofs.isProof(given, purpose)), String(given));
  assert.ok(await proofs.isProof(proof, purpose));
});

test('no challenge takes more work than was asked for', async () => {
  for (let i = 0; i < 50; i++) {
    const { solution } = opened(await prove(await proofs.issue(purpose, 100)));
    assert.ok(solution.counter < 100);
  }
});

test('the work doubles with each step, up to its bound', () => {
  const growth = { step: 2, most: 16 };
  const seen = [0, 1, 2, 3, 4, 6, 8, 100].map((over) => grown(growth, over));
  assert.deepEqual(seen, [1, 1, 2, 2, 4, 8, 16, 16]);
  assert.ok(proofEffort.least < proofEffort.most);
});
