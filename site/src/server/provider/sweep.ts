/**
 * After a change, whatever is kept of it and was not asked for since is asked for again, visited or not: what a school has
 * taken down must not come back from the disk on the day on which the provider is away.
 */
import { type Call, type CallName, type Change, calls } from '@aangan/contract/calls.ts';

export type Affected = Pick<Change, 'school' | 'collection'>;
export type Kept = { name: CallName; address: string };

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The addresses of a call: of one school, where the call names one and a school is given. */
const patternOf = ({ path }: Pick<Call, 'path'>, school: string | undefined): RegExp => {
  const parts = path.split(/(\{\w+\})/).map((part) => {
    if (part === '{school}' && school !== undefined) return literally(encodeURIComponent(school));
    return part.startsWith('{') ? '[^/?]+' : literally(part);
  });
  return new RegExp(`^${parts.join('')}(\\?|$)`);
};

const readable = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, { method }]) => method === 'GET' && name !== 'image' && name !== 'changes',
);

/** Of some addresses, those whose answer a change may have made another; all that can be read, where no change is given. */
export const findAffected = (addresses: readonly string[], change?: Affected): Kept[] => {
  const patterns = readable
    .filter(([, { reads }]) => !change || (reads as readonly string[]).includes(change.collection))
    .map(([name, call]) => ({ name, pattern: patternOf(call, change?.school) }));
  return addresses.flatMap((address) => {
    const found = patterns.find(({ pattern }) => pattern.test(address));
    return found ? [{ name: found.name, address }] : [];
  });
};

type Options = {
  /** Every address of which something is kept. */
  list: () => Promise<readonly string[]>;
  /** Whether something is kept that was asked for before that moment. */
  isOlder: (address: string, moment: number) => Promise<boolean>;
  moment: () => number;
  /** Asks, and keeps or drops what it is told. Throws while the provider cannot be asked. */
  ask: (kept: Kept) => Promise<void>;
  pause: (ms: number) => Promise<void>;
};

/** Visitors come first: they ask for most of it themselves within this. */
const begin = 500;
/** Leaves the provider time for visitors between two questions. */
const between = 5;
const whileAway = 1500;

/** Makes the function that is told of a change, or of nothing when everything may have changed. */
export const createSweep = ({ list, isOlder, moment, ask, pause }: Options) => {
  const waiting: { change: Affected | undefined; since: number }[] = [];
  let isRunning = false;

  const sweep = async (change: Affected | undefined, since: number): Promise<void> => {
    const kept = findAffected(await list(), change);
    // Several processes sweep the same folder: from different ends, they share the work.
    if (process.pid % 2 === 1) kept.reverse();
    for (const one of kept) {
      // Another process, or a visitor, may have asked meanwhile.
      while (await isOlder(one.address, since)) {
        const isDone = await ask(one).then(
          () => true,
          () => false,
        );
        await pause(isDone ? between : whileAway);
        if (isDone) break;
      }
    }
  };
  const run = async () => {
    await pause(begin);
    for (let next = waiting.shift(); next; next = waiting.shift())
      await sweep(next.change, next.since);
  };
  return (change?: Affected): void => {
    // After "everything" nothing that was waiting has to be looked at on its own.
    if (!change) waiting.length = 0;
    waiting.push({ change, since: moment() });
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  };
};
