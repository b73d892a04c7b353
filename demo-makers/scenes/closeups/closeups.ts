import { craftDetails } from './craft.ts';
import { festiveDetails } from './festive.ts';
import { honourDetails } from './honours.ts';
import { studyDetails } from './study.ts';
import { treatDetails } from './treats.ts';

/** Details, each filling a whole picture. */
export const details = { ...studyDetails, ...honourDetails, ...treatDetails, ...craftDetails, ...festiveDetails } as const;
