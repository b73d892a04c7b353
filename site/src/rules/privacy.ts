/** What the privacy notice takes from a school's profile and from the table of how long things are kept. */
import type { Kept } from '@aangan/contract/privacy.ts';
import type { School } from '@aangan/contract/school.ts';

export type GrievanceContact = {
  /** Name and designation, or either. */
  who: string;
  email: string | undefined;
  phone: string | undefined;
};

/** Whom to ask: as the school has said, or its Principal at the first address and phone of the school. */
export const grievanceContactOf = ({
  grievanceContact,
  emails,
  phones,
}: Pick<School, 'grievanceContact' | 'emails' | 'phones'>): GrievanceContact => {
  const { name, designation, email, phone } = grievanceContact ?? {};
  return {
    who: [name, designation].filter(Boolean).join(', ') || 'The Principal',
    email: email || emails[0],
    phone: phone || phones[0],
  };
};

const counted = (count: number, unit: string): string =>
  count === 1 ? `one ${unit}` : `${count} ${unit}s`;

/** A time in words; for what no calendar tells, what it lasts as long as. */
export const keptInWords = (kept: Kept): string => {
  if (kept === 'while listed') return 'until the school takes the child off the list';
  if (kept === 'while agreed') return 'as long as the parents agree';
  if (kept === 'as proof') return 'as long as the school must be able to show it';
  if (kept === 'as the law asks') return 'as long as the law asks the school to keep them';
  return 'days' in kept ? counted(kept.days, 'day') : counted(kept.months, 'month');
};
