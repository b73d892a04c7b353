/** What the command line of `npm run retention` asks for. */
import { parseArgs } from 'node:util';
import { UsageError } from '../command-error.ts';
import { inWords, rules } from './table.ts';

export const help = [
  'npm run retention               deletes for good what has been kept long enough, and says how much that was',
  '  --dry-run    says what would go, and deletes nothing',
  '  --help       this',
  'The api process does the same every night at 2:30. It works while everything runs and while it is stopped. Kept for, unless a school',
  'has a number of its own in its profile:',
  ...rules.map(
    ({ label, keep, from }) => `  ${label.padEnd(20)}${inWords(keep).padEnd(12)}from ${from}`,
  ),
  'Settings: DATA_DIR, DATABASE_URL.',
  'Exit code: 0 done, 1 not done (the last line says why), 2 a wrong command line.',
].join('\n');

export type Wish = 'help' | 'dry-run' | 'run';

const known = ['dry-run', 'help'] as const;

/** Reads the arguments; whatever is not known is refused, lest a misspelled `--dry-run` delete something. */
export const readArguments = (given: string[]): Wish => {
  const { tokens } = parseArgs({ args: given, strict: false, tokens: true });
  const hint = 'npm run retention -- --help tells what it takes.';
  const flags = new Set<(typeof known)[number]>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const flag = token.kind === 'option' ? known.find((name) => name === token.name) : undefined;
    const word = token.kind === 'option' ? token.rawName : `'${token.value}'`;
    if (!flag) throw new UsageError(`retention does not know ${word}. ${hint}`);
    if (token.kind === 'option' && token.value !== undefined)
      throw new UsageError(`${word} takes no value. ${hint}`);
    flags.add(flag);
  }
  if (flags.has('help')) return 'help';
  return flags.has('dry-run') ? 'dry-run' : 'run';
};
