/**
 * The page cache: finished answers, found by school and address. A page remembers what it was made of; when that changes
 * it turns stale, is still served, and is made anew behind the visitor's back.
 */
import type { Entry } from '../answers/entry.ts';

export type PageCache = {
  /** What a visitor asks for. */
  get: (school: string, url: string) => Entry | undefined;
  /** The same for ourselves: a page that is only made anew was not asked for. */
  peek: (school: string, url: string) => Entry | undefined;
  /** A moment between two changes; what is made from here on is made of what is published now. */
  moment: () => number;
  /** Keeps an answer whose making began at a moment: what changed since then makes it stale from the start. */
  set: (school: string, url: string, entry: Entry, begun: number) => void;
  /** Marks what a change touched as stale, and gives it, the latest used last. */
  invalidate: (tags: ReadonlySet<string> | 'all') => Address[];
  /** How much is kept, in bytes. */
  bytes: () => number;
};
export type Address = { school: string; url: string };
type Kept = Address & { entry: Entry };

/** How much stays when a part is full: a tenth goes at once, so that it is not looked through for every new page. */
const stays = 0.9;

/**
 * Addresses with a query string have a part of the room to themselves: there is no end of them, since what a visitor
 * searches for stands in them, and they must never push out the pages that everybody opens.
 */
const shareOfQueries = 0.25;
const hasQuery = (url: string) => url.includes('?');

/** Tags that changes were noted for. There are a few for each school; beyond this, all count as changed. */
const mostTags = 10_000;

/** What an entry takes in its map, and its address: twice, because one that holds other than Latin letters does. */
const bytesOf = (url: string, entry: Entry) => entry.bytes + 2 * url.length + 100;

/**
 * A part of the cache that holds at most so many bytes; what was not asked for the longest goes first. Not `lru-cache`:
 * there, a page that is only made anew would count as asked for.
 */
const createPart = (mostBytes: number) => {
  // A map of maps, so that a hit need not join school and address to look it up.
  const bySchool = new Map<string, Map<string, Entry>>();
  let bytes = 0;
  const all = (): Kept[] =>
    [...bySchool]
      .flatMap(([school, entries]) => [...entries].map(([url, entry]) => ({ school, url, entry })))
      .sort((a, b) => a.entry.lastAsked - b.entry.lastAsked);
  return {
    /** All that is kept, the latest used last. */
    all,
    bytes: () => bytes,
    peek: (school: string, url: string) => bySchool.get(school)?.get(url),
    set: (school: string, url: string, entry: Entry) => {
      let entries = bySchool.get(school);
      if (!entries) {
        entries = new Map();
        bySchool.set(school, entries);
      }
      const old = entries.get(url);
      bytes += bytesOf(url, entry) - (old ? bytesOf(url, old) : 0);
      entries.set(url, entry);
      if (old) entry.lastAsked = old.lastAsked;
      if (bytes <= mostBytes) return;
      for (const oldest of all()) {
        if (bytes <= mostBytes * stays || oldest.entry === entry) break;
        bySchool.get(oldest.school)?.delete(oldest.url);
        bytes -= bytesOf(oldest.url, oldest.entry);
      }
    },
  };
};

/** A cache that holds at most so many bytes. */
export const createPageCache = (mostBytes: number): PageCache => {
  const plain = createPart(mostBytes * (1 - shareOfQueries));
  const queried = createPart(mostBytes * shareOfQueries);
  const partOf = (url: string) => (hasQuery(url) ? queried : plain);
  /** A count of questions tells what was last asked for: to keep a queue would take longer than all the rest of a hit. */
  let questions = 0;
  let invalidations = 0;
  let allInvalidated = 0;
  const lastInvalidated = new Map<string, number>();

  const peek = (school: string, url: string) => partOf(url).peek(school, url);
  return {
    get: (school, url) => {
      const entry = peek(school, url);
      questions += 1;
      if (entry) entry.lastAsked = questions;
      return entry;
    },
    peek,
    moment: () => invalidations,
    set: (school, url, entry, begun) => {
      if (
        allInvalidated > begun ||
        [...entry.tags].some((tag) => (lastInvalidated.get(tag) ?? 0) > begun)
      )
        entry.stale = true;
      questions += 1;
      entry.lastAsked = questions;
      partOf(url).set(school, url, entry);
    },
    invalidate: (tags) => {
      invalidations += 1;
      if (tags === 'all') allInvalidated = invalidations;
      else for (const tag of tags) lastInvalidated.set(tag, invalidations);
      if (lastInvalidated.size > mostTags) {
        lastInvalidated.clear();
        allInvalidated = invalidations;
      }
      const stale = [...queried.all(), ...plain.all()].filter(
        ({ entry }) => tags === 'all' || !entry.tags.isDisjointFrom(tags),
      );
      for (const { entry } of stale) entry.stale = true;
      return stale.map(({ school, url }) => ({ school, url }));
    },
    bytes: () => plain.bytes() + queried.bytes(),
  };
};
