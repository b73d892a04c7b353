/** The upgrade, done to a copy of the data: whatever goes wrong goes wrong here. */
import type { Manifest } from '../backup/archive/manifest.ts';
import { withCopy } from '../backup/rehearsal/copy.ts';
import { findRunning } from '../backup/rehearsal/rehearse.ts';
import { CommandError } from '../command-error.ts';
import type { Settings } from '../settings.ts';
import { checkSchools, pagesOf } from './check-schools.ts';
import { compareRows } from './compare-rows.ts';
import { describeCheck, isGood } from './describe-check.ts';
import { type Rows, readRows } from './rows.ts';

/** Throws when rows are lost; tells what else differs. */
export const compareMigrated = (before: Rows, after: Rows): void => {
  const { lost, changed } = compareRows(before, after);
  if (lost.length > 0) throw new CommandError(`Migrating loses data: ${lost.join('; ')}.`);
  let rows = 0;
  for (const table of before.values()) rows += table.size;
  console.log(
    `${rows} rows of ${before.size} tables are all there${changed.length > 0 ? '; these differ:' : ', and every value is what it was.'}`,
  );
  for (const change of changed) console.log(`      ${change}`);
};

/** Migrates and reads a copy of the backup; gives the rows that it held before. */
export const checkCopy = async (
  file: string,
  said: Manifest,
  settings: Settings,
): Promise<Rows> => {
  console.log('Migrating and reading a copy of it …');
  return withCopy(file, settings, async ({ place, migrate, start }) => {
    const before = await readRows(place);
    await migrate();
    compareMigrated(before, await readRows(place));
    const copy = await start();
    const original = await findRunning(settings);
    const older = original && pagesOf(original, copy);
    let bad = 0;
    for await (const check of checkSchools(copy, older, new Set(said.missing))) {
      for (const line of describeCheck(check)) console.log(line);
      if (!isGood(check)) bad += 1;
    }
    if (bad > 0)
      throw new CommandError(
        `${bad} ${bad === 1 ? 'school' : 'schools'} cannot be shown as they should.`,
      );
    return before;
  });
};
