/** `npm run upgrade`, step by step. Whatever fails, the data is as it was, and the last line says why. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../backup/archive/manifest.ts';
import { kindOf, knownMigrations } from '../backup/database/database.ts';
import { CommandError } from '../command-error.ts';
import { noteBackup } from '../data-folder/last-backup.ts';
import { forgetUpgrade, noteUpgrade, readLastUpgrade } from '../data-folder/last-upgrade.ts';
import { refuseUnfinished, unfinishedRestoreFile } from '../data-folder/unfinished-restore.ts';
import { markUpgrade, readUpgradeMark, unmarkUpgrade } from '../data-folder/unfinished-upgrade.ts';
import { newerDatabase } from '../database/migrate-alone.ts';
import type { Settings } from '../settings.ts';
import type { UpgradeWish } from './arguments.ts';
import { nameBackup, refuseUnfitFile } from './backup-place.ts';
import { checkCopy, compareMigrated } from './check-copy.ts';
import { areSame } from './compare-rows.ts';
import { type Rows, readRows } from './rows.ts';
import { putBackData, saveData } from './steps/steps.ts';
import { holdDataFolder, refuseWhileUsed } from './who-is-running.ts';

export type Steps = {
  /** Builds what is stale. */
  build: () => Promise<void>;
  /** Brings the tables of the data itself up to date. */
  migrate: () => Promise<void>;
};

const tellMigrations = (settings: Settings, { migrations }: Manifest): void => {
  const known = knownMigrations(kindOf(settings));
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw newerDatabase(unknown);
  const pending = known.filter((name) => !migrations.includes(name));
  console.log(
    pending.length === 0
      ? 'No migrations are needed.'
      : `Migrations that are to run: ${pending.join(', ')}`,
  );
};

const dryRun = async (settings: Settings, { build }: Steps): Promise<void> => {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'aangan-upgrade-'));
  try {
    const file = join(folder, 'before-upgrade.tar');
    const { manifest } = await saveData(file);
    tellMigrations(settings, manifest);
    await checkCopy(file, manifest, settings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log('The upgrade would succeed. Nothing was changed, and the copy is removed.');
};

/** The mark stands from the first change to the last: only under it is anything put back. */
const putBackFailed = async (settings: Settings, file: string): Promise<void> => {
  await refuseWhileUsed(settings);
  await putBackData(file, 'database');
  unmarkUpgrade(settings.dataDir);
};

const migrateOrPutBack = async (
  settings: Settings,
  file: string,
  before: Rows,
  { migrate }: Steps,
): Promise<void> => {
  const { dataDir } = settings;
  markUpgrade(dataDir, file);
  try {
    await migrate();
    compareMigrated(before, await readRows(settings));
    unmarkUpgrade(dataDir);
  } catch (error) {
    const why = (error as Error).message;
    try {
      await putBackFailed(settings, file);
    } catch (again) {
      throw new CommandError(
        `The upgrade failed (${why}), and the backup ${file} could not be put back (${(again as Error).message}): nothing starts until it is. Fix that, and run npm run upgrade again.`,
      );
    }
    throw new CommandError(
      `The backup was put back, and the data is as it was, because the upgrade failed: ${why}`,
    );
  }
};

/** Gives whether there was anything to put back. */
const recover = async (settings: Settings): Promise<boolean> => {
  const file = readUpgradeMark(settings.dataDir);
  if (!file) return false;
  if (!existsSync(file))
    throw new CommandError(
      `An upgrade was broken off, and its backup ${file} is not there: bring it back to that place, and run this again.`,
    );
  await putBackFailed(settings, file);
  console.log(`An upgrade was broken off: its backup ${file} was put back.`);
  return true;
};

const upgrade = async (settings: Settings, wanted: string | undefined, steps: Steps) => {
  const { dataDir } = settings;
  if (wanted) refuseUnfitFile(wanted, dataDir);
  await holdDataFolder(settings);
  // Before the build, which would take the files from under what runs here.
  await refuseWhileUsed(settings);
  await recover(settings);
  refuseUnfinished(dataDir);
  await steps.build();
  const file = wanted ?? (await nameBackup(settings, 'before-upgrade'));
  const { manifest: said, bytes } = await saveData(file);
  noteBackup(dataDir, { taken: said.taken, file, bytes, missing: said.missing.length });
  tellMigrations(settings, said);
  const before = await checkCopy(file, said, settings);
  // Whoever came and wrote meanwhile is not in the backup, and would be lost if it were put back.
  await refuseWhileUsed(settings);
  if (!areSame(before, await readRows(settings)))
    throw new CommandError(
      'Somebody wrote to the database since the backup was taken: stop the api and the back office on every machine, and try again. Nothing was changed.',
    );
  console.log('The copy is good: migrating the data itself …');
  await migrateOrPutBack(settings, file, before, steps);
  noteUpgrade(dataDir, { file, taken: said.taken });
  console.log('Upgraded. Start the api, then the websites, then the back office (npm start does).');
  console.log('To go back: npm run upgrade -- --back');
};

const goBack = async (settings: Settings, yes: boolean): Promise<void> => {
  const { dataDir } = settings;
  if (readUpgradeMark(dataDir)) {
    await holdDataFolder(settings);
    await recover(settings);
    return;
  }
  const last = readLastUpgrade(dataDir);
  if (!last)
    throw new CommandError(
      `No upgrade of the data folder ${dataDir} (DATA_DIR) is known: there is nothing to go back to.`,
    );
  if (!existsSync(last.file))
    throw new CommandError(`The backup ${last.file} of the last upgrade is not there any more.`);
  if (!yes)
    throw new CommandError(
      `What was written since ${last.taken} will no longer be there: it is saved to a file first, which only this release can read. To go back all the same: npm run upgrade -- --back --yes`,
    );
  await holdDataFolder(settings);
  await refuseWhileUsed(settings);
  // One that was broken off has saved it already, and has left nothing whole to save.
  if (!existsSync(join(dataDir, unfinishedRestoreFile)))
    await saveData(await nameBackup(settings, 'before-going-back'));
  await putBackData(last.file, 'all');
  forgetUpgrade(dataDir);
  console.log(
    `The data is again as it was at ${last.taken}. Now bring back the files of the release of before: this one would upgrade the data again.`,
  );
};

export const runUpgrade = (settings: Settings, wish: UpgradeWish, steps: Steps): Promise<void> => {
  if (wish.how === 'back') return goBack(settings, wish.yes);
  return wish.how === 'dry-run' ? dryRun(settings, steps) : upgrade(settings, wish.file, steps);
};
