/** From a school to a folder: the mirror of import/import-school.ts. */
import type { Payload } from 'payload';
import { CommandError } from '../command-error.ts';
import { today } from '../fields/day-field.ts';
import { checkFolder } from '../import/check-folder.ts';
import { problemLine } from '../import/read-folder.ts';
import { type Plan, planFolder } from './plan-folder.ts';
import { addPrivatePapers } from './private-papers.ts';
import { readSchool } from './read-school.ts';
import { FileGone, writeFolder } from './write-folder.ts';

export const planExport = async (
  payload: Payload,
  code: string,
  isPrivate: boolean,
): Promise<Plan> => {
  const rows = await readSchool(payload, code, isPrivate);
  const { toRecord, ...plan } = await planFolder(payload, rows, isPrivate);
  if (isPrivate) await addPrivatePapers(payload, rows.school.id, plan.texts, toRecord);
  return plan;
};

/** The import's own check, so that nobody leaves with a folder that is not taken back, and does not know. */
const checkWritten = async (folder: string): Promise<void> => {
  const check = await checkFolder(folder, today());
  if (!check.ok)
    throw new CommandError(
      `All of it is in ${folder}, but the import would refuse what stands above. Please mend these records in the back office and export again, or mend them in the folder.`,
      check.problems.map(problemLine),
    );
};

const mostTries = 3;

export const exportSchool = async (
  payload: Payload,
  { code, folder, isPrivate }: { code: string; folder: string; isPrivate: boolean },
): Promise<Plan> => {
  for (let tries = 1; ; tries += 1) {
    const plan = await planExport(payload, code, isPrivate);
    try {
      await writeFolder(folder, plan);
      await checkWritten(folder);
      return plan;
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
      if (tries === mostTries)
        throw new CommandError(
          `${error.message} was replaced while it was read, and so were others before it. Please try again when fewer people work on the school.`,
        );
    }
  }
};
