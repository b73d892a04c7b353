/**
 * The website's side of the calls: asks the provider, checks what it says against the contract, and remembers it.
 * While the provider is away, slow or talks nonsense, the last good answer goes on being used.
 */
import {
  type Answer,
  type AnswerOf,
  addressOf,
  answerSchema,
  type Call,
  type CallName,
  type Change,
  calls,
} from '@aangan/contract/calls.ts';
import { visitorAddressHeader, websiteKeyHeader } from '@aangan/contract/website-key.ts';
import { LRUCache } from 'lru-cache';
import { todayInKolkata } from '../../rules/day.ts';
import { providerCalls } from '../process/counts.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Snapshots } from './snapshots.ts';
import { createSweep } from './sweep.ts';

/** A page must be there within three seconds whatever the provider does: half of them for waiting, half for drawing. */
const timeout = 1500;
/** After a failure, how long calls answer at once from what is kept instead of trying again. */
const restAfterFailure = 1500;
/** What a reading takes in memory: an object, a map's slot, an address and a promise, and its words as JavaScript keeps them. */
const bytesOfKept = (address: string, words: number) => 800 + 2 * address.length + 3 * words;
/** Enough for a test; the website says how much it has. */
const someBytes = 16 * 1024 * 1024;

type ReadableCall = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET'
    ? N extends 'image'
      ? never
      : N
    : never;
}[CallName];
export type Params = { school?: string } & Record<string, string | undefined>;

/**
 * `missing`: the provider says that there is no such thing. `away`: it cannot be asked, and nothing is kept.
 * `old`: it was so when the provider last answered, which may have changed since.
 */
export type Reading<T> = { old?: true } & (
  | ({ state: 'known' } & Answer<T>)
  | { state: 'missing' }
  | { state: 'away' }
);

/** The provider was reached, but what it said is of no use. */
class BadAnswer extends Error {}

type Kept = {
  reading: Reading<unknown> | undefined;
  fresh: boolean;
  asking: Promise<Reading<unknown>> | undefined;
  restUntil: number;
  school: string | undefined;
  name: CallName;
  /** The day that it holds for, if it holds for one only. */
  day: string | undefined;
};
/** Until when a reading says what the provider would say. */
export const validUntil = (reading: Reading<unknown>): number =>
  reading.state === 'known' && reading.validUntil
    ? new Date(reading.validUntil).valueOf()
    : Number.POSITIVE_INFINITY;

/** What the provider said, and in how many letters. */
type Fetched = { reading: Reading<unknown>; words: number };
/** A reading as it lies on disk. */
type Snapshot = { day: string | undefined; reading: Reading<unknown> };

export type Provider = {
  read: <N extends ReadableCall>(name: N, params?: Params) => Promise<Reading<AnswerOf<N>>>;
  /** Passes a form on; the answer is the provider's own. Throws when it cannot be reached in time. */
  send: (name: 'tc' | 'form', params: Params, body: unknown, visitor: Visitor) => Promise<Response>;
  /** Asks for a file. Throws when the provider cannot be reached in time. */
  file: (path: string, query: { w?: string }, method?: 'GET' | 'HEAD') => Promise<Response>;
  /** Something was published: what was made of it is asked for again when next needed. */
  forget: (change: Pick<Change, 'school' | 'collection'>) => void;
  forgetAll: () => void;
};
export type Visitor = { address: string; authorization?: string | undefined };

const splitParams = (call: Call, params: Params) => {
  const inPath: Record<string, string> = {};
  const query: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name in call.params) inPath[name] = value ?? '';
    else if (name in call.query) query[name] = value;
  }
  return { inPath, query };
};

type ProviderOptions = {
  /** Shows the provider that it is the website who asks. */
  websiteKey?: () => string | undefined;
  now?: () => number;
  /** Bounds what is remembered: addresses come from visitors, too (an album's id), and there is no end of them. */
  mostBytes?: number;
};

