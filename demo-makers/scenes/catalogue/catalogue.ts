import { eventPictures } from './events.ts';
import { galleryPictures } from './galleries.ts';
import type { Picture } from './picture.ts';
import { schoolPictures } from './school.ts';

/** Every scene picture, in the order they are made. */
export const catalogue: readonly Picture[] = [...schoolPictures, ...galleryPictures, ...eventPictures];
