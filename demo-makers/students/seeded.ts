import { randomFrom } from '../random.ts';

/** A repeatable stream of choices: the same seed makes the same school roll on every machine. */
export type Seeded = {
  /** A number from 0 (included) to 1 (not included). */
  next(): number;
  /** A whole number from 0 to `below` (not included). */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
};

/** Choices from a seed. */
export function seeded(seed: number): Seeded {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j] as never, shuffled[i] as never];
      }
      return shuffled;
    },
  };
}
