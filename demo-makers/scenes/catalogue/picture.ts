import type { Sheet } from '../kit.ts';

/** One picture of the demo schools: its file, its words and how it is drawn. */
export type Picture = { school: 'njms' | 'svnk'; name: string; alt: string; seed: number; height?: number; draw: (s: Sheet) => string };

/** A picture before it is given its seed. */
export type Row = readonly [name: string, alt: string, draw: (s: Sheet) => string];
