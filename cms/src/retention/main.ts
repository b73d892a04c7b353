/** What was kept long enough, from the command line: `npm run retention -- --help`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, reportAndExit } from '../command-error.ts';
import { whyUnavailable } from '../database/unavailable.ts';
import { settings } from '../settings.ts';
import { help, readArguments } from './arguments.ts';
import { toLines } from './lines.ts';

const { dataDir, databaseUrl } = settings;

const run = async (isDryRun: boolean): Promise<void> => {
  if (!databaseUrl && !existsSync(join(dataDir, 'aangan.db')))
    throw new CommandError(
      `There is no database in ${dataDir} yet: run npm start once, or set DATA_DIR to where it is.`,
    );
  const { prepareData } = await import('../data-folder/prepare-data.ts');
  const { countDue } = await import('./apply.ts');
  const { runRetention } = await import('./nightly.ts');
  const payload = await prepareData();
  const now = Date.now();
  let left = 0;
  const report = (problem: object) => {
    left += 1;
    console.error(JSON.stringify(problem));
  };
  const counts = isDryRun
    ? await countDue(payload, now)
    : await runRetention({ payload, dataDir, now, report, isAsked: true });
  if (!counts)
    throw new CommandError('Another run is under way: the api’s own, or somebody else’s.');
  for (const line of toLines(counts, isDryRun)) console.log(line);
  if (left > 0)
    throw new CommandError(`${left} records could not be deleted; the next run tries them again.`);
};

const inWords = (error: unknown): unknown => {
  const why = error instanceof CommandError ? undefined : whyUnavailable(error);
  if (!why) return error;
  const reason = why === 'full' ? 'the disk is full' : 'the database cannot be reached';
  return new CommandError(
    `Not all was deleted: ${reason}. What was is written down in Who did what; the next run does the rest.`,
  );
};

try {
  const wish = readArguments(process.argv.slice(2));
  if (wish === 'help') console.log(help);
  else await run(wish === 'dry-run');
} catch (error) {
  reportAndExit(inWords(error));
}
process.exit(0);
