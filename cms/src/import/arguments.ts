/** What the import's command line asks for. */
import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';

const usage = 'Say which folder: node cms/src/import/main.ts schools/njms [--update]';

/** Reads the arguments; one that nobody knows is refused, lest `--updte` be taken for no update. */
export const readArguments = (given: string[]): { folder: string; update: boolean } => {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { update: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) throw new Error('One folder is imported at a time.');
    return { folder, update: values.update };
  } catch (error) {
    throw new CommandError(`${(error as Error).message} ${usage}`);
  }
};
