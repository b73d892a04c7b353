/** Once a day, by one of the processes that share the database. */
import { findRows } from '../api/records/read-records.ts';
import { type Job, keepLooking, type Report, runIfDue } from '../jobs/jobs.ts';
import { toFailure } from '../logging/failure.ts';
import { type Asking, checkLinks, loadChecked } from './check-links.ts';

const name = 'links';

type Given = Job & { report: Report };
type Counts = { schools: number; troubles: number };

/** Looks after the links of every school. Nothing, if another process is at it, or it is not due. */
export const runLinks = ({ report, ...job }: Given, asking?: Asking): Promise<Counts | undefined> =>
  runIfDue(job, name, async (due) => {
    const { payload, now, isAsked } = job;
    const counts: Counts = { schools: 0, troubles: 0 };
    for (const { id } of await findRows(job, { collection: 'schools', where: {}, fields: [] }))
      try {
        // A run that was cut off goes on with the schools that are left.
        const last = await loadChecked(payload, id);
        if (last && last.triedAt >= due && !isAsked) continue;
        const { troubles } = await checkLinks(payload, id, now, asking);
        counts.schools += 1;
        counts.troubles += troubles.length;
      } catch (error) {
        report({ code: 'links-of-school-left', school: id, failure: toFailure(error) });
      }
    return counts;
  });

type Process = Pick<Given, 'payload' | 'dataDir' | 'report'> & {
  write: (line: Record<string, unknown>) => void;
};

/** Looks now and then whether a run is due, until the function that it gives is called. */
export const keepLinks = ({ write, ...given }: Process): (() => void) =>
  keepLooking({ name, report: given.report }, async () => {
    const counts = await runLinks({ ...given, now: Date.now() });
    if (counts) write({ kind: 'links', ...counts });
  });
