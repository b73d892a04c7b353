/** How a command ends when it cannot go on: one clear sentence that names the thing and how to fix it, and exit 1 (2: it was asked wrongly). */

import type { Settings } from './settings.ts';

/** Something that whoever started the command can fix; `details` stand before the sentence, one a line. */
export class CommandError extends Error {
  readonly details: readonly string[];
  readonly exitCode: number = 1;

  constructor(sentence: string, details: readonly string[] = []) {
    super(sentence);
    this.details = details;
  }
}

/** The command line itself is wrong: nothing was looked at, and nothing done. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

const reasons: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a disk that is full',
  ENOENT: 'cannot be made',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
};

/** The error for a data folder that cannot be used, if that is what an error is about. */
export const folderError = (folder: string, error: unknown): CommandError | undefined => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason
    ? new CommandError(
        `The data folder ${folder} ${reason}; fix that, or set DATA_DIR to another folder.`,
      )
    : undefined;
};

/** The error for a database that cannot be opened. */
export const databaseError = (
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  error: Error,
): CommandError => {
  const where = databaseUrl?.startsWith('postgres')
    ? `PostgreSQL at ${new URL(databaseUrl).host}, as DATABASE_URL says`
    : `the SQLite file in ${dataDir}`;
  return new CommandError(`The database cannot be opened (${where}): ${error.message}`);
};

/** Prints it (or, of what nobody foresaw, all that is known) and ends the process. */
export const reportAndExit = (error: unknown): never => {
  if (error instanceof CommandError) {
    for (const line of error.details) console.error(line);
    console.error(error.message);
    process.exit(error.exitCode);
  }
  console.error(error);
  process.exit(1);
};
