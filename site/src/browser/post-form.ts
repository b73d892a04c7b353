/** How a form is sent from the browser: as it is, and once more with a proof of work where the provider asks for one. */
import { type Challenge, proofField } from '@aangan/contract/proof.ts';

/** A visitor who waits for a certificate waits this long at most; then the refusal stands. */
const timeout = 90_000;

type Answer = { data?: { challenge?: Challenge } | null; error?: { challenge?: Challenge } };

const challengeIn = async (response: Response): Promise<Challenge | undefined> => {
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as Answer | null;
  return answer?.error?.challenge ?? answer?.data?.challenge;
};

/** Fetched only when it is asked for, which on a calm day is never. */
const prove = async (challenge: Challenge): Promise<string> =>
  (await import('./prove.ts')).prove(challenge);

/**
 * Posts values as JSON. A refusal with a challenge is answered with the proof, and the visitor waits; a form that was
 * received with a challenge is proven behind the visitor's back: it is kept already.
 */
export const postForm = async (
  target: string,
  values: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const send = (proof: Record<string, string>) =>
    fetch(target, {
      method: 'POST',
      // A proof that is ready still arrives when the page is left at that moment.
      keepalive: proofField in proof,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...values, ...proof }),
    });
  const began = Date.now();
  let response = await send({});
  while (response.status === 429 && Date.now() - began < timeout) {
    const challenge = await challengeIn(response);
    if (!challenge) return response;
    response = await send({ [proofField]: await prove(challenge) });
  }
  const challenge = response.ok ? await challengeIn(response) : undefined;
  if (challenge)
    void prove(challenge)
      .then((proof) => send({ [proofField]: proof }))
      .catch(console.warn);
  return response;
};
