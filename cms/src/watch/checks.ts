/** What the api and the back office need to do their work. */
import { leastFree, loadDisk } from '@aangan/contract/watch/disk.ts';
import type { Check } from '@aangan/contract/watch/readiness.ts';
import type { Payload } from 'payload';
import { probeStore } from '../media/store.ts';

/** Good if the database answers. */
export const databaseCheck = (ask: () => Promise<unknown>): Check => ({
  isNeeded: true,
  ask: async () => {
    await ask();
    return true;
  },
});

/**
 * What the api needs. A store that takes nothing loses what visitors send, so they are better sent elsewhere; one that is nearly
 * full still takes it, and is told in time.
 */
export const apiChecks = ({ payload, dataDir }: { payload: Payload; dataDir: string }) =>
  ({
    database: databaseCheck(() => payload.db.count({ collection: 'schools', where: {} })),
    store: { isNeeded: true, ask: () => probeStore().then(() => true) },
    disk: { isNeeded: false, ask: async () => (await loadDisk(dataDir)).free >= leastFree },
  }) satisfies Record<string, Check>;
