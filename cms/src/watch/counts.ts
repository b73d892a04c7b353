/**
 * What this process of the cms has done so far. Next has a copy of its own of every module, so the counts are the process's,
 * not the module's: what staff write goes through one copy, and who watches asks another.
 */
import { createCounter, createHistogram } from '@aangan/contract/watch/count.ts';
import { gauge, type Metric } from '@aangan/contract/watch/metrics.ts';
import { createRequestCounts } from '@aangan/contract/watch/request-counts.ts';
import type { JobName } from '../jobs/last-due.ts';

const makeCounts = () => ({
  /** By the call's name in the api, by a few kinds in the back office. */
  requests: createRequestCounts<string>(),
  /** Writers that wait for their turn at SQLite now. */
  writersWaiting: { value: 0 },
  writerWaits: createHistogram<{ outcome: 'turn' | 'late' }>(
    'aangan_write_queue_wait_seconds',
    'How long writers waited for their turn at SQLite; late: in vain.',
  ),
  jobs: createCounter<{ task: JobName; outcome: 'done' | 'failed' }>(
    'aangan_jobs_total',
    'What is done by the clock, as often as this process did it.',
  ),
});
type Counts = ReturnType<typeof makeCounts>;

const key = Symbol.for('aangan.counts');
const shared = globalThis as { [key]?: Counts };

shared[key] ??= makeCounts();
export const counts: Counts = shared[key];

export const readCounts = (): Metric[] => [
  ...counts.requests.read(),
  gauge(
    'aangan_write_queue_length',
    'Writers that wait for their turn at SQLite.',
    counts.writersWaiting.value,
  ),
  counts.writerWaits.read(),
  counts.jobs.read(),
];
