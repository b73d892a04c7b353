/**
 * The website's side of the calls: asks the provider, and remembers what it says.
 * While the provider is away, slow or talks nonsense, the last good answer goes on being used.
 */
import { type AnswerOf, type Change, calls } from '@aangan/contract/calls.ts';
import { LRUCache } from 'lru-cache';
import { todayInKolkata } from '../../rules/day.ts';
import { log, reasonOf } from '../process/log.ts';
import {
  addressWith,
  BadAnswer,
  createCalls,
  type Params,
  type ProviderCalls,
  type Read,
  type ReadableCall,
  type Reading,
  toReading,
} from './ask-provider.ts';
import { type OpenPreview, previewsWith } from './previews.ts';
import type { Snapshots } from './snapshots.ts';
import { createSweep } from './sweep.ts';

/** After a failure, how long calls answer at once from what is kept instead of trying again. */
const restAfterFailure = 1500;
/** What a reading takes in memory: an object, a map's slot, an address and a promise, and its words as JavaScript keeps them. */
const bytesOfKept = (address: string, words: number) => 800 + 2 * address.length + 3 * words;
/** Enough for a test; the website says how much it has. */
const someBytes = 16 * 1024 * 1024;

type Kept = {
  reading: Reading<unknown> | undefined;
  fresh: boolean;
  asking: Promise<Reading<unknown>> | undefined;
  restUntil: number;
  school: string | undefined;
  name: ReadableCall;
  /** The day that it holds for, if it holds for one only. */
  day: string | undefined;
};

/** Until when a reading says what the provider would say. */
export const validUntil = (reading: Reading<unknown>): number =>
  reading.state === 'known' && reading.validUntil
    ? new Date(reading.validUntil).valueOf()
    : Number.POSITIVE_INFINITY;

/** A reading as it lies on disk. */
type Snapshot = { day: string | undefined; reading: Reading<unknown> };

export type Provider = Pick<ProviderCalls, 'send' | 'file' | 'tellVisits'> & {
  read: Read;
  /** Opens a preview; nothing that is read with it is kept. */
  openPreview: OpenPreview;
  /** Something was published: what was made of it is asked for again when next needed. */
  forget: (change: Pick<Change, 'school' | 'collection'>) => void;
  forgetAll: () => void;
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
  { websiteKey, now = Date.now, mostBytes = someBytes }: ProviderOptions = {},
): Provider & { bytes: () => number } => {
  const { ask, askPreview, send, file, tellVisits } = createCalls(url, websiteKey);
  const memory = new LRUCache<string, Kept>({ maxSize: mostBytes });
  const remember = (key: string, kept: Kept, words: number) =>
    memory.set(key, kept, { size: bytesOfKept(key, words) });
  let away = false;
  // A page asks several things, one after the other; when the first waited in vain, the others do not wait as well.
  let unreachableUntil = 0;

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
      // Another release may have kept it, which knew other fields: what does not fit is the same as not having it.
      kept.reading = toReading(kept.name, onDisk.reading);
      if (kept.reading && memory.peek(key) === kept)
        remember(key, kept, JSON.stringify(onDisk.reading).length);
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

  const read: Read = async <N extends ReadableCall>(name: N, params: Params = {}) => {
    const address = addressWith(calls[name], params);
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
  };

  return {
    read,
    openPreview: previewsWith({ ask, askPreview, read }),
    send,
    file,
    tellVisits,

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

/** To be asked for again when next needed, and at once, whatever went wrong or is being asked already. */
const outdate = (kept: Kept) => {
  kept.fresh = false;
  kept.asking = undefined;
  kept.restUntil = 0;
};
