/** Once a night, by one of the processes that share the database; a night that was missed is made up for. */
import { type Job, keepLooking, type Report, runIfDue } from '../jobs/jobs.ts';
import { toFailure } from '../logging/failure.ts';
import { applyRetention, type Count } from './apply.ts';

const name = 'retention';

type Given = Job & { report: Report };

/** A run from beginning to end. Nothing, if another process is at one, or none is due. */
export const runRetention = ({ report, ...job }: Given): Promise<Count[] | undefined> =>
  runIfDue(job, name, () =>
    applyRetention(job.payload, job.now, (collection, error) =>
      report({ code: 'retention-record-left', collection, failure: toFailure(error) }),
    ),
  );

type Process = Pick<Given, 'payload' | 'dataDir' | 'report'> & {
  write: (line: Record<string, unknown>) => void;
};

/** Looks now and then whether a run is due, until the function that it gives is called; `looks` is for tests. */
export const keepRetention = (
  { write, ...given }: Process,
  looks?: { first: number; every: number },
): (() => void) =>
  keepLooking(
    { name, report: given.report },
    async () => {
      const counts = await runRetention({ ...given, now: Date.now() });
      if (!counts) return;
      const removed = counts
        .filter(({ count }) => count > 0)
        .map(({ school, rule, count }) => ({ school, kind: rule.kind, count }));
      write({ kind: 'retention', removed });
    },
    looks,
  );
