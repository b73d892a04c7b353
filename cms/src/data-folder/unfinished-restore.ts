/** The mark of a restore that is under way or was broken off: nothing may start on half of the data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';

export const unfinishedRestoreFile = 'restore-unfinished';

export const refuseUnfinished = (dataDir: string): void => {
  if (existsSync(join(dataDir, unfinishedRestoreFile)))
    throw new CommandError(
      `A restore into the data folder ${dataDir} (DATA_DIR) is under way, or was broken off: wait for it, or empty the folder (and the database) and restore again.`,
    );
};
