/** From a folder to a school: checked as a whole, then written. */
import type { Payload } from 'payload';
import { CommandError } from '../command-error.ts';
import { today } from '../fields/day-field.ts';
import { type CheckedFolder, checkFolder } from './check-folder.ts';
import { problemLine } from './read-folder.ts';
import { type ImportOptions, writeSchool } from './write-school.ts';

const checked = async (payload: Payload, folder: string): Promise<CheckedFolder> => {
  const check = await checkFolder(folder, today(), payload);
  if (check.ok) return check.folder;
  const count = check.problems.length;
  throw new CommandError(
    `The school folder ${folder} has ${count} ${count === 1 ? 'problem' : 'problems'} (above); nothing of it was imported. Fix the files and start again.`,
    check.problems.map(problemLine),
  );
};

/** Throws an error that lists everything that is wrong with the folder; then nothing was written. */
export const importSchool = async (
  payload: Payload,
  folder: string,
  options: ImportOptions,
): Promise<void> => {
  await writeSchool(payload, await checked(payload, folder), options);
};

/** Throws the same error, and writes nothing in either case; says what the folder holds. */
export const checkSchool = async (payload: Payload, folder: string): Promise<string> => {
  const { school, pages, records, publicFiles, privateFiles } = await checked(payload, folder);
  const recordCount = Object.values(records).reduce((sum, list) => sum + list.length, 0);
  return `${school.code}, ${school.name}: nothing is wrong with ${pages.length} pages, ${recordCount} records and ${publicFiles.size + privateFiles.size} files. Nothing was imported.`;
};
