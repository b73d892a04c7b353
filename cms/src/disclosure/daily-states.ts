/** How the disclosure of every school stands, looked at once a day: what the operator's home shows of all of them at once. */
import { findRows } from '../api/records/read-records.ts';
import { loadSchoolRecords } from '../api/records/school-records.ts';
import type { Id } from '../api/records/stored.ts';
import { today as todayOf } from '../fields/day-field.ts';
import { type Job, keepLooking, type Report, runIfDue } from '../jobs/jobs.ts';
import { findDeadLinks } from '../links/dead-links.ts';
import { toFailure } from '../logging/failure.ts';
import { checkDisclosure } from './check.ts';
import { loadSigners } from './load-signers.ts';

const name = 'disclosure';
const key = 'disclosure-states';

/** Rows that are open, of all that there are. */
export type DisclosureState = { open: number; rows: number };
type States = Record<string, DisclosureState>;

export const loadStates = async (payload: Job['payload']): Promise<States> =>
  (await payload.kv.get<States>(key)) ?? {};

const look = async (payload: Job['payload'], school: Id, now: number): Promise<DisclosureState> => {
  const day = todayOf(new Date(now));
  const rows = checkDisclosure(
    await loadSchoolRecords({ payload }, school),
    day,
    await findDeadLinks(payload, school, day),
    await loadSigners({ payload }, school),
  );
  return { open: rows.filter(({ state }) => state !== 'green').length, rows: rows.length };
};

type Given = Job & { report: Report };

/** Looks at every school. Nothing, if another process is at it, or it is not due. */
export const runStates = ({ report, ...job }: Given): Promise<number | undefined> =>
  runIfDue(job, name, async () => {
    const { payload, now } = job;
    const before = await loadStates(payload);
    const states: States = {};
    for (const { id } of await findRows(job, { collection: 'schools', where: {}, fields: [] }))
      try {
        states[id] = await look(payload, id, now);
      } catch (error) {
        report({ code: 'disclosure-of-school-left', school: id, failure: toFailure(error) });
        const last = before[id];
        if (last) states[id] = last;
      }
    await payload.kv.set(key, states);
    return Object.keys(states).length;
  });

type Process = Pick<Given, 'payload' | 'dataDir' | 'report'> & {
  write: (line: Record<string, unknown>) => void;
};

/** Looks now and then whether it is due, until the function that it gives is called. */
export const keepStates = ({ write, ...given }: Process): (() => void) =>
  keepLooking({ name, report: given.report }, async () => {
    const schools = await runStates({ ...given, now: Date.now() });
    if (schools) write({ kind: name, schools });
  });
