/** `npm run upgrade`: see `--help`. */
import { fileURLToPath } from 'node:url';
import { buildProduct } from '../../../scripts/setup/builds.mjs';
import { readSettings, toChildEnvironment } from '../../../scripts/setup/settings.mjs';
import { runCommand } from '../backup/run-command.ts';
import { settings } from '../settings.ts';
import { readUpgradeArguments } from './arguments.ts';
import { migrateData } from './steps/steps.ts';
import { runUpgrade } from './upgrade.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const build = () =>
  buildProduct(root, toChildEnvironment(readSettings(process.env, root), root, false));

runCommand(() =>
  runUpgrade(settings, readUpgradeArguments(process.argv.slice(2)), {
    build,
    migrate: migrateData,
  }),
);
