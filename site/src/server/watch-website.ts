/** What the website tells those who watch it: whether it can serve, and its numbers. */
import { access, constants } from 'node:fs/promises';
import { leastFree, loadDisk } from '@aangan/contract/watch/disk.ts';
import { gauge, type Metric } from '@aangan/contract/watch/metrics.ts';
import { readProcess } from '@aangan/contract/watch/process-metrics.ts';
import { type Check, type Readiness, readinessMetrics } from '@aangan/contract/watch/readiness.ts';
import type { PageCache } from './cache/page-cache.ts';
import { readCounts } from './process/counts.ts';
import type { Feed } from './provider/changes.ts';
import type { Schools } from './provider/schools.ts';

type Parts = { schools: Schools; feed: Feed; folder: string };

/** It is asked for every 0.7 seconds, and an answer may take 2. */
const feedIsLate = 15_000;

/** What it needs to serve, and what it can do without: while its provider or its disk is away it goes on with what it knows. */
export const checksOf = ({ schools, feed, folder }: Parts): Record<string, Check> => ({
  schools: { isNeeded: true, ask: schools.isKnown },
  feed: { isNeeded: false, ask: () => feed.age() < feedIsLate },
  disk: {
    isNeeded: false,
    ask: async () => {
      await access(folder, constants.W_OK);
      return (await loadDisk(folder)).free >= leastFree;
    },
  },
});

type Watched = {
  cache: PageCache;
  provider: { bytes: () => number };
  feed: Feed;
  isReady: () => Promise<Readiness>;
};

/** The numbers of this process. */
export const readWebsite = async ({
  cache,
  provider,
  feed,
  isReady,
}: Watched): Promise<Metric[]> => [
  ...readinessMetrics(await isReady()),
  ...readCounts(),
  gauge('aangan_page_cache_bytes', 'What finished pages take in memory.', cache.bytes()),
  gauge('aangan_readings_bytes', 'What the provider’s answers take in memory.', provider.bytes()),
  gauge(
    'aangan_feed_age_seconds',
    'How long ago the changes feed was last heard.',
    feed.age() / 1000,
  ),
  ...readProcess(),
];
