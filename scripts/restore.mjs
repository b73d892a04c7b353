// `npm run restore`: a backup into an empty data folder, or rehearsed beside the running product; `-- --help` says how.
// Runs on Node 20 with nothing installed; the work is done on the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('cms/src/backup/restore-command.ts', { onlyToRun: true });
