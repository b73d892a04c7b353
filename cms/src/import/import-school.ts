/** From a folder to a school: checked as a whole, then written. */
import type { Payload } from 'payload';
import { CommandError } from '../command-error.ts';
import { today } from '../fields/day-field.ts';
import { checkFolder } from './check-folder.ts';
import { problemLine } from './read-folder.ts';
import { type ImportOptions, writeSchool } from './write-school.ts';

/** Throws an error that lists everything that is wrong with the folder; then nothing was written. */
export const importSchool = async (
  payload: Payload,
  folder: string,
  options: ImportOptions,
): Promise<void> => {
  const check = await checkFolder(folder, today());
  if (!check.ok) {
    const count = check.problems.length;
    throw new CommandError(
      `The school folder ${folder} has ${count} ${count === 1 ? 'problem' : 'problems'} (above); nothing of it was imported. Fix the files and start again.`,
      check.problems.map(problemLine),
    );
  }
  await writeSchool(payload, check.folder, options);
};
