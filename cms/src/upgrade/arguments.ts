/** What the command line of `npm run upgrade` asks for. */
import { readArguments } from '../backup/arguments.ts';
import { UsageError } from '../command-error.ts';

export const upgradeHelp = `npm run upgrade [-- FILE]           brings the data up to the release whose files lie here: stop api and back office first
npm run upgrade -- --dry-run         does it all on a copy, beside whatever runs, and changes nothing
npm run upgrade -- --back --yes      puts back the backup that the last upgrade took: what was written since is no longer there
  FILE         where the backup goes; else the folder BACKUP_DIR, or the folder that is called like DATA_DIR with -before-upgrades
  --yes        yes, go back; without it --back only says what it would do
  --help       this
An upgrade builds what is stale, takes a backup, migrates a copy of it, reads every call, file and page of every school from
that copy, compares them with the website if one runs, and only then migrates the data itself. If anything fails, the data is
as it was. Settings: DATA_DIR, DATABASE_URL, BACKUP_DIR; for the comparison HOST and PORT; TMPDIR for the copy.
Exit code: 0 done, 1 not done (the last line says why), 2 a wrong command line.`;

export type UpgradeWish =
  | { how: 'upgrade'; file: string | undefined }
  | { how: 'dry-run' }
  | { how: 'back'; yes: boolean };

export const readUpgradeArguments = (given: string[]): UpgradeWish => {
  const { file, flags } = readArguments(given, ['dry-run', 'back', 'yes'] as const, upgradeHelp);
  const wrong = (sentence: string) => new UsageError(`${sentence}\n\n${upgradeHelp}`);
  if (flags['dry-run'] && flags.back) throw wrong('--dry-run and --back do not go together.');
  if (flags.yes && !flags.back) throw wrong('--yes is for --back.');
  if (file && flags['dry-run']) throw wrong('--dry-run keeps no backup: leave the file out.');
  if (file && flags.back)
    throw wrong(
      '--back takes the last upgrade’s own backup; for another there is npm run restore.',
    );
  if (flags.back) return { how: 'back', yes: flags.yes };
  return flags['dry-run'] ? { how: 'dry-run' } : { how: 'upgrade', file };
};
