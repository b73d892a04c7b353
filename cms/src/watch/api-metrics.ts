/** The numbers of the api process, which also knows of backups and of what is done by the clock. */
import { readDisk } from '@aangan/contract/watch/disk.ts';
import { gauge, type Metric } from '@aangan/contract/watch/metrics.ts';
import { readProcess } from '@aangan/contract/watch/process-metrics.ts';
import { type Readiness, readinessMetrics } from '@aangan/contract/watch/readiness.ts';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { readLastBackup } from '../data-folder/last-backup.ts';
import { loadLastRuns } from '../jobs/jobs.ts';
import { readCounts } from './counts.ts';

type Watched = { payload: Payload; dataDir: string; isReady: () => Promise<Readiness> };

/** Nothing of one that was never taken. */
const readBackup = (dataDir: string, now: number): Metric[] => {
  const { good, failed } = readLastBackup(dataDir);
  return [
    gauge(
      'aangan_backup_age_seconds',
      'How old the last good backup is.',
      good && (now - Date.parse(good.taken)) / 1000,
    ),
    gauge(
      'aangan_backup_failed',
      'Whether the latest attempt at a backup failed.',
      good || failed ? Number(failed !== undefined) : undefined,
    ),
  ];
};

/** From the database: another process may have done it. Nothing while the database is away. */
const readLastRuns = async (payload: Payload): Promise<Metric> => {
  const runs = await loadLastRuns(payload).catch(() => []);
  return gauge(
    'aangan_job_last_success_timestamp_seconds',
    'When what is done by the clock was last done, by whichever process.',
    ...runs.map(({ task, at }) => ({ labels: { task }, value: Math.round(at / 1000) })),
  );
};

/** On PostgreSQL, where writers wait for a connection instead of their turn. */
const readPool = ({ db }: Payload): Metric[] => {
  const { pool } = db as unknown as { pool?: Pool };
  return [
    gauge(
      'aangan_database_connections',
      'Connections to PostgreSQL, and requests that wait for one.',
      ...(pool
        ? Object.entries({
            used: pool.totalCount - pool.idleCount,
            idle: pool.idleCount,
            awaited: pool.waitingCount,
          }).map(([state, value]) => ({ labels: { state }, value }))
        : []),
    ),
  ];
};

export const readApi = async (
  { payload, dataDir, isReady }: Watched,
  now: number,
): Promise<Metric[]> => {
  const readiness = await isReady();
  return [
    ...readinessMetrics(readiness),
    ...readCounts(),
    // One that does not answer must not be waited for.
    ...(readiness.checks.database?.ok ? [await readLastRuns(payload)] : []),
    ...readPool(payload),
    ...readBackup(dataDir, now),
    ...(await readDisk(dataDir)),
    ...readProcess(),
  ];
};
