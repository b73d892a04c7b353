// `npm run upgrade`: brings the data up to the release whose files lie here, and can go back; `-- --help` says how.
// Runs on Node 20 with nothing installed; the work is done on the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('cms/src/upgrade/upgrade-command.ts');
