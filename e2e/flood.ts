/**
 * A flood with families in it: programs at many addresses send forms and guess at transfer certificates, while families,
 * half of them behind one address, use both forms as a browser does. Everything goes through the website, which must
 * trust a proxy at 127.0.0.1.
 */
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { addressOf, calls } from '../contract/src/calls.ts';
import { type Challenge, proofField } from '../contract/src/proof.ts';
import { solveChallenge, toProof } from '../contract/src/solve-challenge.ts';

export type Certificate = { admission: string; name: string };

export type Flood = {
  siteUrl: string;
  school: string;
  /** What the families look up, and half of the guesses are aimed at. */
  certificates: readonly Certificate[];
  /** The enquiries that the school has now. */
  enquiries: () =>
    | Promise<{ message: string; status: string }[]>
    | { message: string; status: string }[];
  posts: number;
  guesses: number;
  addresses: number;
  /** How many of the addresses send at the same time. */
  concurrency: number;
  families: number;
  /** How many of the families share one address. */
  behindOne: number;
};

export type FloodFigures = {
  /** Families whose form was acknowledged and stands among the new, and who saw their certificate. */
  formsServed: number;
  certificatesServed: number;
  /** Form posts of programs that stand among the new. */
  botsAmongNew: number;
  /** Guesses that were looked up at all, and all answers by status. */
  guessesHeard: number;
  botAnswers: Record<string, number>;
  /** Milliseconds that the families waited: for the acknowledgement, and for the certificate. */
  formWaits: number[];
  certificateWaits: number[];
  /** How many families were asked for work, and the hashes that they did. */
  asked: number;
  hashes: number;
  /** How often a family had to press the button again, because the machine could not answer in time. */
  pressedAgain: number;
  seconds: number;
  problems: string[];
};

type Answer = { data?: unknown; error?: { challenge?: Challenge } };

/** How long a browser goes on answering challenges (site/src/browser/post-form.ts). */
const timeout = 90_000;

