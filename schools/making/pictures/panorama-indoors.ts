import { chemistryLab, computerLab } from './panorama-laboratories.ts';
import { kidsCorridor, musicRoom } from './panorama-rooms.ts';
import type { Panorama } from './panorama-stage.ts';

/** The four places under a roof. */
export const indoors: readonly Panorama[] = [chemistryLab, computerLab, kidsCorridor, musicRoom];
