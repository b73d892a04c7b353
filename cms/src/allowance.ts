import { LRUCache } from 'lru-cache';

/**
 * How much may be spent on a key: `burst` at once, and one more each `refill` milliseconds; at most `keys` are remembered.
 * What is spent beyond that is remembered up to `debt`, so that whoever goes on for days is forgiven after a while, too.
 */
export type Allowance = { burst: number; refill: number; keys: number; debt?: number };

/** How a price grows with what was spent beyond an allowance: doubled with each `step`, up to `most` times. */
export type Growth = { step: number; most: number };

/** By how much a price has grown. */
export const grown = ({ step, most }: Growth, over: number): number =>
  Math.min(most, 2 ** Math.floor(over / step));

export type Clock = () => number;

/** Puts back what was spent: just that, and as if it had never been taken. */
export type GiveBack = () => void;

/**
 * Counts what is spent on each key of an allowance. A key is remembered only while something of its share is missing;
 * when there are too many, the one spent longest ago is forgotten.
 */
export class Spending {
  /** When the key's share would be whole again. It is only peeked into: to ask is not to spend. */
  readonly #wholeAt: LRUCache<string, number>;
  readonly #allowance: Allowance;
  readonly #clock: Clock;

  constructor(allowance: Allowance, clock: Clock) {
    this.#wholeAt = new LRUCache({ max: allowance.keys });
    this.#allowance = allowance;
    this.#clock = clock;
  }

  /** Milliseconds until one can be spent; 0 when it can be now. */
  wait(key: string): number {
    const { burst, refill } = this.#allowance;
    const missing = (this.#wholeAt.peek(key) ?? 0) - this.#clock();
    return Math.max(0, missing - (burst - 1) * refill);
  }

  /** How many were spent lately, those beyond the allowance included. */
  spent(key: string): number {
    const missing = (this.#wholeAt.peek(key) ?? 0) - this.#clock();
    return Math.max(0, Math.ceil(missing / this.#allowance.refill));
  }

  /** How many were spent beyond the allowance. */
  over(key: string): number {
    return Math.max(0, this.spent(key) - this.#allowance.burst);
  }

  /** Takes one, whether or not there is one left. Where the debt is at its bound nothing more is taken, nor given back. */
  spend(key: string): GiveBack {
    const { burst, refill, debt = 0 } = this.#allowance;
    const now = this.#clock();
    const before = Math.max(this.#wholeAt.peek(key) ?? 0, now);
    const after = Math.min(before + refill, now + (burst + debt) * refill);
    this.#wholeAt.set(key, after);
    return () => this.#moveBack(key, after - before);
  }

  /** Lets one be spent now, whatever was spent before. */
  forgive(key: string): void {
    this.#moveBack(key, this.wait(key));
  }

  #moveBack(key: string, by: number): void {
    const wholeAt = this.#wholeAt.peek(key);
    if (wholeAt === undefined || by <= 0) return;
    const earlier = wholeAt - by;
    if (earlier <= this.#clock()) this.#wholeAt.delete(key);
    else this.#wholeAt.set(key, earlier);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#wholeAt.size;
  }
}

/** Takes one of each; gives what puts all of it back. */
export const spendAll = (all: Iterable<{ of: Spending; key: string }>): GiveBack => {
  const taken = Array.from(all, ({ of, key }) => of.spend(key));
  return () => {
    for (const giveBack of taken) giveBack();
  };
};

/** The seconds of a `Retry-After` header. */
export const retryAfter = (wait: number): string => String(Math.max(1, Math.ceil(wait / 1000)));

/** How long somebody has to wait, in words: `a minute`, `12 minutes`. */
export const inMinutes = (wait: number): string => {
  const minutes = Math.ceil(wait / 60_000);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
};
