/** Exports a school into a folder: `npm run export -- SCHOOL FOLDER`, see `--help`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../../scripts/processes/lock.mjs';
import { inMegabytes, runCommand } from '../backup/run-command.ts';
import { CommandError } from '../command-error.ts';
import { settings } from '../settings.ts';
import { readArguments } from './arguments.ts';
import type { Plan } from './plan-folder.ts';
import { refuseUnfit } from './write-folder.ts';

const { dataDir, databaseUrl } = settings;

const describe = ({ texts, files }: Plan): string => {
  const count = (folder: string) =>
    [...texts.keys()].filter((path) => path.startsWith(`${folder}/`)).length;
  const bytes =
    [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0) +
    files.reduce((sum, { record }) => sum + Number(record.bytes), 0);
  const parts = [
    `${count('pages')} pages`,
    `${count('records')} kinds of records`,
    `${files.length} files`,
    ...(count('private') > 0 ? [`${count('private')} private papers`] : []),
  ];
  return `${parts.join(', ')} (${inMegabytes(bytes)})`;
};

const run = async (): Promise<void> => {
  const { isDryRun, ...asked } = readArguments(process.argv.slice(2));
  if (!databaseUrl && !existsSync(join(dataDir, 'aangan.db')))
    throw new CommandError(
      `There is no database in ${dataDir} yet: run npm start once, or set DATA_DIR to where it is.`,
    );
  await refuseUnfit(asked.folder, dataDir);
  if (!(await takeLock(`export ${asked.folder}`)))
    throw new CommandError(`Another export to ${asked.folder} is under way.`);
  const { prepareData } = await import('../data-folder/prepare-data.ts');
  const { exportSchool, planExport } = await import('./export-school.ts');
  const payload = await prepareData();
  const plan = isDryRun
    ? await planExport(payload, asked.code, asked.isPrivate)
    : await exportSchool(payload, asked);
  for (const path of plan.lost)
    console.error(`${path} is left out: the data folder has lost the file.`);
  console.log(
    isDryRun
      ? `Would write ${describe(plan)} to ${asked.folder}. Nothing was written.`
      : `Wrote ${describe(plan)} to ${asked.folder}. npm run import -- ${asked.folder} takes it back.`,
  );
};

runCommand(run);
