/** The worker that does a challenge's work. */
import type { Challenge } from '@aangan/contract/proof.ts';
import { solveChallenge } from '@aangan/contract/solve-challenge.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) =>
  postMessage(solveChallenge(data)),
);
