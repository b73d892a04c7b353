/** `npm run backup`: see `--help`. */
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { takeLock } from '../../../scripts/processes/lock.mjs';
import { CommandError } from '../command-error.ts';
import { noteBackup, noteFailedBackup } from '../data-folder/last-backup.ts';
import { settings } from '../settings.ts';
import { type BackupWish, readBackupArguments } from './arguments.ts';
import { listDataFiles } from './data-files.ts';
import { nameOf, removeLeftovers, removeOld } from './folder/backup-folder.ts';
import { inMegabytes, runCommand } from './run-command.ts';
import { openSource, takeBackup } from './take-backup.ts';

const { dataDir, backupDir, backupKeep } = settings;

/** A backup beside what it saves is lost with it, and the next would hold it. */
const refuseInside = (file: string): void => {
  if (!relative(dataDir, file).startsWith('..'))
    throw new CommandError(
      `${file} lies in the data folder (DATA_DIR) itself, and would be lost with it: choose another folder, best on another disk.`,
    );
};

const refuseTaken = (file: string, replace: boolean): void => {
  if (existsSync(file) && !replace)
    throw new CommandError(`${file} is there already: choose another name, or say --replace.`);
};

const holdLock = async (place: string): Promise<void> => {
  if (!(await takeLock(`backup ${place}`)))
    throw new CommandError(`Another backup to ${place} is under way.`);
};

const tell = async (file: string): Promise<void> => {
  const source = await openSource(settings);
  try {
    const files = await listDataFiles(dataDir);
    let bytes = 0;
    for (const path of files)
      bytes += (await stat(join(dataDir, path)).catch(() => undefined))?.size ?? 0;
    console.log(
      `Would save ${files.length} files (${inMegabytes(bytes)}) and the database (${inMegabytes(await source.bytes())} before it is compressed) to ${file}. Nothing was written.`,
    );
  } finally {
    await source.close();
  }
};

const take = async (file: string): Promise<void> => {
  const began = performance.now();
  const { manifest, bytes } = await takeBackup(settings, file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const count = Object.keys(manifest.files).length;
  noteBackup(dataDir, {
    taken: manifest.taken,
    file,
    bytes,
    missing: manifest.missing.length,
  });
  console.log(
    `Saved the database as of ${manifest.taken} and ${count} files to ${file}: ${inMegabytes(bytes)} in ${seconds} s, read back and whole.`,
  );
  for (const path of manifest.missing)
    console.error(
      `A record names ${path}, which the data folder has lost: it is not in the backup.`,
    );
};

const takeInto = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  await take(join(folder, nameOf(new Date())));
  // Only now: a backup that fails removes none that is good.
  const { kept, removed } = await removeOld(folder, backupKeep);
  console.log(`${kept} backups are kept in ${folder}, ${removed} removed (${backupKeep}).`);
};

/** For the back office. Where even that cannot be written, the command still says what it failed of. */
const noteFailure = ({ message }: Error): void => {
  try {
    if (existsSync(dataDir)) noteFailedBackup(dataDir, message, new Date());
  } catch (error) {
    console.error(`It cannot be noted in ${dataDir}: ${(error as Error).message}`);
  }
};

const run = async ({ file, replace, dryRun }: BackupWish): Promise<void> => {
  const place = file ?? (backupDir as string);
  refuseInside(place);
  if (file) refuseTaken(file, replace);
  if (file && !existsSync(dirname(file)))
    throw new CommandError(`There is no folder ${dirname(file)}.`);
  if (dryRun) return tell(file ?? join(place, nameOf(new Date())));
  await holdLock(place);
  try {
    await (file ? take(file) : takeInto(place));
  } catch (error) {
    noteFailure(error as Error);
    throw error;
  }
};

runCommand(() => run(readBackupArguments(process.argv.slice(2), backupDir)));
