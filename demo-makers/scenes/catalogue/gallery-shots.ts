import type { Shot } from '../crew.ts';
import type { Sheet } from '../kit.ts';

/** A picture of a gallery: its words and how it is drawn. */
export type Shown = readonly [alt: string, draw: (s: Sheet) => string];

/** The middle of the scene, closer. */
export const near: Shot = [1.45, 0.5, 0.74];

/** The left of the scene, close. */
export const left: Shot = [1.6, 0.3, 0.74];

/** The right of the scene, close. */
export const right: Shot = [1.6, 0.7, 0.74];
