/** Which files of the data folder belong into a backup: all, but for those that are listed here with the reason why not. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lastBackupFile } from '../data-folder/last-backup.ts';
import { lastUpgradeFile } from '../data-folder/last-upgrade.ts';
import { unfinishedRestoreFile } from '../data-folder/unfinished-restore.ts';
import { unfinishedUpgradeFile } from '../data-folder/unfinished-upgrade.ts';

const leftOut: { path: RegExp; because: string }[] = [
  { path: /^aangan\.db(-wal|-shm)?$/, because: 'the database is saved as such' },
  { path: /^site$/, because: 'snapshots and copies, which the website makes anew' },
  { path: /^logs$/, because: 'what happened on this machine' },
  { path: /^setup-code$/, because: 'made at each start while there is no account' },
  {
    path: /^media\/..\/[0-9a-f]+-\d{3,4}\.\w+$/,
    because: 'narrower copies, made when asked for',
  },
  { path: /\.part$/, because: 'being written' },
  { path: /^\.probe-\d+$/, because: 'being written' },
  {
    path: /^(secret|website-key|setup-code)\.\d+\.[0-9a-f]{8}$/,
    because: 'being written',
  },
  { path: new RegExp(`^${lastBackupFile}$`), because: 'about the backup itself' },
  { path: new RegExp(`^${unfinishedRestoreFile}$`), because: 'about a restore' },
  {
    path: new RegExp(`^(${unfinishedUpgradeFile}|${lastUpgradeFile})$`),
    because: 'about an upgrade',
  },
];

/** Whether a file or folder of the data folder stays out of a backup. */
export const isLeftOut = (path: string): boolean => leftOut.some((one) => one.path.test(path));

/** The paths, in the data folder, of all plain files that belong into a backup; sorted, so that backups are alike. */
export const listDataFiles = async (dataDir: string, below = ''): Promise<string[]> => {
  const found = await readdir(join(dataDir, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // A folder that was removed meanwhile.
      if (error.code === 'ENOENT' && below !== '') return [];
      throw error;
    },
  );
  const paths: string[] = [];
  for (const one of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below ? `${below}/${one.name}` : one.name;
    if (isLeftOut(path)) continue;
    if (one.isDirectory()) paths.push(...(await listDataFiles(dataDir, path)));
    else if (one.isFile()) paths.push(path);
  }
  return paths;
};
