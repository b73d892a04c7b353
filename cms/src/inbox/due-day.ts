/** By which day a request about personal data is answered. */
import { answeredWithinDays } from '@aangan/contract/privacy.ts';
import { today } from '../fields/day-field.ts';

const day = 24 * 3600_000;

/** Counted from the day on which it came, in Asia/Kolkata, which has no summer time. */
export const dueDayOf = (receivedAt: Date): string =>
  today(new Date(receivedAt.valueOf() + answeredWithinDays * day));
