/** What is known of the last backup: kept in the data folder, for the back office and for who takes the next one. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const lastBackupFile = 'last-backup.json';

const schema = z.object({
  /** The last one that was taken and checked; `taken` is the moment that it holds. */
  good: z
    .object({ taken: z.iso.datetime(), file: z.string(), bytes: z.number(), missing: z.number() })
    .optional(),
  /** Set while the latest attempt is one that failed. */
  failed: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
});
export type LastBackup = z.infer<typeof schema>;

/** Nothing, if none was ever taken. */
export const readLastBackup = (dataDir: string): LastBackup => {
  try {
    return schema.parse(JSON.parse(readFileSync(join(dataDir, lastBackupFile), 'utf8')));
  } catch {
    return {};
  }
};

const write = (dataDir: string, last: LastBackup): void => {
  const aside = join(dataDir, `${lastBackupFile}.part`);
  writeFileSync(aside, `${JSON.stringify(last)}\n`, { mode: 0o600 });
  renameSync(aside, join(dataDir, lastBackupFile));
};

export const noteBackup = (dataDir: string, good: NonNullable<LastBackup['good']>): void =>
  write(dataDir, { good });

/** Also of a failure the last good one is still known. */
export const noteFailedBackup = (dataDir: string, reason: string, now: Date): void =>
  write(dataDir, {
    ...readLastBackup(dataDir),
    failed: { at: now.toISOString(), reason },
  });
