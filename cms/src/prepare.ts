/**
 * Run by `npm start` before anything else: settings, data folder, secret, tables, the school folders into an empty
 * database (not with `--empty`), and the setup code for the first account. Each line that it prints says what it is doing; a problem is one sentence and exit 1.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { reportAndExit } from './command-error.ts';
import { prepareData } from './data-folder/prepare-data.ts';
import { makeSetupCode, removeSetupCode } from './login/setup-code.ts';
import { settings } from './settings.ts';

const schoolsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../schools');
const demo = 'njms';

/** The folders that hold a school, the demo first. */
const schoolFolders = (): string[] =>
  readdirSync(schoolsFolder)
    .filter((name) => existsSync(join(schoolsFolder, name, 'school.yaml')))
    .sort((a, b) => Number(b === demo) - Number(a === demo) || a.localeCompare(b))
    .map((name) => join(schoolsFolder, name));

/** Empty and nobody's, or left by an import that was cut off. */
const wantsSchools = async (payload: Payload, accounts: number): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection: 'schools' });
  if (totalDocs === 0) return accounts === 0;
  const cutOff = await payload.count({
    collection: 'schools',
    where: { importKey: { equals: 'unfinished' } },
  });
  return cutOff.totalDocs > 0;
};

try {
  console.log('Opening the database');
  const payload = await prepareData();
  const { totalDocs: accounts } = await payload.count({ collection: 'staff' });
  if (!process.argv.includes('--empty') && (await wantsSchools(payload, accounts))) {
    const { importSchool } = await import('./import/import-school.ts');
    for (const folder of schoolFolders()) {
      console.log(`Importing ${folder}`);
      await importSchool(payload, folder, { update: false, say: console.log });
    }
  }
  if (accounts === 0) makeSetupCode(settings.dataDir);
  else removeSetupCode(settings.dataDir);
  console.log('The database is ready');
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