/** Runs the flood to its end. */
export const runFlood = async (flood: Flood): Promise<FloodFigures> => {
  const { siteUrl, school, certificates, addresses } = flood;
  const mark = Math.random().toString(36).slice(2, 8);
  const form = siteUrl + addressOf(calls.form, { school, type: 'Admission' });
  const tc = siteUrl + addressOf(calls.tc, { school });
  const figures: FloodFigures = {
    formsServed: 0,
    certificatesServed: 0,
    botsAmongNew: 0,
    guessesHeard: 0,
    botAnswers: {},
    formWaits: [],
    certificateWaits: [],
    asked: 0,
    hashes: 0,
    pressedAgain: 0,
    seconds: 0,
    problems: [],
  };

  /** A connection that was lost counts as an answer with status 0. */
  const post = async (url: string, from: string, body: Record<string, string>) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as Answer | null | undefined;
    return { status: response?.status ?? 0, data: answer?.data, error: answer?.error };
  };
  const enquiry = (who: string) => ({
    name: who,
    phone: '98 000 00000',
    email: 'someone@example.in',
    subject: 'Admission',
    address: 'Hisar',
    message: `${mark} ${who} asks when admission opens.`,
  });

  // Each family has a device of its own; here they share one, and let each other breathe.
  const prove = async (challenge: Challenge): Promise<string> => {
    figures.asked++;
    for (let from = 0; ; from += 20_000) {
      const work = solveChallenge(challenge, from, 20_000);
      if (work) {
        figures.hashes += work.solution.counter;
        return toProof(work);
      }
      await breathe();
    }
  };

  const bot = async (index: number): Promise<void> => {
    const from = `198.18.${index >> 8}.${index & 255}`;
    const share = (all: number) => Math.floor((all + index) / addresses);
    const posts = share(flood.posts);
    const guesses = share(flood.guesses);
    for (let turn = 0; turn < Math.max(posts, guesses); turn++) {
      const sent: Promise<{ status: number }>[] = [];
      if (turn < posts) sent.push(post(form, from, enquiry(`bot ${index}/${turn}`)));
      if (turn < guesses) {
        const target = certificates[(index + turn) % certificates.length]?.admission ?? '';
        const admission = turn % 2 === 0 ? target : `NJ/${2000 + (index % 25)}/${turn}`;
        // Half of them have read the API's document, and ask for the challenge at once.
        const proof: Record<string, string> = index % 2 === 0 ? { [proofField]: '' } : {};
        sent.push(
          post(tc, from, { admission, name: `Guess ${index} ${turn}`, ...proof }).then((answer) => {
            if (answer.status === 404) figures.guessesHeard++;
            return answer;
          }),
        );
      }
      for (const { status } of await Promise.all(sent))
        figures.botAnswers[status] = (figures.botAnswers[status] ?? 0) + 1;
    }
  };

  /** As a person does: what was typed is still there, and the button ready. */
  const pressUntilAnswered: typeof post = async (url, from, body) => {
    let answer = await post(url, from, body);
    for (let again = 0; [0, 503].includes(answer.status) && again < 3; again++) {
      figures.pressedAgain++;
      answer = await post(url, from, body);
    }
    return answer;
  };

  const sendForm = async (who: string, from: string): Promise<void> => {
    const began = performance.now();
    const values = enquiry(who);
    let answer = await pressUntilAnswered(form, from, values);
    const refusal = answer.error?.challenge;
    if (refusal) answer = await post(form, from, { ...values, [proofField]: await prove(refusal) });
    figures.formWaits.push(performance.now() - began);
    if (answer.status !== 200) figures.problems.push(`${who}: form ${answer.status}`);
    const { challenge } = (answer.data ?? {}) as { challenge?: Challenge };
    if (challenge)
      await pressUntilAnswered(form, from, { ...values, [proofField]: await prove(challenge) });
  };

  const lookUp = async (who: string, from: string, certificate: Certificate): Promise<void> => {
    const began = performance.now();
    let answer = await pressUntilAnswered(tc, from, { ...certificate, [proofField]: '' });
    while (answer.status === 429 && performance.now() - began < timeout) {
      const challenge = answer.error?.challenge;
      if (!challenge) break;
      answer = await pressUntilAnswered(tc, from, {
        ...certificate,
        [proofField]: await prove(challenge),
      });
    }
    const file =
      typeof answer.data === 'string'
        ? await fetch(siteUrl + addressOf(calls.image, { path: answer.data }))
        : undefined;
    figures.certificateWaits.push(performance.now() - began);
    if (file?.ok && (await file.arrayBuffer()).byteLength > 0) figures.certificatesServed++;
    else figures.problems.push(`${who}: certificate ${answer.status}`);
  };

  const began = performance.now();
  let floodIsOver = false;
  const family = async (index: number): Promise<void> => {
    const who = `family ${index}`;
    const from = index < flood.behindOne ? '203.0.113.1' : `192.0.2.${index}`;
    const certificate = certificates[index % certificates.length];
    if (!certificate) throw new Error('There is no certificate to look up.');
    await sendForm(who, from);
    await lookUp(who, from, certificate);
  };
  /** They come one after the other while the flood is at its height, the last at its end. */
  const comeOneByOne = async (): Promise<void> => {
    const coming: Promise<void>[] = [];
    for (let index = 0; index < flood.families; index++) {
      if (!floodIsOver) await pause(500);
      coming.push(family(index));
    }
    await Promise.all(coming);
  };
  let nextBot = 0;
  const sendFromOneAfterAnother = async (): Promise<void> => {
    while (nextBot < addresses) await bot(nextBot++);
  };
  const bots = Promise.all(
    Array.from({ length: flood.concurrency }, sendFromOneAfterAnother),
  ).finally(() => {
    floodIsOver = true;
  });
  await Promise.all([bots, comeOneByOne()]);
  figures.seconds = (performance.now() - began) / 1000;

  for (const { message, status } of await flood.enquiries()) {
    if (!message.startsWith(mark) || status !== 'new') continue;
    if (message.startsWith(`${mark} bot`)) figures.botsAmongNew++;
    else figures.formsServed++;
  }
  return figures;
};
