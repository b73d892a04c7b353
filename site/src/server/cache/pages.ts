/** Finished pages: from the cache, or made once for everybody who waits, and made anew when a change has made them stale. */
import { type Route, routeOf, routeOfPaper } from '@aangan/contract/routes.ts';
import { isNotice, type NoticeName } from '../../pages/notice-names.ts';
import { untilMidnightInKolkata } from '../../rules/day.ts';
import { answerRead, matchCall } from '../answers/api-calls.ts';
import { type Entry, finish, packHarder } from '../answers/entry.ts';
import { transportHeaders } from '../answers/security-headers.ts';
import { pageCounts, renderings } from '../process/counts.ts';
import { log, reasonOf } from '../process/log.ts';
import type { Provider } from '../provider/client.ts';
import type { Schools } from '../provider/schools.ts';
import type { Renderer } from '../rendering/render.tsx';
import type { Address, PageCache } from './page-cache.ts';

/** How many pages are made anew without being asked for; whoever asks for another that is stale has it made anew. */
const mostRenewed = 200;
const concurrency = 4;
/** Where the cache has what stands where there is no page. A request cannot ask for it: no address holds a space. */
const nowhere = '/ ';
const noticeAt = (url: string): NoticeName | undefined => {
  const name = url.slice(nowhere.length);
  return url.startsWith(nowhere) && isNotice(name) ? name : undefined;
};

export type Pages = {
  /** What memory has at this address; undefined when it has to be made. */
  hit: (school: string, url: string) => Entry | undefined;
  /** What stands at this address, made if need be. */
  get: (school: string, url: string) => Promise<Entry>;
  /** What stands where there is no page to show: made once for all who come there. */
  notice: (school: string, name: NoticeName) => Promise<Entry>;
  /** Makes pages anew that a change made stale, without waiting for a visitor. */
  renew: (stale: readonly Address[]) => void;
};

type Parts = { provider: Provider; renderer: Renderer; cache: PageCache; schools: Schools };

export const createPages = ({ provider, renderer, cache, schools }: Parts): Pages => {
  const renderPage = (school: string, route: Route, query: URLSearchParams) =>
    renderer.page({ school, route, query, origin: schools.originOf(school) });

  /** Pages that wait to be packed harder, one after the other; visitors come first. */
  const unpacked: (Address & { entry: Entry })[] = [];
  let packing = false;
  const packNext = async (): Promise<void> => {
    if (packing) return;
    packing = true;
    for (let next = unpacked.shift(); next; next = unpacked.shift())
      if (cache.peek(next.school, next.url) === next.entry && !next.entry.stale)
        // As it is, it can be sent just as well.
        await packHarder(next.entry).catch((error) =>
          log('pack-failed', { path: next?.url, reason: reasonOf(error) }),
        );
    packing = false;
  };
  const packLater = (school: string, url: string, entry: Entry): void => {
    unpacked.push({ school, url, entry });
    setImmediate(() => void packNext());
  };

  const make = async (school: string, url: string): Promise<Entry> => {
    const begun = cache.moment();
    const { pathname, searchParams } = new URL(url, 'http://site');
    const notice = noticeAt(url);
    const route = notice ? undefined : routeOf(pathname);
    const paper = route ? undefined : routeOfPaper(pathname);
    const call = route || paper ? undefined : matchCall(pathname);
    const midnight = Date.now() + untilMidnightInKolkata(Date.now());
    const made = route
      ? await renderPage(school, route, searchParams)
      : paper
        ? await renderer.paper({
            school,
            route: paper,
            query: searchParams,
            origin: schools.originOf(school),
          })
        : call
          ? await answerRead(provider, call, searchParams, midnight)
          : await renderer.notice(notice ?? 'not-found', {
              school,
              origin: schools.originOf(school),
            });
    if (made.isAsWithoutQuery) return get(school, pathname);
    const headers = [...made.headers, ...transportHeaders(schools.isSecure(school))];
    const entry = await finish({ ...made, headers });
    if (entry.expires > Date.now()) {
      cache.set(school, url, entry, begun);
      // What a visitor searched for is mostly asked for once.
      if (!url.includes('?')) packLater(school, url, entry);
    }
    return entry;
  };

  const makeAndCount = async (school: string, url: string): Promise<Entry> => {
    try {
      const entry = await make(school, url);
      renderings.of({ outcome: 'made' }).value += 1;
      return entry;
    } catch (error) {
      renderings.of({ outcome: 'failed' }).value += 1;
      throw error;
    }
  };

  /** One rendering at a time for each page, however many visitors wait for it. */
  const making = new Map<string, Promise<Entry>>();
  const makeOnce = (school: string, url: string): Promise<Entry> => {
    const key = `${school} ${url}`;
    let task = making.get(key);
    if (!task) {
      task = makeAndCount(school, url).finally(() => {
        making.delete(key);
        // A change that came while it was being made: once more.
        const made = cache.peek(school, url);
        if (made?.stale && made.renewAfter === 0) void renew(school, url, made);
      });
      making.set(key, task);
    }
    return task;
  };
  const renew = async (school: string, url: string, entry: Entry): Promise<void> => {
    if (entry.renewing) return;
    entry.renewing = true;
    try {
      await makeOnce(school, url);
    } catch (error) {
      log('render-failed', { path: url.split('?')[0], reason: reasonOf(error) });
    } finally {
      entry.renewing = false;
    }
  };

  /** What a change made stale, the latest used first, a few at a time: visitors come first. */
  const queue: Address[] = [];
  let working = 0;
  const workOff = async () => {
    working += 1;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const entry = cache.peek(next.school, next.url);
      if (entry?.stale) await renew(next.school, next.url, entry);
    }
    working -= 1;
  };

  const hit = (school: string, url: string): Entry | undefined => {
    const entry = cache.get(school, url);
    if (entry === undefined) return undefined;
    // A new day must not show yesterday's birthdays, so what has expired is not served once more; what a change
    // has made stale is (promise 12.3), while its new self is being made.
    if (entry.expires !== Number.POSITIVE_INFINITY && entry.expires <= Date.now()) return undefined;
    if (entry.stale && entry.renewAfter <= Date.now()) void renew(school, url, entry);
    pageCounts.hits += 1;
    return entry;
  };

  const get = async (school: string, url: string) => {
    const found = hit(school, url);
    if (found) return found;
    pageCounts.misses += 1;
    return makeOnce(school, url);
  };

  return {
    hit,
    get,
    notice: (school, name) => get(school, nowhere + name),
    renew: (stale) => {
      queue.push(...stale.slice(-mostRenewed).reverse());
      for (let free = concurrency - working; free > 0; free -= 1) void workOff();
    },
  };
};
