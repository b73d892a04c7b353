import { chemistryLab, computerLab } from './laboratories.ts';
import { kidsCorridor, musicRoom } from './rooms.ts';
import type { Panorama } from './stage.ts';

/** The four places under a roof. */
export const indoors: readonly Panorama[] = [chemistryLab, computerLab, kidsCorridor, musicRoom];
