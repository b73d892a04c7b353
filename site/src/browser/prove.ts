/** Does the work that a challenge asks for, without the page noticing: in a worker, or piece by piece where there is none. */
import type { Challenge, ProvenWork } from '@aangan/contract/proof.ts';
import { solveChallenge, toProof } from '@aangan/contract/solve-challenge.ts';

/** So many hashes take a cheap phone 25 ms: nobody feels them between two frames. */
const piece = 5_000;

const inWorker = (challenge: Challenge): Promise<ProvenWork> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prove-worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<ProvenWork>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || 'The worker could not be loaded.'));
    };
    worker.postMessage(challenge);
  });

const inPieces = async (challenge: Challenge): Promise<ProvenWork> => {
  for (let from = 0; ; from += piece) {
    const work = solveChallenge(challenge, from, piece);
    if (work) return work;
    await new Promise((done) => setTimeout(done));
  }
};

/** The proof for a challenge. */
export const prove = async (challenge: Challenge): Promise<string> =>
  toProof(await inWorker(challenge).catch(() => inPieces(challenge)));
