/** Imports a school folder: `npm run import -- schools/njms [--check] [--update]`. */
import { existsSync } from 'node:fs';
import { CommandError, reportAndExit } from '../command-error.ts';
import { prepareData } from '../data-folder/prepare-data.ts';
import { readArguments, usage } from './arguments.ts';
import { checkSchool, importSchool } from './import-school.ts';

try {
  const wish = readArguments(process.argv.slice(2));
  if (wish === 'help') console.log(usage);
  else {
    const { folder, update, isCheck } = wish;
    if (!existsSync(folder)) throw new CommandError(`There is no folder '${folder}'.`);
    const payload = await prepareData();
    if (isCheck) console.log(await checkSchool(payload, folder));
    else await importSchool(payload, folder, { update, say: console.log });
  }
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
