/** Follows the changes feed: what the back office publishes is on the website within two seconds. */
import type { Change } from '@aangan/contract/calls.ts';
import { addressOf, answerSchema, calls, change } from '@aangan/contract/calls.ts';
import { collections } from '@aangan/contract/collections.ts';
import { z } from 'zod';
import { providerCalls } from '../process/counts.ts';

/** How often it is asked what was published. */
export const pace = 700;
const paceWhileAway = 1500;

export type ChangeListener = {
  changed: (changes: readonly Change[]) => void;
  /** The feed cannot tell what happened meanwhile: everything may have changed. */
  reset: () => void;
};

export type Feed = {
  stop: () => void;
  /** How long ago it was last heard, in milliseconds; since the beginning, if it never was. */
  age: () => number;
};

/** The feed, of which each change is read by itself: a newer provider may tell of one that this website cannot read. */
const feedSchema = answerSchema(calls.changes.answer.extend({ changes: z.array(z.unknown()) }));
const newerChange = change.extend({ collection: z.string() });

/**
 * What a change makes stale. A kind of content that is not known here may be a part of any page of its school. Undefined: not
 * even the school can be told.
 */
const toKnown = (told: unknown): Change[] | undefined => {
  const known = change.safeParse(told);
  if (known.success) return [known.data];
  const newer = newerChange.safeParse(told);
  return newer.success
    ? collections.map((collection) => ({ ...newer.data, collection }))
    : undefined;
};

/** Asks every so often what was published. */
export const followChanges = (url: string, listener: ChangeListener): Feed => {
  let heard = performance.now();
  let since: number | undefined;
  let timer: NodeJS.Timeout;
  let stopped = false;

  const ask = async (): Promise<number> => {
    try {
      const response = await fetch(url + addressOf(calls.changes, {}, { since }), {
        signal: AbortSignal.timeout(2000),
      });
      const { data } = feedSchema.parse(await response.json()) as {
        data: { last: number; reset: boolean; changes: unknown[] };
      };
      const changes = data.changes.map(toKnown);
      // The first answer: what was read before it may already be old.
      if (since === undefined || data.reset || changes.includes(undefined)) listener.reset();
      else if (changes.length > 0) listener.changed(changes.flatMap((known) => known ?? []));
      since = data.last;
      heard = performance.now();
      providerCalls.of({ call: 'changes', outcome: 'answered' }).value += 1;
      return pace;
    } catch {
      providerCalls.of({ call: 'changes', outcome: 'failed' }).value += 1;
      return paceWhileAway; // The provider's state is logged where pages are read.
    }
  };
  const loop = async () => {
    const wait = await ask();
    if (!stopped) timer = setTimeout(loop, wait);
  };
  void loop();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
    age: () => performance.now() - heard,
  };
};
