/** What the export's command line asks for. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HelpWanted } from '../backup/arguments.ts';
import { UsageError } from '../command-error.ts';

export const help = `npm run export -- SCHOOL FOLDER [--private] [--dry-run]   writes a school into a folder that npm run import takes back

  SCHOOL      its four letters, such as NJMS
  FOLDER      where to; it must be empty, or not there yet, and gets its name only when it is whole
  --private   also what the website does not show: students, consents, transfer certificates, letters, drafts, the trash, the log.
              Keep such a folder as safe as the data. Without it nothing is written that a visitor could not see.
  --dry-run   says what would be written, and writes nothing
  --help      these lines
Nothing has to be stopped for it. Settings: DATA_DIR, DATABASE_URL.
Exit code: 0 the folder is there and the import takes it, 1 it is not, or it does not (the last line says why), 2 a wrong command line.`;

export type Wish = { code: string; folder: string; isPrivate: boolean; isDryRun: boolean };

/** Where the person stands who typed it: npm itself runs us in the repository's folder. */
const standing = (): string => process.env.INIT_CWD ?? process.cwd();

/** Reads the arguments; one that nobody knows is refused, lest `--privat` be taken for a public export. */
export const readArguments = (given: string[]): Wish => {
  const wrong = (message: string) => new UsageError(`${message}\n\n${help}`);
  const parse = () =>
    parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        private: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw wrong((error as Error).message.split('. ')[0] as string);
  }
  const { values, positionals } = parsed;
  if (values.help) throw new HelpWanted(help);
  const [code, folder, ...more] = positionals;
  if (!code) throw wrong('It must be told which school, and where to.');
  if (!folder) throw wrong('It must be told which folder to write.');
  if (more.length > 0) throw wrong('One school is exported at a time, into one folder.');
  return {
    code: code.toUpperCase(),
    folder: resolve(standing(), folder),
    isPrivate: values.private,
    isDryRun: values['dry-run'],
  };
};
