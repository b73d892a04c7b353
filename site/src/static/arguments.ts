/** What the command line of `npm run static` asks for. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const help = `npm run static -- SCHOOL FOLDER [--follow] [--from URL] [--dry-run]   writes a school's public website as plain files

  SCHOOL      its four letters, such as NJMS
  FOLDER      where to: empty, not there yet, or an earlier copy of the same school, which is brought up to date
  --follow    goes on: what is published, changed or taken down is so in the folder within seconds; ends with Ctrl+C
  --from URL  where the website is asked; HOST and PORT say it otherwise
  --dry-run   says what would be written, and writes nothing
  --help      these lines
The website and the api must be running. Any web server shows the folder as it is, in any place, and so does a memory stick.
Settings: HOST, PORT, PROVIDER_URL, API_PORT.
Exit code: 0 the folder is whole, 1 it is not (the last line says why; what was there before has stayed), 2 a wrong command line.`;

/** Something that whoever started the command can fix. */
export class MirrorError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

export type Wish = {
  code: string;
  folder: string;
  /** Where the website is asked, if not where the settings say. */
  from: URL | undefined;
  isFollowed: boolean;
  isDryRun: boolean;
};

/** Where the person stands who typed it: npm itself runs us in the repository's folder. */
const standing = (): string => process.env.INIT_CWD ?? process.cwd();

/** Reads the arguments, one that nobody knows is refused; undefined: only the help was wanted. */
export const readArguments = (given: string[]): Wish | undefined => {
  const wrong = (message: string) => new MirrorError(`${message}\n\n${help}`, 2);
  const parse = () =>
    parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        follow: { type: 'boolean', default: false },
        from: { type: 'string' },
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
  if (values.help) return undefined;
  const [code, folder, ...more] = positionals;
  if (!code) throw wrong('It must be told which school, and where to.');
  if (!folder) throw wrong('It must be told which folder to write.');
  if (more.length > 0) throw wrong('One school is copied at a time, into one folder.');
  if (values.follow && values['dry-run'])
    throw wrong('--follow writes, and --dry-run does not: one of them.');
  const from = values.from === undefined ? undefined : URL.parse(values.from);
  if (from === null || (from && !/^https?:$/.test(from.protocol)))
    throw wrong(`--from must be an http or https address, not "${values.from}".`);
  return {
    code: code.toUpperCase(),
    folder: resolve(standing(), folder),
    from,
    isFollowed: values.follow,
    isDryRun: values['dry-run'],
  };
};
