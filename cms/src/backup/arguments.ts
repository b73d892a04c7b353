/** What the command lines of `npm run backup` and `npm run restore` ask for. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../command-error.ts';

export const backupHelp = `npm run backup -- FILE [--replace]   saves database and files into one archive, while everything runs
npm run backup                       the same into the folder BACKUP_DIR, then removes what BACKUP_KEEP does not keep
  --replace    FILE may be there already; it is replaced when the new one is whole
  --dry-run    says what would be saved, and writes nothing
  --help       this
FILE appears under its name only when it is whole and was read back. It holds passwords' hashes, certificates and the
secret: keep it as safe as the data. Settings: DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_KEEP.
Exit code: 0 the backup is there, 1 it is not (the last line says why), 2 a wrong command line.`;

export const restoreHelp = `npm run restore -- FILE              restores a backup into an empty DATA_DIR (and an empty PostgreSQL database)
npm run restore -- FILE --check      reads all of it and checks every hash
npm run restore -- FILE --rehearse   restores it aside, starts that copy, fetches every page of every school, compares each with
                                     the website that runs, and removes the copy
  --dry-run    checks the backup and the place for it, and writes nothing
  --help       this
Settings: DATA_DIR, DATABASE_URL; for the comparison HOST and PORT.
Exit code: 0 done, 1 not done (the last line says why), 2 a wrong command line.`;

/** `--help`, asked for. */
export class HelpWanted extends Error {}

/** Where the person stands who typed it: npm itself runs us in the repository's folder. */
const standing = (): string => process.env.INIT_CWD ?? process.cwd();

/** One file at most, and flags of these names; `--help`, and whatever is wrong, is thrown. */
export const readArguments = <Name extends string>(
  given: string[],
  names: readonly Name[],
  help: string,
): { file: string | undefined; flags: Record<Name, boolean> } => {
  const wrong = (message: string) => new UsageError(`${message}\n\n${help}`);
  const options = Object.fromEntries(
    [...names, 'help'].map((name) => [name, { type: 'boolean' as const }]),
  );
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: given, allowPositionals: true, options });
  } catch (error) {
    throw wrong((error as Error).message.split('. ')[0] as string);
  }
  const { values, positionals } = parsed;
  if (values.help) throw new HelpWanted(help);
  const [file, ...more] = positionals;
  if (more.length > 0)
    throw wrong(
      `One file at a time, but there are ${positionals.length}: ${positionals.join(', ')}`,
    );
  const flags = Object.fromEntries(names.map((name) => [name, values[name] === true]));
  return {
    file: file === undefined ? undefined : resolve(standing(), file),
    flags: flags as Record<Name, boolean>,
  };
};

export type BackupWish = { file: string | undefined; replace: boolean; dryRun: boolean };

export const readBackupArguments = (given: string[], backupDir: string | undefined): BackupWish => {
  const { file, flags } = readArguments(given, ['replace', 'dry-run'] as const, backupHelp);
  if (file === undefined && backupDir === undefined)
    throw new UsageError(
      `Say where to: npm run backup -- FILE, or set BACKUP_DIR.\n\n${backupHelp}`,
    );
  if (file === undefined && flags.replace)
    throw new UsageError(`--replace is for a FILE, and none is named.\n\n${backupHelp}`);
  return { file, replace: flags.replace, dryRun: flags['dry-run'] };
};

export type RestoreWish = { file: string; how: 'restore' | 'dry-run' | 'check' | 'rehearse' };

export const readRestoreArguments = (given: string[]): RestoreWish => {
  const ways = ['dry-run', 'check', 'rehearse'] as const;
  const { file, flags } = readArguments(given, ways, restoreHelp);
  if (file === undefined)
    throw new UsageError(`Say which backup: npm run restore -- FILE\n\n${restoreHelp}`);
  const [how, ...more] = ways.filter((way) => flags[way]);
  if (more.length > 0)
    throw new UsageError(`--${how} and --${more[0]} do not go together.\n\n${restoreHelp}`);
  return { file, how: how ?? 'restore' };
};
