/** What is done now and then, by one of the processes that share a database; what was missed is made up for. */
import type { Payload } from 'payload';
import { unlessAnother } from '../database/process-lock.ts';
import { toFailure } from '../logging/failure.ts';
import { counts } from '../watch/counts.ts';
import { type JobName, jobNames, lastDue } from './last-due.ts';

const minute = 60_000;
/** Not while everything else starts; `every` is also how soon a run that failed is tried again. */
const looks = { first: 5 * minute, every: 15 * minute };

export type Report = (problem: Record<string, unknown>) => void;
export type Job = {
  payload: Payload;
  dataDir: string;
  now: number;
  /** Whether it runs though it has since it was last due. */
  isAsked?: boolean;
};

/** `ranAt` is not known of runs of an earlier release. */
type LastRun = { due: number; ranAt?: number };

/** Does the work unless another process is at it, or it was done since it was last due: then it gives nothing. */
export const runIfDue = <T>(
  { payload, dataDir, now, isAsked = false }: Job,
  name: JobName,
  work: (due: number) => Promise<T>,
): Promise<T | undefined> =>
  unlessAnother({ payload, dataDir }, name, async () => {
    const due = lastDue(now, name);
    const last = await payload.kv.get<LastRun>(name);
    if (last && last.due >= due && !isAsked) return undefined;
    const result = await work(due);
    await payload.kv.set(name, { due, ranAt: now } satisfies LastRun);
    counts.jobs.of({ task: name, outcome: 'done' }).value += 1;
    return result;
  });

/** When each was last done, by whichever process; nothing of one that never was. */
export const loadLastRuns = async (payload: Payload): Promise<{ task: JobName; at: number }[]> => {
  const runs = await Promise.all(
    jobNames.map(async (task) => ({ task, last: await payload.kv.get<LastRun>(task) })),
  );
  return runs.flatMap(({ task, last }) => (last ? [{ task, at: last.ranAt ?? last.due }] : []));
};

/** Looks now and then, until the function that it gives is called; `first` and `every` are for tests. */
export const keepLooking = (
  { name, report }: { name: JobName; report: Report },
  look: () => Promise<void>,
  { first, every } = looks,
): (() => void) => {
  const tryToLook = () =>
    look().catch((error) => {
      counts.jobs.of({ task: name, outcome: 'failed' }).value += 1;
      report({ code: `${name}-failed`, failure: toFailure(error) });
    });
  const timers = [setTimeout(tryToLook, first).unref(), setInterval(tryToLook, every).unref()];
  return () => timers.forEach(clearTimeout);
};
