/** Until when a page says what is so; a change of what it was made of ends it sooner (promise 12.3). */
import { untilMidnightInKolkata } from '../../rules/day.ts';

/** A page made while something could not be loaded is kept this long only. */
const incompleteFor = 3000;
const overFor = 250;

export type MadeOf = {
  /** Something could not be loaded. */
  incomplete: boolean;
  /** Something is as it was when the provider last answered. */
  old: boolean;
  /** The first moment at which some of it holds no longer. */
  validUntil: number;
};

export const expiryOf = (
  { incomplete, old, validUntil }: MadeOf,
  dependsOnDay: boolean,
  now: number,
): number =>
  Math.min(
    incomplete ? now + incompleteFor : Number.POSITIVE_INFINITY,
    dependsOnDay ? now + untilMidnightInKolkata(now) : Number.POSITIVE_INFINITY,
    // What is over, while the provider cannot say what follows, or its clock is a moment behind, is tried again soon.
    validUntil > now ? validUntil : now + (old ? incompleteFor : overFor),
  );
