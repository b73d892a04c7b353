/** All scenarios, in the order in which they run: what leaves the shared product as it was first. */
import type { Scenario } from './scenario.ts';
import { crossOrigin } from './scenarios/cross-origin.ts';
import { flood } from './scenarios/flood.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { guessing } from './scenarios/guessing.ts';
import { headers } from './scenarios/headers.ts';
import { socketDoor } from './scenarios/socket-door.ts';
import { stall } from './scenarios/stall.ts';
import { tcOracle } from './scenarios/tc-oracle.ts';
import { traversal } from './scenarios/traversal.ts';

export const scenarios: readonly Scenario[] = [
  crossOrigin,
  headers,
  traversal,
  guessing,
  tcOracle,
  fuzz,
  socketDoor,
  stall,
  flood,
];
