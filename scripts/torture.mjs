// `npm run torture`: the attacks and faults that the product must bear, against real processes on this machine.
// `-- quick` runs a small part of it; `-- NAME …` runs single scenarios.
// Runs on Node 20 with nothing installed; attacks with the pinned Node that it installs.

import { runInstalled } from './setup/run-installed.mjs';

runInstalled('torture/main.ts');
