/**
 * Finds the counter that a challenge asks for. SHA-256 by hand, because a browser's own is asynchronous, ten times slower
 * for blocks this small, and missing on plain http. Salt, nonce and counter are one block: 16, 16 and 4 bytes.
 */
import type { Challenge, ProvenWork } from './proof.ts';

const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
})();
/** The first 32 bits of the fraction of a root, as the standard takes its constants. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const schedule = new Int32Array(64);

/** Hashes the block in the first 16 words of `schedule` into `out`. */
const hashBlock = (out: Int32Array): void => {
  const w = schedule;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = start[0] as number;
  let b = start[1] as number;
  let c = start[2] as number;
  let d = start[3] as number;
  let e = start[4] as number;
  let f = start[5] as number;
  let g = start[6] as number;
  let h = start[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  out[0] = a + (start[0] as number);
  out[1] = b + (start[1] as number);
  out[2] = c + (start[2] as number);
  out[3] = d + (start[3] as number);
  out[4] = e + (start[4] as number);
  out[5] = f + (start[5] as number);
  out[6] = g + (start[6] as number);
  out[7] = h + (start[7] as number);
};

const wordsOf = (hex: string): number[] =>
  (hex.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);
const hexOf = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** The work for a challenge, from the counter `from` on for `count` of them; null when it is not among these. */
export const solveChallenge = (
  challenge: Challenge,
  from = 0,
  count = 2 ** 32 - from,
): ProvenWork | null => {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const block = [...wordsOf(salt), ...wordsOf(nonce)];
  const wanted = wordsOf(keyPrefix);
  if (block.length !== 8 || wanted.length !== 4)
    throw new Error('This challenge is of another kind.');
  const first = wanted[0] as number;
  const out = new Int32Array(8);
  schedule.set([...block, 0, 0x80000000, 0, 0, 0, 0, 0, 36 * 8]);
  for (let counter = from; counter < from + count; counter++) {
    schedule[8] = counter;
    hashBlock(out);
    if (out[0] === first && wanted.every((word, index) => out[index] === word))
      return { challenge, solution: { counter, derivedKey: hexOf(out) } };
  }
  return null;
};

/** The work as a payload carries it. */
export const toProof = (work: ProvenWork): string => btoa(JSON.stringify(work));
