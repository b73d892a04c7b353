/** What a form of consent can say besides the purposes, and in which words. */
import { today } from '../fields/day-field.ts';

export const relations = ['Mother', 'Father', 'Guardian', 'Student'] as const;
export type Relation = (typeof relations)[number];
export const relationLabels: Record<Relation, string> = {
  Mother: 'Mother',
  Father: 'Father',
  Guardian: 'Lawful guardian',
  Student: 'The student, 18 or older',
};

export const ways = ['Admission', 'Paper', 'Message', 'InPerson'] as const;
export type Way = (typeof ways)[number];
export const wayLabels: Record<Way, string> = {
  Admission: 'With the admission form',
  Paper: 'On a form of its own',
  Message: 'By e-mail or message',
  InPerson: 'In person at the office',
};

/** A session ends in March. */
export const endOfSession = (day = today()): string => {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) <= '03-31' ? year : year + 1}-03-31`;
};
