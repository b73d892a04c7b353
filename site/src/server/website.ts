/** The website in one process: its parts put together, followed, and stopped in good order. */

import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from '@aangan/contract/calls.ts';
import { emptyPagesRead } from '@aangan/contract/empty-pages.ts';
import type { Metric } from '@aangan/contract/watch/metrics.ts';
import { loadAssets } from './answers/assets.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createPages } from './cache/pages.ts';
import type { Settings } from './process/settings.ts';
import { createVisits } from './process/visits.ts';
import { followChanges } from './provider/changes.ts';
import { createProvider } from './provider/client.ts';
import { createEmptyPages, emptyPagesTag } from './provider/empty-pages.ts';
import { openKeptFiles } from './provider/kept-files.ts';
import { createSchools } from './provider/schools.ts';
import { openSnapshots } from './provider/snapshots.ts';
import { findWebsiteKey } from './provider/website-key.ts';
import { createRenderer } from './rendering/render.tsx';
import { createApp } from './requests/app.ts';
import { createFileHandler } from './requests/file-handler.ts';
import { checksOf, readWebsite } from './watch-website.ts';

/** What the person who started us can fix, in one sentence. */
const refusalToListen = ({ host, port }: Settings, code: string | undefined) => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${host}", which is not an address of this machine. Set it to one that is, or to 0.0.0.0 for all.`;
  return undefined;
};

/** How much of the memory is for the provider's answers; they are smaller than the pages that are made of them. */
const shareOfReadings = 0.25;

/** Ends the website: what is under way may take so many milliseconds more. Asked again, it ends within the shorter of both. */
export type Stop = (withinMs: number) => Promise<void>;

export type Website = { stop: Stop; readMetrics: () => Promise<Metric[]> };

/** Starts the website. `cacheBytes` is what it may remember: finished pages and what they are made of. */
export const startWebsite = async (settings: Settings, cacheBytes: number): Promise<Website> => {
  const provider = createProvider(
    settings.providerUrl,
    await openSnapshots(join(settings.folder, 'snapshots')),
    {
      websiteKey: findWebsiteKey(dirname(settings.folder), process.env.SECRET),
      mostBytes: cacheBytes * shareOfReadings,
    },
  );
  const assets = await loadAssets(join(import.meta.dirname, '../client'));
  const cache = createPageCache(cacheBytes * (1 - shareOfReadings));
  const schools = createSchools(provider, settings);
  const keptFiles = await openKeptFiles(provider, join(settings.folder, 'files'));
  const emptyPages = createEmptyPages(provider);
  const renderer = createRenderer(provider, assets, { emptyPages, dev: settings.dev });
  const pages = createPages({ provider, renderer, cache, schools });
  /** Until it is known whose hostname is whose, the list is asked for again. */
  const learnSchools = async () => {
    if (!(await schools.refresh())) setTimeout(learnSchools, 2000).unref();
  };
  await learnSchools();

  /** A page that has its first piece of news, or lost its last, comes into every menu, or leaves it. */
  const renewMenus = async (changes: readonly Change[]) => {
    const touched = changes.filter(({ collection }) => emptyPagesRead.includes(collection));
    for (const school of new Set(touched.map((change) => change.school)))
      if (await emptyPages.haveChanged(school))
        pages.renew(cache.invalidate(new Set([emptyPagesTag(school)])));
  };

  const feed = followChanges(settings.providerUrl, {
    changed: async (changes) => {
      keptFiles.changed(changes.flatMap(({ file }) => file ?? []));
      for (const change of changes) provider.forget(change);
      if (changes.some(({ collection }) => collection === 'schools')) await learnSchools();
      pages.renew(
        cache.invalidate(
          new Set(changes.map(({ school, collection }) => `${school}:${collection}`)),
        ),
      );
      await renewMenus(changes);
    },
    reset: async () => {
      keptFiles.reset();
      provider.forgetAll();
      emptyPages.reset();
      await learnSchools();
      pages.renew(cache.invalidate('all'));
    },
  });

  const visits = createVisits(provider.tellVisits);
  // What could not be told is told the next time.
  const tellVisits = () => visits.tell().catch(() => undefined);
  const telling = setInterval(tellVisits, 60_000).unref();

  const { app, isReady, drain } = await createApp({
    provider,
    renderer,
    pages,
    assets,
    files: createFileHandler(provider, keptFiles),
    schools,
    emptyPages,
    visits,
    checks: checksOf({ schools, feed, folder: settings.folder }),
    trustProxy: settings.trustProxy,
    dev: settings.dev,
  });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const refusal = refusalToListen(settings, (error as NodeJS.ErrnoException).code);
    throw refusal ? new Error(refusal) : error;
  }

  let draining: Promise<void> | undefined;
  return {
    stop: async (withinMs) => {
      feed.stop();
      clearInterval(telling);
      // Requests under way are finished; connections that only wait are not waited for.
      draining ??= drain().then(tellVisits);
      await Promise.race([draining, pause(withinMs, undefined, { ref: false })]);
    },
    readMetrics: () => readWebsite({ cache, provider, feed, isReady }),
  };
};
