/** Where an upgrade's backup goes. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CommandError } from '../command-error.ts';
import type { Settings } from '../settings.ts';

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Beside the data, under a name that no timer's tidying knows: only its operator throws it away. */
export const nameBackup = async (
  { dataDir, backupDir }: Settings,
  why: 'before-upgrade' | 'before-going-back',
): Promise<string> => {
  const folder = backupDir ?? `${dataDir}-before-upgrades`;
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `The folder ${folder} for the backup cannot be made (${error.code}): name a file (npm run upgrade -- FILE), or set BACKUP_DIR.`,
    );
  });
  return join(folder, `${why}-${stamp(new Date())}.tar`);
};

/** A file of the operator's own choice. */
export const refuseUnfitFile = (file: string, dataDir: string): void => {
  if (!relative(dataDir, file).startsWith('..'))
    throw new CommandError(
      `${file} lies in the data folder (DATA_DIR) itself, and would be lost with it: choose another folder, best on another disk.`,
    );
  if (existsSync(file)) throw new CommandError(`${file} is there already: choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
};
