/** Follows the changes feed: what the back office publishes is on the website within two seconds. */
import type { Change } from '@aangan/contract/calls.ts';
import { addressOf, answerSchema, calls } from '@aangan/contract/calls.ts';
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

/** Asks every so often what was published. */
export const followChanges = (url: string, listener: ChangeListener): Feed => {
  let heard = performance.now();
  let since: number | undefined;
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schema = answerSchema(calls.changes.answer);

  const ask = async (): Promise<number> => {
    try {
      const response = await fetch(url + addressOf(calls.changes, {}, { since }), {
        signal: AbortSignal.timeout(2000),
      });
      const { data } = schema.parse(await response.json()) as {
        data: { last: number; reset: boolean; changes: Change[] };
      };
      // The first answer: what was read before it may already be old.
      if (since === undefined || data.reset) listener.reset();
      else if (data.changes.length > 0) listener.changed(data.changes);
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
