// `npm run bench`: speed and weight, side by side with nginx, on this machine and in this run. `-- NAME …` runs single
// measurements. Runs on Node 20 with nothing installed; measures with the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('bench/main.ts');
