/** Accounts from the command line: `npm run staff -- add|reset|disable|enable|list …`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { adminAddress } from '../admin-address.ts';
import { CommandError, reportAndExit, UsageError } from '../command-error.ts';
import { settings } from '../settings.ts';
import { helpFor, readArguments } from './arguments.ts';

const { dataDir, databaseUrl } = settings;
const { url: adminUrl, isPublic } = adminAddress(settings);

const readPassword = async (): Promise<string> => {
  if (process.stdin.isTTY)
    throw new UsageError(
      '--password-stdin reads the password from a pipe or a file, such as: npm run staff -- reset ADDRESS --password-stdin < FILE',
    );
  return (await text(process.stdin)).replace(/\r?\n$/, '');
};

try {
  const asked = readArguments(process.argv.slice(2));
  if (asked.command === 'help') console.log(helpFor(asked.of));
  else {
    if (!databaseUrl && !existsSync(join(dataDir, 'aangan.db')))
      throw new CommandError(
        `There is no database in ${dataDir} yet: run npm start once, or set DATA_DIR to where it is.`,
      );
    const { prepareData } = await import('../data-folder/prepare-data.ts');
    const { runCommand } = await import('./commands.ts');
    await runCommand(await prepareData(), asked, {
      say: console.log,
      note: console.error,
      readPassword,
      adminUrl,
      isPublic,
    });
  }
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
