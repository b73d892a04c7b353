/** Imports a school folder: `node cms/src/import/main.ts schools/njms [--update]`. */
import { existsSync } from 'node:fs';
import { CommandError, reportAndExit } from '../command-error.ts';
import { prepareData } from '../data-folder/prepare-data.ts';
import { importSchool } from './import-school.ts';

const args = process.argv.slice(2);
const update = args.includes('--update');
const [folder] = args.filter((arg) => !arg.startsWith('--'));

try {
  if (!folder || !existsSync(folder))
    throw new CommandError(
      `There is no folder '${folder ?? ''}'. Say which one: node cms/src/import/main.ts schools/njms [--update]`,
    );
  const payload = await prepareData();
  await importSchool(payload, folder, { update, say: console.log });
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
