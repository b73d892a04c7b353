/**
 * Every number that bounds what a stranger may do, with its reason. Counts live in the memory of one api process: after a
 * restart they begin anew, and two processes allow twice as much, which these numbers can bear. A proof of work is good
 * at any of them, and once at each.
 */
import type { Allowance, Growth } from '../../allowance.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The longest form is six fields, the longest of 5,000 characters: 20 KB in Devanagari. 64 KB leaves room for escapes. */
export const bodyLimit = 64 * 1024;

/** An issued transfer certificate path dies after this (promise 12.6). */
export const tcPathLifetime = 10 * minute;

/** A lookup never answers sooner: a database answer takes 1 to 20 ms, so nothing can be read from how long it took. */
export const tcAnswerFloor = 300;

/**
 * Proof of work. A challenge takes `least` hashes at most, half of them on average, and grows to `most` for who goes on. A
 * cheap phone does some 200,000 a second in JavaScript, so `least` costs it half a second and `most` 16; a program
 * written for it does ten million a second on one core, so work alone stops nobody who means it: it makes each of
 * thousands cost something, and the paces below bound the rest.
 */
export const proofEffort = { least: 200_000, most: 6_400_000 };

/** A challenge dies after this: long enough for the slowest phone, too short to hoard work for tomorrow. */
export const proofLifetime = 10 * minute;

/** How many used proofs are remembered: more than the paces below let through while a proof lives. */
export const proofsRemembered = 20_000;

/**
 * Transfer certificate lookups that are answered at once. Only misses are spent, a match gives its share back: on result
 * day hundreds of families look theirs up from the school's own network. Who exceeds one of these is not refused but
 * asked for work, and who cannot do it waits in a slow lane: refusing would let a stranger shut a family out.
 */
export const tcAllowances = {
  /** One address and one number. A family that is wrong five times should call the office; the next tries cost work. */
  pair: { burst: 5, refill: 12 * minute, keys: 50_000, debt: 8 },
  /** Against guessing the name of a known number from many addresses. */
  number: { burst: 10, refill: 12 * minute, keys: 20_000, debt: 20 },
  /** Against trying many numbers. 60 mistakes at once, and one more each 10 s, for all who share an address. */
  address: { burst: 60, refill: 10_000, keys: 20_000, debt: 60 },
  /** Against the same from many addresses: 200 at once and 600 an hour; a school issues some 150 certificates a year. */
  school: { burst: 200, refill: 6_000, keys: 2_000, debt: 200 },
} as const satisfies Record<string, Allowance>;

/** How the work of a lookup grows: it doubles with each `step` misses beyond the allowance, up to `most` times. */
export const tcGrowth = {
  pair: { step: 2, most: 16 },
  /** Little: the family of a number that strangers guess pays this, too (four seconds on a cheap phone). */
  number: { step: 10, most: 4 },
  address: { step: 20, most: 8 },
} as const satisfies Record<string, Growth>;

/**
 * How fast lookups beyond the allowances are answered, misses only: what matches gives its turn back. The proven go first,
 * then who has the fewest misses; so of a crowd of guessers, each of whom has some, a family is the first.
 */
export const tcPaces = {
  /** A school: four misses a second with a proof, one without. */
  proven: { burst: 20, refill: 250, keys: 2_000 },
  unproven: { burst: 3, refill: 1_000, keys: 2_000 },
  /** A number: one miss in 15 s with a proof, and one a minute from addresses that have not guessed at it yet. */
  numberProven: { burst: 2, refill: 15_000, keys: 20_000 },
  numberUntried: { burst: 2, refill: minute, keys: 20_000 },
  /** And one a minute from addresses that have mistyped it, as below. */
  numberMistyped: { burst: 2, refill: minute, keys: 20_000 },
} as const satisfies Record<string, Allowance>;
// The most that one number can take in a day, from any number of addresses with any amount of work:
// 10 + 120 at once, 1,440 from addresses that are new to it, 1,440 from those that have missed once or twice, 5,760 proven:
// 8,770 names, the proven ones at 100,000 to 3,200,000 hashes each. The most that a school can take: 4 + 1 a second, 432,000.

/**
 * So often a family without JavaScript may have mistyped a number that strangers guess at, and keeps a turn. The lane is its
 * own: of guessers only those are in it whose guesses were heard, and those are few, while a crowd has any number of
 * addresses that have not guessed yet.
 */
export const tcMistyped = 2;

/** How long a lookup waits for its turn: a visitor who sees 'Looking it up…' waits so long, and no browser gives up. */
export const tcTimeout = 6_000;

/** How many lookups of a school wait at once; beyond that the last in order is refused. */
export const tcWaiting = 300;

/**
 * Forms. None of these refuses a form but the last; beyond the others it is stored as set aside, where the office finds it,
 * acknowledged, and counted among the new as soon as the browser has sent its proof.
 */
export const formAllowances = {
  /** A school's form: a calm day has ten, an admission day 60 an hour, which come no faster than 15 in a few minutes. */
  level: { burst: 15, refill: 40_000, keys: 4_000, debt: 90 },
  /** 60 an hour from an address: a computer room or an admission desk shares one. */
  believed: { burst: 60, refill: hour / 60, keys: 20_000, debt: 60 },
  /** 300 an hour from an address are kept without a proof, so that one address cannot push out what others sent. */
  kept: { burst: 300, refill: hour / 300, keys: 20_000 },
} as const satisfies Record<string, Allowance>;

/** How the work of a form grows. It is done behind the visitor's back, but the page should not be left before. */
export const formGrowth = {
  level: { step: 45, most: 4 },
  believed: { step: 20, most: 4 },
} as const satisfies Record<string, Growth>;

/** How many entries a school's form keeps set aside: at 20 KB each, 100 MB. The oldest make room, no post is refused. */
export const mostSetAside = 5_000;
/** How often it is looked whether room must be made: deleting a hundred together is cheaper than one a hundred times. */
export const setAsideCheckedEvery = 100;

/** The same form sent again within this time counts as the same submission. */
export const sameSubmissionWithin = hour;

/** A person's message seldom has more links than this; an advertiser's has. */
export const linksOfAPerson = 2;

/**
 * Previews: each is a page that is made for one visitor alone. A clerk who corrects a draft opens it every few seconds; a link in
 * a group of parents is opened by many at once, and its record costs no more than a page a second in the long run.
 */
export const previewAllowances = {
  address: { burst: 40, refill: 3_000, keys: 20_000 },
  record: { burst: 60, refill: 1_000, keys: 5_000 },
} as const satisfies Record<string, Allowance>;

/** How many rows of the changes feed one answer gives; a reader that is further behind asks again. */
export const changesInOneAnswer = 1_000;

/** The newest events and galleries that the home page's calls give. */
export const newestOnHome = 12;

/** A school's code leads to the same school for years; asking the database each time costs a quarter of a list call. */
export const schoolKnownFor = 30_000;
