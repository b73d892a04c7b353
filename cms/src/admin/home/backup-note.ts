/** What the operator's home says of backups: when the last one was taken, and whether that is as it should be. */
import type { LastBackup } from '../../data-folder/last-backup.ts';
import { formatMoment } from '../../indian-time.ts';

export type BackupNote = { words: string; isBad: boolean };

const minute = 60_000;
/** One that takes its time, or waits for a machine that sleeps, is not late yet. */
const lateAfter = 2;

export const toBackupNote = (
  { good, failed }: LastBackup,
  scheduled: { everyMinutes: number } | undefined,
  now: number,
): BackupNote => {
  const last = good
    ? `The last backup is of ${formatMoment(good.taken)}`
    : 'There is no backup yet';
  if (failed)
    return {
      words: `The backup of ${formatMoment(failed.at)} failed: ${failed.reason} ${last}.`,
      isBad: true,
    };
  if (good && good.missing > 0)
    return {
      words: `${last}; it lacks ${good.missing} files that the data folder has lost.`,
      isBad: true,
    };
  if (!scheduled) return { words: `${last}, and none is scheduled (BACKUP_DIR).`, isBad: !good };
  const age = good ? now - Date.parse(good.taken) : 0;
  if (age > lateAfter * scheduled.everyMinutes * minute)
    return {
      words: `${last}, though one is due every ${scheduled.everyMinutes} minutes.`,
      isBad: true,
    };
  return { words: `${last}.`, isBad: false };
};
