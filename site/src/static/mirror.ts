/** A copy of a school's website in a folder: made whole, and brought up to date by asking for what has changed. */
import { todayInKolkata } from '../rules/day.ts';
import { fileOf, isFixed, isPage, pathBetween } from './addresses.ts';
import { MirrorError } from './arguments.ts';
import type { Entries, Entry, Folder } from './folder.ts';
import { rewritePage } from './rewrite-page.ts';
import { rewriteStyles } from './rewrite-styles.ts';
import type { Website } from './website.ts';

export type Result = {
  pages: number;
  files: number;
  written: number;
  writtenBytes: number;
  removed: number;
  /** Addresses that a page names and the website does not have. */
  missing: string[];
};

export type Mirror = {
  /** Brings the folder up to date. If it cannot be done, what was there before stays. */
  update: () => Promise<Result>;
  /** Says in the place of each form that the website is away, or that it is back. */
  setAway: (isAway: boolean) => Promise<void>;
};

export type Options = {
  /** Where the school's website is for visitors. */
  origin: string;
  website: Website;
  folder: Folder;
  isDryRun?: boolean;
};

/** No page names what a wrong address shows. */
const notFound = '/404';
const starts = ['/', '/SiteMap', notFound];
const concurrency = 8;

/** Follows what is named from one to the next, each once, a few at a time. */
const followNames = async (visit: (address: string) => Promise<string[]>): Promise<void> => {
  const seen = new Set<string>();
  let waiting = starts;
  while (waiting.length > 0) {
    const queue = waiting.filter((address) => !seen.has(address));
    for (const address of queue) seen.add(address);
    const named = new Set<string>();
    const work = async () => {
      for (let address = queue.shift(); address; address = queue.shift())
        for (const name of await visit(address)) named.add(name);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    waiting = [...named.difference(seen)];
  }
};

type Content = string | Buffer;
/** An answer as it stands in the copy, and what is remembered of it. */
const toCopy = (
  answer: { address: string; body: Buffer; etag: string | undefined },
  { file, day, origin }: { file: string; day: string; origin: string },
): { entry: Entry; content: Content } => {
  const { address, body, etag } = answer;
  // What a server shows for a wrong address, however deep, names everything from the top.
  const base = address === notFound ? '/' : '';
  const names: string[] = [];
  const toPath = (named: string) => {
    const target = fileOf(named, day);
    if (target === undefined) return undefined;
    names.push(named);
    return base + pathBetween(file, target);
  };
  if (isPage(file)) {
    const { html, panels } = rewritePage(body.toString(), { address, origin, toPath });
    return { entry: { file, etag, names, panels }, content: html };
  }
  const content = file.endsWith('.css') ? rewriteStyles(body.toString(), toPath) : body;
  return { entry: { file, etag, names, panels: [] }, content };
};

export const createMirror = ({ origin, website, folder, isDryRun = false }: Options): Mirror => {
  const { school } = folder.notes;
  let { entries, isAway } = folder.notes;

  const setAway = async (isNow: boolean) => {
    if (isNow === isAway) return;
    for (const { file, panels } of Object.values(entries)) {
      if (panels.length === 0) continue;
      let html = await folder.read(file);
      for (const { present, away } of panels)
        html = html.replaceAll(isNow ? present : away, () => (isNow ? away : present));
      await folder.write(file, html);
    }
    isAway = isNow;
    await folder.keepNotes({ school, isAway, entries });
  };

  const update = async (): Promise<Result> => {
    const day = todayInKolkata(Date.now());
    const there = await folder.list();
    const found: Entries = {};
    const missing: string[] = [];
    let written = 0;
    let writtenBytes = 0;
    const write = async (file: string, content: Content) => {
      written += 1;
      writtenBytes += Buffer.byteLength(content);
      if (!isDryRun) await folder.write(file, content);
    };
    /** Pages, and whatever else may change: written when all that they show is there. */
    const later = new Map<string, Content>();

    const take = async (address: string, file: string): Promise<Entry | undefined> => {
      const before = there.has(file) ? entries[address] : undefined;
      if (before && isFixed(address)) return before;
      const { status, body, etag } = await website.ask(address, before?.etag);
      if (status === 304) return before;
      if (status === 404 && address !== notFound) return undefined;
      if (status !== 200 && status !== 404)
        throw new MirrorError(`The website answered ${status} to ${address}.`);
      const { entry, content } = toCopy({ address, body, etag }, { file, day, origin });
      if (isFixed(address)) await write(file, content);
      else later.set(file, content);
      return entry;
    };

    await followNames(async (address) => {
      const file = fileOf(address, day);
      if (!file) return [];
      const entry = await take(address, file);
      if (entry) found[address] = entry;
      else missing.push(address);
      return entry?.names ?? [];
    });

    const kept = new Set(Object.values(found).map(({ file }) => file));
    for (const [file, content] of later)
      if (!there.has(file) || !(await folder.holds(file, content))) await write(file, content);
    let removed = 0;
    if (!isDryRun) {
      removed = await folder.removeOthers(kept, entries);
      entries = found;
      if (written + removed > 0) await folder.keepNotes({ school, isAway, entries });
      await setAway(false);
    }
    const pages = [...kept].filter(isPage).length;
    return { pages, files: kept.size - pages, written, writtenBytes, removed, missing };
  };

  return { update, setAway };
};
