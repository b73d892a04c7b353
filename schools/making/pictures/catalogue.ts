import { eventPictures } from './catalogue-events.ts';
import { galleryPictures } from './catalogue-galleries.ts';
import { schoolPictures } from './catalogue-school.ts';
import type { Sheet } from './kit.ts';

/** One picture of the demo schools: its file, its words and how it is drawn. */
export type Picture = {
  school: 'njms' | 'svnk';
  name: string;
  alt: string;
  seed: number;
  height?: number;
  draw: (s: Sheet) => string;
};

/** Every scene picture, in the order they are made. */
export const catalogue: readonly Picture[] = [
  ...schoolPictures,
  ...galleryPictures,
  ...eventPictures,
];
