/** Does the work that a challenge asks for, as a browser does, for tests. */
import { setImmediate as breathe } from 'node:timers/promises';
import { challenge } from '@aangan/contract/proof.ts';
import { solveChallenge, toProof } from '@aangan/contract/solve-challenge.ts';

/** The proof for a challenge as it came in an answer. In pieces: the server under test may live in the same process. */
export const prove = async (given: unknown): Promise<string> => {
  const asked = challenge.parse(given);
  for (let from = 0; ; from += 20_000) {
    const work = solveChallenge(asked, from, 20_000);
    if (work) return toProof(work);
    await breathe();
  }
};
