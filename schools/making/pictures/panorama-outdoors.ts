import { basketballCourt, playingGround } from './panorama-fields.ts';
import type { Panorama } from './panorama-stage.ts';
import { assemblyGround, mainGround, schoolCentre } from './panorama-yards.ts';

/** The five places under the sky. */
export const outdoors: readonly Panorama[] = [
  mainGround,
  assemblyGround,
  playingGround,
  schoolCentre,
  basketballCourt,
];
