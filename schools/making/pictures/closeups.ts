import { craftDetails } from './closeups-craft.ts';
import { festiveDetails } from './closeups-festive.ts';
import { honourDetails } from './closeups-honours.ts';
import { studyDetails } from './closeups-study.ts';
import { treatDetails } from './closeups-treats.ts';

/** Details, each filling a whole picture. */
export const details = {
  ...studyDetails,
  ...honourDetails,
  ...treatDetails,
  ...craftDetails,
  ...festiveDetails,
} as const;
