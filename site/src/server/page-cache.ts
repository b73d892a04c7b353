/**
 * The page cache: finished answers, found by school and address. A page remembers what it was made of; when that changes
 * it turns stale, is still served, and is made anew behind the visitor's back.
 */
import type { Entry } from './entry.ts';

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
  spoil: (tags: ReadonlySet<string> | 'all') => Address[];
};
export type Address = { school: string; url: string };
type Kept = Address & { entry: Entry };

/** How much stays when the cache is full: a tenth goes at once, so that it is not looked through for every new page. */
const stays = 0.9;

/** A cache that holds at most so many bytes; what was not asked for the longest goes first. */
export const createPageCache = (mostBytes: number): PageCache => {
  // A map of maps, so that a hit need not join school and address to look it up.
  const bySchool = new Map<string, Map<string, Entry>>();
  let bytes = 0;
  /** A count of questions tells what was last asked for: to keep a queue would take longer than all the rest of a hit. */
  let questions = 0;
  let spoils = 0;
  let allSpoilt = 0;
  const lastSpoilt = new Map<string, number>();

  /** All that is kept, the latest used last. */
  const all = (): Kept[] =>
    [...bySchool]
      .flatMap(([school, entries]) => [...entries].map(([url, entry]) => ({ school, url, entry })))
      .sort((a, b) => a.entry.lastAsked - b.entry.lastAsked);
  const peek = (school: string, url: string) => bySchool.get(school)?.get(url);
  const drop = ({ school, url, entry }: Kept) => {
    bySchool.get(school)?.delete(url);
    bytes -= entry.bytes;
  };
  return {
    get: (school, url) => {
      const entry = peek(school, url);
      questions += 1;
      if (entry) entry.lastAsked = questions;
      return entry;
    },
    peek,
    moment: () => spoils,
    set: (school, url, entry, begun) => {
      if (allSpoilt > begun || [...entry.tags].some((tag) => (lastSpoilt.get(tag) ?? 0) > begun))
        entry.stale = true;
      let entries = bySchool.get(school);
      if (!entries) {
        entries = new Map();
        bySchool.set(school, entries);
      }
      const old = entries.get(url);
      bytes += entry.bytes - (old?.bytes ?? 0);
      entries.set(url, entry);
      questions += 1;
      entry.lastAsked = old?.lastAsked ?? questions;
      if (bytes <= mostBytes) return;
      for (const oldest of all()) {
        if (bytes <= mostBytes * stays || oldest.entry === entry) break;
        drop(oldest);
      }
    },
    spoil: (tags) => {
      spoils += 1;
      if (tags === 'all') allSpoilt = spoils;
      else for (const tag of tags) lastSpoilt.set(tag, spoils);
      const spoilt = all().filter(
        ({ entry }) => tags === 'all' || !entry.tags.isDisjointFrom(tags),
      );
      for (const { entry } of spoilt) entry.stale = true;
      return spoilt.map(({ school, url }) => ({ school, url }));
    },
  };
};
