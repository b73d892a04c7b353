/** Once a night, by one of the processes that share the database; a night that was missed is made up for. */
import type { Payload } from 'payload';
import { unlessAnother } from '../database/process-lock.ts';
import { toFailure } from '../logging/failure.ts';
import { applyRetention, type Count } from './apply.ts';
import { lastDue } from './moments.ts';

const minute = 60_000;
/** Not while everything else starts; `every` is also how soon a run that failed is tried again. */
const looks = { first: 5 * minute, every: 15 * minute };
/** Where the last run that came to its end is noted. */
const key = 'retention';

type Report = (problem: Record<string, unknown>) => void;
type Given = {
  payload: Payload;
  dataDir: string;
  now: number;
  report: Report;
  /** Whether it runs though it has since it was last due. */
  isAsked?: boolean;
};

/** A run from beginning to end. Nothing, if another process is at one, or none is due. */
export const runRetention = ({
  payload,
  dataDir,
  now,
  report,
  isAsked = false,
}: Given): Promise<Count[] | undefined> =>
  unlessAnother({ payload, dataDir }, 'retention', async () => {
    const due = lastDue(now);
    const last = await payload.kv.get<{ due: number }>(key);
    if (last && last.due >= due && !isAsked) return undefined;
    const counts = await applyRetention(payload, now, (collection, error) =>
      report({ code: 'retention-record-left', collection, failure: toFailure(error) }),
    );
    await payload.kv.set(key, { due });
    return counts;
  });

type Process = Pick<Given, 'payload' | 'dataDir' | 'report'> & {
  write: (line: Record<string, unknown>) => void;
};

/** Looks now and then whether a run is due, until the function that it gives is called; `first` and `every` are for tests. */
export const keepRetention = (
  { payload, dataDir, report, write }: Process,
  { first, every } = looks,
): (() => void) => {
  const look = async (): Promise<void> => {
    try {
      const counts = await runRetention({ payload, dataDir, now: Date.now(), report });
      if (!counts) return;
      const removed = counts
        .filter(({ count }) => count > 0)
        .map(({ school, rule, count }) => ({ school, kind: rule.kind, count }));
      write({ kind: 'retention', removed });
    } catch (error) {
      report({ code: 'retention-failed', failure: toFailure(error) });
    }
  };
  const timers = [setTimeout(look, first).unref(), setInterval(look, every).unref()];
  return () => timers.forEach(clearTimeout);
};
