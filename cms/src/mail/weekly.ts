/** Sends the weekly letter to the heads of every school, by one of the processes that share the database. */
import { findRows } from '../api/records/read-records.ts';
import { loadSchoolRecords } from '../api/records/school-records.ts';
import { type Id, text } from '../api/records/stored.ts';
import { loadSigners } from '../disclosure/load-signers.ts';
import { today as todayOf } from '../fields/day-field.ts';
import { type Job, keepLooking, type Report, runIfDue } from '../jobs/jobs.ts';
import { findDeadLinks } from '../links/dead-links.ts';
import { toFailure } from '../logging/failure.ts';
import { writeLetter } from './weekly-letter.ts';

const name = 'weekly-letter';
/** After that a letter that could not be sent is last week's news. */
const tryFor = 24 * 3600_000;

type Given = Job & { report: Report; adminUrl: string | undefined };

/** The mail server knows nobody of that address; a wrong password or sender of ours is put right, and tried again. */
const isPermanent = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
};

/** Whom the letter goes to: heads whose account is open. */
const headsOf = ({ payload }: Given, school: Id) =>
  findRows(
    { payload },
    {
      collection: 'staff',
      where: {
        and: [
          { role: { equals: 'head' } },
          { 'tenants.tenant': { equals: school } },
          { disabled: { not_equals: true } },
        ],
      },
      fields: ['email'],
    },
  );

type Sent = { sent: number; left: number };

const sendToHeads = async (given: Given, school: Id, due: number): Promise<Sent> => {
  const { payload, now, adminUrl, report } = given;
  const counts: Sent = { sent: 0, left: 0 };
  const day = todayOf(new Date(now));
  const letter = writeLetter({
    records: await loadSchoolRecords({ payload }, school),
    deadLinks: await findDeadLinks(payload, school, day),
    accounts: await loadSigners({ payload }, school),
    today: day,
    adminUrl,
  });
  if (!letter) return counts;
  for (const { id, email } of await headsOf(given, school)) {
    const key = `${name}-to-${id}`;
    const last = await payload.kv.get<{ due: number }>(key);
    if (last && last.due >= due) continue;
    try {
      await payload.sendEmail({ to: text(email), ...letter });
      counts.sent += 1;
    } catch (error) {
      report({ code: 'letter-not-sent', staff: id, failure: toFailure(error) });
      if (!isPermanent(error) && now - due < tryFor) {
        counts.left += 1;
        continue;
      }
    }
    await payload.kv.set(key, { due });
  }
  return counts;
};

/** Sends what is due. Nothing, if another process is at it, or nothing is. */
export const runWeekly = (given: Given): Promise<number | undefined> =>
  runIfDue(given, name, async (due) => {
    let sent = 0;
    let left = 0;
    for (const { id } of await findRows(given, { collection: 'schools', where: {}, fields: [] })) {
      try {
        const counts = await sendToHeads(given, id, due);
        sent += counts.sent;
        left += counts.left;
      } catch (error) {
        given.report({ code: 'letter-not-made', school: id, failure: toFailure(error) });
        left += 1;
      }
    }
    // Not done yet: they are tried again at the next look, and nobody gets one twice.
    if (left > 0) throw new Error(`${left} letters could not be sent yet`);
    return sent;
  });

type Process = Pick<Given, 'payload' | 'dataDir' | 'report' | 'adminUrl'> & {
  write: (line: Record<string, unknown>) => void;
};

/** Looks now and then whether letters are due, until the function that it gives is called. */
export const keepWeekly = ({ write, ...given }: Process): (() => void) =>
  keepLooking({ name, report: given.report }, async () => {
    const sent = await runWeekly({ ...given, now: Date.now() });
    if (sent) write({ kind: name, sent });
  });
