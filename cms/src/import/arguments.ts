/** What the import's command line asks for. */
import { parseArgs } from 'node:util';
import { UsageError } from '../command-error.ts';

export const usage = `npm run import -- FOLDER [--check] [--update]

  FOLDER     a school's folder, such as schools/njms
  --check    checks everything, says what is wrong, and writes nothing of the school
  --update   overwrites what is there already, which is left alone otherwise
  --help     these lines`;

export type Wish = { folder: string; update: boolean; isCheck: boolean } | 'help';

/** Reads the arguments; one that nobody knows is refused, lest `--updte` be taken for no update. */
export const readArguments = (given: string[]): Wish => {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const [folder, ...more] = positionals;
    if (!folder) throw new Error('It must be told which folder.');
    if (more.length > 0) throw new Error('One folder is imported at a time.');
    return { folder, update: values.update, isCheck: values.check };
  } catch (error) {
    // Node goes on to explain how such a word could be a folder's name.
    const [words] = (error as Error).message.split(' To specify ');
    throw new UsageError(`${words}\n\n${usage}`);
  }
};
