/**
 * Challenges and the proofs of work for them. A challenge is signed and names what it is for, so nothing is stored, every
 * api process can check it, and the work that was done for one submission is of no use for another.
 */
import { createHash, hkdfSync, randomInt } from 'node:crypto';
import { type Challenge, challenge, type ProvenWork, provenWork } from '@aangan/contract/proof.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { LRUCache } from 'lru-cache';
import type { Clock, GiveBack } from '../../allowance.ts';
import { proofLifetime, proofsRemembered } from './limits.ts';

/** What a challenge is for: the call, the school, and all that was sent. */
export type Purpose = readonly unknown[];

export type Proofs = {
  /** A challenge that takes `effort` hashes at most, half of them on average. */
  issue: (purpose: Purpose, effort: number) => Promise<Challenge>;
  /** Whether the work was done for just this. */
  isProof: (given: unknown, purpose: Purpose) => Promise<boolean>;
  /** The same, once: a proof that was used here before is none. Gives what lets it be used again. */
  spendProof: (given: unknown, purpose: Purpose) => Promise<GiveBack | null>;
};

const parse = (given: unknown): ProvenWork | undefined => {
  if (typeof given !== 'string' || given === '') return undefined;
  try {
    return provenWork.parse(JSON.parse(Buffer.from(given, 'base64').toString('utf8')));
  } catch {
    // Not ours: the same as none.
    return undefined;
  }
};

/** Makes and checks challenges with a key of their own, derived from the installation's secret. */
export const makeProofs = (secret: string, clock: Clock): Proofs => {
  const hmacSignatureSecret = Buffer.from(
    hkdfSync('sha256', secret, '', 'aangan proof of work', 32),
  ).toString('hex');
  const markOf = (purpose: Purpose) =>
    createHash('sha256').update(JSON.stringify(purpose)).digest('base64url');
  const used = new LRUCache<string, true>({ max: proofsRemembered });

  const check = async (given: unknown, purpose: Purpose): Promise<string | null> => {
    const work = parse(given);
    if (!work) return null;
    // The library's own expiry reads the machine's clock; ours stands in the signed data.
    const { data } = work.challenge.parameters;
    if (data.for !== markOf(purpose) || data.until <= clock()) return null;
    const { verified } = await verifySolution({ ...work, deriveKey, hmacSignatureSecret });
    return verified ? work.challenge.signature : null;
  };

  return {
    issue: async (purpose, effort) =>
      challenge.parse(
        await createChallenge({
          algorithm: 'SHA-256',
          cost: 1,
          // Known to us, so that the work has an end: no phone is unlucky for a minute.
          counter: randomInt(effort),
          deriveKey,
          hmacSignatureSecret,
          data: { for: markOf(purpose), until: clock() + proofLifetime },
        }),
      ),
    isProof: async (given, purpose) => (await check(given, purpose)) !== null,
    spendProof: async (given, purpose) => {
      const signature = await check(given, purpose);
      if (signature === null || used.has(signature)) return null;
      used.set(signature, true);
      return () => used.delete(signature);
    },
  };
};