export const createProvider = (
  url: string,
  snapshots: Snapshots,
  { websiteKey = () => undefined, now = Date.now, mostBytes = someBytes }: ProviderOptions = {},
): Provider & { bytes: () => number } => {
  const memory = new LRUCache<string, Kept>({ maxSize: mostBytes });
  const remember = (key: string, kept: Kept, words: number) =>
    memory.set(key, kept, { size: bytesOfKept(key, words) });
  let away = false;
  // A page asks several things, one after the other; when the first waited in vain, the others do not wait as well.
  let unreachableUntil = 0;

  const fetchReading = async (name: ReadableCall, address: string): Promise<Fetched> => {
    const response = await fetch(url + address, { signal: AbortSignal.timeout(timeout) });
    if (response.status === 404) return { reading: { state: 'missing' }, words: 0 };
    // The call's name, not its address, which may hold what a visitor typed.
    if (!response.ok) throw new BadAnswer(`${name} was answered ${response.status}`);
    const body = await response.text();
    const answer = answerSchema(calls[name].answer).safeParse(parsed(body));
    if (!answer.success) {
      const { path, message } = answer.error.issues[0] ?? {};
      log('provider-garbage', { call: name, path, message });
      throw new BadAnswer(`The answer to ${name} does not fit the contract`);
    }
    return { reading: { state: 'known', ...answer.data }, words: body.length };
  };

  const ask = (name: ReadableCall, address: string): Promise<Fetched> =>
    counted(name, fetchReading(name, address));

  const noteState = (isAway: boolean, reason?: unknown) => {
    if (isAway !== away)
      log(isAway ? 'provider-away' : 'provider-back', reason ? { reason: reasonOf(reason) } : {});
    away = isAway;
  };

  /** Asks, and keeps the answer unless somebody has begun to ask anew meanwhile, because something was published. */
  const refresh = (
    key: string,
    kept: Kept,
    name: ReadableCall,
    address: string,
  ): Promise<Reading<unknown>> => {
    const isLatest = () => kept.asking === asking;
    const answer = async (): Promise<Reading<unknown>> => {
      const asked = snapshots.moment();
      try {
        const { reading, words } = await ask(name, address);
        unreachableUntil = 0;
        noteState(false);
        if (!isLatest()) return reading;
        kept.reading = reading;
        kept.fresh = true;
        if (memory.peek(key) === kept) remember(key, kept, words);
        if (reading.state === 'known')
          void snapshots.save(address, { day: kept.day, reading }, asked);
        else void snapshots.drop(address, asked); // What was taken down must not come back from the disk.
        return reading;
      } catch (error) {
        noteState(true, error);
        const restUntil = now() + restAfterFailure;
        if (!(error instanceof BadAnswer)) unreachableUntil = restUntil;
        if (isLatest()) {
          kept.fresh = false;
          kept.restUntil = restUntil;
        }
        return await lastKnown(key, kept, address);
      }
    };
    const asking = answer().finally(() => {
      if (isLatest()) kept.asking = undefined;
    });
    return asking;
  };

  const lastKnown = async (key: string, kept: Kept, address: string): Promise<Reading<unknown>> => {
    const onDisk = kept.reading
      ? undefined
      : ((await snapshots.load(address)) as Snapshot | undefined);
    // Whose birthday it was yesterday is nobody's business today.
    if (onDisk && onDisk.day === kept.day && !kept.reading) {
      kept.reading = onDisk.reading;
      if (memory.peek(key) === kept) remember(key, kept, JSON.stringify(onDisk.reading).length);
    }
    return kept.reading ? { ...kept.reading, old: true } : { state: 'away' };
  };

  /** Asks for what is kept on disk, whether or not it is in memory. */
  const askAgain = async (name: ReadableCall, address: string): Promise<void> => {
    const asked = snapshots.moment();
    const { reading } = await ask(name, address);
    const day = name === 'birthdays' ? todayInKolkata(now()) : undefined;
    if (reading.state === 'known') await snapshots.save(address, { day, reading }, asked);
    else await snapshots.drop(address, asked);
    // In memory it is what is known last; whoever reads it next asks all the same.
    const kept = memory.peek(day ? `${address} ${day}` : address);
    if (kept && !kept.fresh && !kept.asking) kept.reading = reading;
  };
  const sweep = createSweep({
    list: snapshots.keys,
    isOlder: async (address, moment) =>
      ((await snapshots.newest(address)) ?? Number.POSITIVE_INFINITY) < moment,
    moment: snapshots.moment,
    ask: ({ name, address }) => askAgain(name as ReadableCall, address),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
  });

  return {
    read: async <N extends ReadableCall>(name: N, params: Params = {}) => {
      const call: Call = calls[name];
      const { inPath, query } = splitParams(call, params);
      const address = addressOf(call, inPath, query);
      const day = name === 'birthdays' ? todayInKolkata(now()) : undefined;
      const key = day ? `${address} ${day}` : address;
      let kept = memory.get(key);
      if (!kept) {
        kept = {
          reading: undefined,
          fresh: false,
          asking: undefined,
          restUntil: 0,
          school: params.school,
          name,
          day,
        };
        remember(key, kept, 0);
      }
      const isValid = kept.fresh && kept.reading && now() < validUntil(kept.reading);
      if (isValid && !kept.asking) return kept.reading as Reading<AnswerOf<N>>;
      if (!kept.asking && now() < Math.max(kept.restUntil, unreachableUntil))
        return (await lastKnown(key, kept, address)) as Reading<AnswerOf<N>>;
      kept.asking ??= refresh(key, kept, name, address);
      return (await kept.asking) as Reading<AnswerOf<N>>;
    },

    send: (name, params, body, visitor) => {
      const { inPath } = splitParams(calls[name], params);
      const key = websiteKey();
      const sent = fetch(url + addressOf(calls[name], inPath), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [visitorAddressHeader]: visitor.address,
          ...(key ? { [websiteKeyHeader]: key } : {}),
          ...(visitor.authorization ? { authorization: visitor.authorization } : {}),
        },
        body: JSON.stringify(body),
        // Longer than for a page: the lookup takes its time on purpose, and what was typed should arrive even if
        // the provider has to store a thousand others first.
        signal: AbortSignal.timeout(30_000),
      });
      return counted(name, sent, isFault);
    },

    file: (path, query, method = 'GET') =>
      counted(
        'image',
        fetch(url + addressOf(calls.image, { path }, query), {
          method,
          signal: AbortSignal.timeout(15_000),
        }),
        isFault,
      ),

    forget: ({ school, collection }) => {
      unreachableUntil = 0; // Who tells of a change can be reached.
      for (const kept of memory.values())
        if (
          (calls[kept.name].reads as readonly string[]).includes(collection) &&
          (kept.school === undefined || kept.school === school)
        )
          outdate(kept);
      sweep({ school, collection });
    },
    forgetAll: () => {
      unreachableUntil = 0;
      for (const kept of memory.values()) outdate(kept);
      sweep();
    },
    /** How much is remembered. */
    bytes: () => memory.calculatedSize,
  };
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

/** To be asked for again when next needed, and at once, whatever went wrong or is being asked already. */
const outdate = (kept: Kept) => {
  kept.fresh = false;
  kept.asking = undefined;
  kept.restUntil = 0;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: it fits no schema.
  }
};
