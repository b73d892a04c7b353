/** The calls themselves: each asked once, within its time, and what comes back checked against the contract. Nothing is remembered here. */
import {
  type Answer,
  type AnswerOf,
  addressOf,
  answerSchema,
  type Call,
  type CallName,
  calls,
} from '@aangan/contract/calls.ts';
import { previewHeader } from '@aangan/contract/preview.ts';
import type { VisitsReport } from '@aangan/contract/visits.ts';
import { numberHeader } from '@aangan/contract/watch/request-number.ts';
import { visitorAddressHeader, websiteKeyHeader } from '@aangan/contract/website-key.ts';
import { providerCalls } from '../process/counts.ts';
import { log } from '../process/log.ts';

/** A page must be there within three seconds whatever the provider does: half of them for waiting, half for drawing. */
const timeout = 1500;

export type ReadableCall = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET'
    ? N extends 'image'
      ? never
      : N
    : never;
}[CallName];
export type Params = { school?: string } & Record<string, string | undefined>;
export type Visitor = { address: string; authorization?: string | undefined };

/**
 * `missing`: the provider says that there is no such thing. `away`: it cannot be asked, and nothing is kept.
 * `old`: it was so when the provider last answered, which may have changed since.
 */
export type Reading<T> = { old?: true } & (
  | ({ state: 'known' } & Answer<T>)
  | { state: 'missing' }
  | { state: 'away' }
);

/** Gives what a call answers, from wherever it is known. */
export type Read = <N extends ReadableCall>(
  name: N,
  params?: Params,
) => Promise<Reading<AnswerOf<N>>>;

/** What the provider said, and in how many letters. */
type Fetched = { reading: Reading<unknown>; words: number };

/** The provider was reached, but what it said is of no use. */
export class BadAnswer extends Error {}

export type ProviderCalls = {
  /** Throws when the provider cannot be reached in time, or answers what it never may. `token` is that of a preview. */
  ask: (name: ReadableCall, address: string, token?: string) => Promise<Fetched>;
  /** Asks what a preview's token opens; the answer is the provider's own. Throws when it cannot be reached in time. */
  askPreview: (school: string, token: string, visitor: Visitor) => Promise<Response>;
  /** Passes a form on; the answer is the provider's own. Throws when it cannot be reached in time. */
  send: (name: 'tc' | 'form', params: Params, body: unknown, visitor: Visitor) => Promise<Response>;
  /** Tells how many pages were shown. Throws when the provider did not take it. */
  tellVisits: (report: VisitsReport) => Promise<void>;
  /** Asks for a file. Throws when the provider cannot be reached in time. */
  file: (path: string, query: { w?: string }, method?: 'GET' | 'HEAD') => Promise<Response>;
};

/** `websiteKey` shows the provider that it is the website who asks. */
export const createCalls = (
  url: string,
  websiteKey: () => string | undefined = () => undefined,
): ProviderCalls => ({
  ask: (name, address, token) => counted(name, fetchReading(url, name, address, token)),

  askPreview: (school, token, visitor) =>
    counted(
      'preview',
      fetch(url + addressOf(calls.preview, { school }), {
        headers: {
          [previewHeader]: token,
          ...headersFor(visitor, websiteKey()),
          ...numberHeader(),
        },
        signal: AbortSignal.timeout(timeout),
      }),
      isFault,
    ),

  send: (name, params, body, visitor) => {
    const sent = fetch(url + addressWith(calls[name], params), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headersFor(visitor, websiteKey()),
        ...numberHeader(),
        ...(visitor.authorization ? { authorization: visitor.authorization } : {}),
      },
      body: JSON.stringify(body),
      // Longer than for a page: the lookup takes its time on purpose, and what was typed should arrive even if
      // the provider has to store a thousand others first.
      signal: AbortSignal.timeout(30_000),
    });
    return counted(name, sent, isFault);
  },

  tellVisits: async (report) => {
    const key = websiteKey();
    const told = fetch(url + calls.visits.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { [websiteKeyHeader]: key } : {}) },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeout),
    });
    const { ok, status } = await counted('visits', told, isFault);
    if (!ok) throw new BadAnswer(`visits was answered ${status}`);
  },

  file: (path, query, method = 'GET') =>
    counted(
      'image',
      fetch(url + addressOf(calls.image, { path }, query), {
        method,
        headers: numberHeader(),
        signal: AbortSignal.timeout(15_000),
      }),
      isFault,
    ),
});

/** Says for whom it is asked, and by whom. */
const headersFor = (visitor: Visitor, key: string | undefined): Record<string, string> => ({
  [visitorAddressHeader]: visitor.address,
  ...(key ? { [websiteKeyHeader]: key } : {}),
});

/** Where a call with these parameters goes: those that it knows in its path and its query, no others. */
export const addressWith = (call: Call, params: Params): string => {
  const inPath: Record<string, string> = {};
  const query: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name in call.params) inPath[name] = value ?? '';
    else if (name in call.query) query[name] = value;
  }
  return addressOf(call, inPath, query);
};

const fetchReading = async (
  url: string,
  name: ReadableCall,
  address: string,
  token: string | undefined,
): Promise<Fetched> => {
  const response = await fetch(url + address, {
    headers: { ...(token === undefined ? {} : { [previewHeader]: token }), ...numberHeader() },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 404) return { reading: { state: 'missing' }, words: 0 };
  // The call's name, not its address, which may hold what a visitor typed.
  if (!response.ok) throw new BadAnswer(`${name} was answered ${response.status}`);
  const body = await response.text();
  const reading = toReading(name, parsed(body), (problem) => log('provider-garbage', problem));
  if (!reading) throw new BadAnswer(`The answer to ${name} does not fit the contract`);
  return { reading, words: body.length };
};

type Misfit = { call: CallName; path: PropertyKey[] | undefined; message: string | undefined };

/** An answer as this release reads it: what it does not know is left out. Undefined when it does not fit. */
export const toReading = (
  call: ReadableCall,
  body: unknown,
  onMisfit?: (problem: Misfit) => void,
): Reading<unknown> | undefined => {
  const answer = answerSchema(calls[call].answer).safeParse(body);
  if (answer.success) return { state: 'known', ...answer.data };
  const { path, message } = answer.error.issues[0] ?? {};
  onMisfit?.({ call, path, message });
  return undefined;
};

/** A refusal is an answer, too. */
const isFault = ({ status }: Response) => status >= 500;

/** Counts a call when its outcome is known, and gives that. */
const counted = async <T>(
  call: CallName,
  asked: Promise<T>,
  hasFailed: (outcome: T) => boolean = () => false,
): Promise<T> => {
  let outcome: 'answered' | 'failed' = 'failed';
  try {
    const answer = await asked;
    if (!hasFailed(answer)) outcome = 'answered';
    return answer;
  } finally {
    providerCalls.of({ call, outcome }).value += 1;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: it fits no schema.
  }
};
