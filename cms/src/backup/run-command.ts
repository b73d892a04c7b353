/** How the commands of backups begin and end. */
import { CommandError, reportAndExit } from '../command-error.ts';
import { whyUnavailable } from '../database/unavailable.ts';
import { HelpWanted } from './arguments.ts';

export const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const inWords = (error: unknown): unknown => {
  if (error instanceof CommandError) return error;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (whyUnavailable(error) === 'full')
    return new CommandError(`The disk is full: ${message}. Nothing was left behind.`);
  if (path && /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT)$/.test(code ?? ''))
    return new CommandError(`${path} cannot be read or written (${code}).`);
  return error;
};

/** Runs a command to its end, and ends the process with an exit code that scripts can trust. */
export const runCommand = (run: () => Promise<void>): void => {
  // Nobody else reads what is written from now on.
  process.umask(0o077);
  const work = async () => {
    try {
      await run();
      process.exit(0);
    } catch (error) {
      if (error instanceof HelpWanted) {
        console.log(error.message);
        process.exit(0);
      }
      reportAndExit(inWords(error));
    }
  };
  void work();
};
