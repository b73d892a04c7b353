/** A family that uses the school's forms, patiently: it waits when told to, and solves a puzzle when asked to. */
import { createHash } from 'node:crypto';
import { type Answer, askJson, jsonIn } from './ask.ts';
import { pause } from './crowd.ts';

export type Served = { isServed: boolean; tries: number; ms: number; last: Answer | undefined };

type Puzzle = {
  algorithm?: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber?: number;
};

/** A refusal under flood may carry a puzzle; this is the place that knows where, and how its solution is sent. */
const puzzleIn = (answer: Answer): Puzzle | undefined => {
  const said = jsonIn(answer) as { error?: { challenge?: Puzzle } } | undefined;
  return said?.error?.challenge;
};
const solutionField = 'altcha';

const hashes: Record<string, string> = {
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-512': 'sha512',
};

/** Altcha's puzzle: the number whose hash, behind the salt, is the challenge. */
const solve = async (puzzle: Puzzle): Promise<string> => {
  const algorithm = hashes[puzzle.algorithm ?? 'SHA-256'] ?? 'sha256';
  for (let number = 0; number <= (puzzle.maxnumber ?? 1_000_000); number += 1) {
    const hash = createHash(algorithm).update(`${puzzle.salt}${number}`).digest('hex');
    if (hash === puzzle.challenge)
      return Buffer.from(JSON.stringify({ ...puzzle, number, took: 0 })).toString('base64');
    // Many families share this process.
    if (number % 5000 === 4999) await pause(0);
  }
  throw new Error('The puzzle has no solution.');
};

/** Sends a form until it is taken, the longest for so many milliseconds. */
export const sendPatiently = async (
  siteUrl: string,
  path: string,
  values: Record<string, string>,
  { from, patienceMs }: { from: string; patienceMs: number },
): Promise<Served> => {
  const began = performance.now();
  let extra: Record<string, string> = {};
  let last: Answer | undefined;
  for (let tries = 1; ; tries += 1) {
    last = await askJson(siteUrl, path, { ...values, ...extra }, { from }).catch(() => undefined);
    const ms = performance.now() - began;
    if (last?.status === 200) return { isServed: true, tries, ms, last };
    if (ms > patienceMs) return { isServed: false, tries, ms, last };
    const puzzle = last && puzzleIn(last);
    extra = puzzle ? { [solutionField]: await solve(puzzle) } : {};
    if (puzzle) continue;
    const told = Number(last?.headers['retry-after'] ?? 1);
    await pause(Math.min(5, Math.max(0.5, told)) * 1000);
  }
};
