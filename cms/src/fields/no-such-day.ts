/**
 * What a form sends of a picker in which something is written that is no day, such as 31 February. The browser gives an empty text for it, as if nothing were there:
 * a day that need not be there would be lost, and nobody would know.
 */
export const noSuchDay = '0000-00-00';

export const noSuchDayWords =
  'There is no such day. Please write it again, or choose it from the calendar.';
