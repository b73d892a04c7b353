/** Everything of the demo schools that is made by a program, in an order in which it can be made. */
import { crestMaker } from './crests/maker.ts';
import { clippingMaker } from './documents/clippings-maker.ts';
import { letterMaker } from './documents/letters-maker.ts';
import { scanMaker } from './documents/scans-maker.ts';
import type { Maker } from './maker.ts';
import { panoramaMaker } from './panoramas/maker.ts';
import { defaultMaker } from './portraits/defaults-maker.ts';
import { portraitMaker } from './portraits/maker.ts';
import { sceneMaker } from './scenes/maker.ts';
import { studentMaker } from './students/maker.ts';
import { voiceMaker } from './voices/maker.ts';

/** The makers by name. Clippings print the scenes, so those come first. */
export const makers: Readonly<Record<string, Maker>> = {
  crests: crestMaker,
  scenes: sceneMaker,
  portraits: portraitMaker,
  defaults: defaultMaker,
  students: studentMaker,
  letters: letterMaker,
  scans: scanMaker,
  clippings: clippingMaker,
  panoramas: panoramaMaker,
  voices: voiceMaker,
};
