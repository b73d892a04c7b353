/** The marks of a restore or an upgrade that is under way or was broken off: nothing may start on half of the data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { readUpgradeMark } from './unfinished-upgrade.ts';

export const unfinishedRestoreFile = 'restore-unfinished';

export const refuseUnfinished = (dataDir: string): void => {
  if (existsSync(join(dataDir, unfinishedRestoreFile)))
    throw new CommandError(
      `A restore into the data folder ${dataDir} (DATA_DIR) is under way, or was broken off: wait for it, or empty the folder (and the database) and restore again.`,
    );
  if (readUpgradeMark(dataDir))
    throw new CommandError(
      `An upgrade of the data folder ${dataDir} (DATA_DIR) is under way, or was broken off: wait for it, or run npm run upgrade again, which first puts back what was.`,
    );
};
