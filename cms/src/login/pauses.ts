import { LRUCache } from 'lru-cache';

/** How many wrong tries a key may make before it must pause, and how its pauses grow. */
export type PauseRule = {
  /** Tries without a pause. */
  free: number;
  /** The first pause; each further wrong try doubles it. */
  first: number;
  longest: number;
  /** A key that has been quiet this long begins anew. */
  forgetAfter: number;
  /** How many keys are remembered; the one tried longest ago is forgotten first. */
  keys: number;
};

/** How long a key pauses after so many wrong tries. */
export const pauseAfter = (
  count: number,
  { free, first, longest }: Pick<PauseRule, 'free' | 'first' | 'longest'>,
): number => (count < free ? 0 : Math.min(longest, first * 2 ** (count - free)));

type Tries = { count: number; pausedUntil: number; last: number };

/** Counts tries and makes whoever is wrong again and again wait longer each time. */
export class Pauses {
  /** It is only peeked into: to ask is not to try. */
  readonly #tries: LRUCache<string, Tries>;
  readonly #rule: PauseRule;
  readonly #clock: () => number;

  constructor(rule: PauseRule, clock: () => number) {
    this.#tries = new LRUCache({ max: rule.keys });
    this.#rule = rule;
    this.#clock = clock;
  }

  /** Milliseconds until a try is allowed; 0 when it is now. */
  wait(key: string): number {
    return Math.max(0, (this.#tries.peek(key)?.pausedUntil ?? 0) - this.#clock());
  }

  /** Counts a try as wrong, before it is known to be: tries side by side are then all counted. */
  take(key: string): void {
    const { forgetAfter } = this.#rule;
    const now = this.#clock();
    const before = this.#tries.peek(key);
    const count = (before && now - before.last < forgetAfter ? before.count : 0) + 1;
    this.#tries.set(key, { count, pausedUntil: now + pauseAfter(count, this.#rule), last: now });
  }

  /** Takes one try back, and nothing of those before it. */
  refund(key: string): void {
    const { count = 0, last = 0 } = this.#tries.peek(key) ?? {};
    if (count < 1) return;
    const pausedUntil = last + pauseAfter(count - 1, this.#rule);
    this.#tries.set(key, { count: count - 1, pausedUntil, last });
  }

  /** Begins anew: the try was right, or somebody who may has said so. */
  forgive(key: string): void {
    this.#tries.delete(key);
  }

  /** Forgives all keys with this beginning. */
  forgiveAll(beginning: string): void {
    for (const key of [...this.#tries.keys()])
      if (key.startsWith(beginning)) this.#tries.delete(key);
  }
}
