// `npm run backup`: database and files as one archive, taken while everything runs; `-- --help` says how.
// Runs on Node 20 with nothing installed; the work is done on the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('cms/src/backup/backup-command.ts', { onlyToRun: true });
