/** `npm run restore`: see `--help`. */
import { takeLock } from '../../../scripts/processes/lock.mjs';
import { CommandError } from '../command-error.ts';
import { settings } from '../settings.ts';
import type { Manifest } from './archive/manifest.ts';
import { checkArchive } from './archive/read-archive.ts';
import { readRestoreArguments } from './arguments.ts';
import { checkRestore, restoreBackup } from './restore-backup.ts';
import { inMegabytes, runCommand } from './run-command.ts';

const describe = ({ taken, product, files, database }: Manifest): string => {
  const all = Object.values(files);
  const bytes = all.reduce((sum, { bytes }) => sum + bytes, database.unpacked);
  return `the database as of ${taken} and ${all.length} files (${inMegabytes(bytes)}), saved by Aangan ${product}`;
};

const tellMissing = ({ missing }: Manifest): void => {
  for (const path of missing)
    console.error(`A record names ${path}, which was lost before the backup was taken.`);
};

const restore = async (file: string): Promise<void> => {
  // The same lock that `npm start` holds for as long as it runs.
  if (!(await takeLock(settings.dataDir)))
    throw new CommandError(
      `Aangan is running on the data folder ${settings.dataDir} (DATA_DIR): stop it first, or set DATA_DIR to another folder.`,
    );
  const said = await restoreBackup(file, settings);
  console.log(
    `Restored ${describe(said)}, into ${settings.dataDir}. npm start goes on from there.`,
  );
  tellMissing(said);
};

const run = async (): Promise<void> => {
  const { file, how } = readRestoreArguments(process.argv.slice(2));
  if (how === 'restore') return restore(file);
  if (how === 'rehearse') {
    const { rehearse } = await import('./rehearsal/rehearse.ts');
    return rehearse(file, settings);
  }
  const said = await (how === 'check' ? checkArchive(file) : checkRestore(file, settings));
  console.log(
    how === 'check'
      ? `${file} is whole: ${describe(said)}.`
      : `Would restore ${describe(said)}, into ${settings.dataDir}. Nothing was written.`,
  );
  tellMissing(said);
};

runCommand(run);
