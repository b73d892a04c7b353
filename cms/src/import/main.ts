/** Imports a school folder: `node cms/src/import/main.ts schools/njms [--update]`. */
import { existsSync } from 'node:fs';
import { CommandError, reportAndExit } from '../command-error.ts';
import { prepareData } from '../data-folder/prepare-data.ts';
import { readArguments } from './arguments.ts';
import { importSchool } from './import-school.ts';

try {
  const { folder, update } = readArguments(process.argv.slice(2));
  if (!existsSync(folder)) throw new CommandError(`There is no folder '${folder}'.`);
  const payload = await prepareData();
  await importSchool(payload, folder, { update, say: console.log });
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
