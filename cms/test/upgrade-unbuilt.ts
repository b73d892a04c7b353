/**
 * Run by upgrade.db.test.ts: `npm run upgrade` without the build of the back office, which no test of the data needs. MIGRATE
 * says what befalls the data itself; its copy is always migrated as it should be.
 */
import { runProgram } from '../src/backup/rehearsal/copy.ts';
import { runCommand } from '../src/backup/run-command.ts';
import { settings } from '../src/settings.ts';
import { readUpgradeArguments } from '../src/upgrade/arguments.ts';
import { migrateData } from '../src/upgrade/steps/steps.ts';
import { runUpgrade } from '../src/upgrade/upgrade.ts';

const half = () => runProgram('cms/test/migrate-half.ts', [], process.env);
const ways: Record<string, () => Promise<void>> = {
  whole: migrateData,
  dies: async () => {
    await half();
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  },
  // No step fails, and yet rows are gone: as a table that is made anew may take those with it that point to it.
  loses: async () => {
    await half();
    await migrateData();
  },
};

runCommand(() =>
  runUpgrade(settings, readUpgradeArguments(process.argv.slice(2)), {
    build: async () => {},
    migrate: ways[process.env.MIGRATE ?? 'whole'] as () => Promise<void>,
  }),
);
