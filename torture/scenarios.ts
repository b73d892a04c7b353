/** All scenarios, in the order in which they run: what leaves the shared product as it was first. */
import type { Scenario } from './scenario.ts';
import { activePdf } from './scenarios/active-pdf.ts';
import { bodies } from './scenarios/bodies.ts';
import { bombs } from './scenarios/bombs.ts';
import { cache } from './scenarios/cache.ts';
import { connections } from './scenarios/connections.ts';
import { crossOrigin } from './scenarios/cross-origin.ts';
import { database } from './scenarios/database.ts';
import { deaths } from './scenarios/deaths.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { flood } from './scenarios/flood.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { guessing } from './scenarios/guessing.ts';
import { headers } from './scenarios/headers.ts';
import { kill } from './scenarios/kill.ts';
import { matrix } from './scenarios/matrix.ts';
import { providerAway } from './scenarios/provider-away.ts';
import { rollingRestart } from './scenarios/rolling-restart.ts';
import { soak } from './scenarios/soak.ts';
import { socket } from './scenarios/socket.ts';
import { stall } from './scenarios/stall.ts';
import { tcOracle } from './scenarios/tc-oracle.ts';
import { traversal } from './scenarios/traversal.ts';
import { xss } from './scenarios/xss/xss.ts';

export const scenarios: readonly Scenario[] = [
  crossOrigin,
  headers,
  traversal,
  tcOracle,
  fuzz,
  socket,
  matrix,
  stall,
  connections,
  guessing,
  activePdf,
  bodies,
  bombs,
  providerAway,
  rollingRestart,
  kill,
  xss,
  flood,
  deaths,
  diskFull,
  database,
  cache,
  soak,
];
