import { basketballCourt, playingGround } from './fields.ts';
import type { Panorama } from './stage.ts';
import { assemblyGround, mainGround, schoolCentre } from './yards.ts';

/** The five places under the sky. */
export const outdoors: readonly Panorama[] = [mainGround, assemblyGround, playingGround, schoolCentre, basketballCourt];
