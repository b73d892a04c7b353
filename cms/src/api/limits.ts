/**
 * Every number that bounds what a stranger may do, with its reason. Counts live in the memory of one api process: after a
 * restart they begin anew, and two processes allow twice as much, which these numbers can bear.
 */
import type { Allowance } from './allowance.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The longest form is six fields, the longest of 5,000 characters: 20 KB in Devanagari. 64 KB leaves room for escapes. */
export const bodyLimit = 64 * 1024;

/** An issued transfer certificate path dies after this (DESIGN section 3). */
export const tcPathLifetime = 10 * minute;

/** A lookup never answers sooner: a database answer takes 1 to 20 ms, so nothing can be read from how long it took. */
export const tcAnswerFloor = 300;

/**
 * Transfer certificate lookups. Only misses are spent, a match gives its share back: on result day hundreds of families
 * look theirs up from the school's own network, and must not be locked out by each other's success. What is spent comes
 * back bit by bit, so that a crowd that mistypes is slowed and never shut out for long.
 */
export const tcAllowances = {
  /** Against guessing the name that belongs to a known number. A family that is wrong five times should call the office. */
  number: { burst: 5, refill: 12 * minute, keys: 20_000 },
  /** Against trying many numbers. 60 mistakes at once, and one more each 10 s, for all who share an address. */
  address: { burst: 60, refill: 10_000, keys: 20_000 },
  /** Against the same from many addresses: 200 at once and 600 an hour; a school issues some 150 certificates a year. */
  school: { burst: 200, refill: 6_000, keys: 2_000 },
} as const satisfies Record<string, Allowance>;

/**
 * Forms. A computer room or an admission desk shares one address, so a flood is not refused at first but set aside as
 * spam, where the office can still find it; only what no school could send is refused.
 */
export const formAllowances = {
  /** 60 an hour from an address are believed. */
  believed: { burst: 60, refill: hour / 60, keys: 20_000 },
  /** 300 an hour from an address are kept at all. */
  kept: { burst: 300, refill: hour / 300, keys: 20_000 },
  /** 3,000 an hour are kept for a school, so that many addresses cannot fill the disk. */
  school: { burst: 3_000, refill: hour / 3_000, keys: 2_000 },
} as const satisfies Record<string, Allowance>;

/** The same form sent again within this time counts as the same submission. */
export const sameSubmissionWithin = hour;

/** A person's message seldom has more links than this; an advertiser's has. */
export const linksOfAPerson = 2;

/** How many rows of the changes feed one answer gives; a reader that is further behind asks again. */
export const changesInOneAnswer = 1_000;

/** The newest events and galleries that the home page's calls give. */
export const newestOnHome = 12;

/** A school's code leads to the same school for years; asking the database each time costs a quarter of a list call. */
export const schoolKnownFor = 30_000;
