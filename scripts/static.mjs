// `npm run static`: a school's public website as plain files; `-- --help` says how.
// Runs on Node 20 with nothing installed; the work is done on the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('site/src/static/main.ts', { onlyToRun: true });
