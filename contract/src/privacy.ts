/**
 * How long personal data is kept, and how soon a request about it is answered. The privacy notice says it in words, and the
 * nightly run that deletes what is over goes by the same table.
 */

export type Period = { days: number } | { months: number };
/** A time after which it is deleted; or as long as something lasts that no calendar tells. */
export type Kept = Period | 'while listed' | 'while agreed' | 'as proof' | 'as the law asks';

export const keptFor = {
  /** Name, admission number, class and day of birth. */
  students: 'while listed',
  /** The one of the list of students, counted from the day on which the student left. */
  leaversPhotographs: { months: 12 },
  /** Pictures, names and voices of children that the website shows. */
  shownChildren: 'while agreed',
  consents: 'as proof',
  transferCertificates: 'as the law asks',
  /** Counted, as the letters below, from when it came. */
  enquiries: { months: 12 },
  guestBook: { months: 12 },
  privacyRequests: { months: 12 },
  /** What was set aside as a program's, counted from then. */
  setAside: { days: 30 },
  changeLog: { months: 12 },
} as const satisfies Record<string, Kept>;
export type KeptKind = keyof typeof keptFor;

/** The kinds for which a school may choose a number of its own, in the unit of the table. */
export const ownNumberOf = {
  enquiries: 'enquiryMonths',
  guestBook: 'guestBookMonths',
  setAside: 'setAsideDays',
} as const satisfies Partial<Record<KeptKind, string>>;
export type OwnNumber = (typeof ownNumberOf)[keyof typeof ownNumberOf];
export type OwnNumbers = Partial<Record<OwnNumber, number | null>>;

/** The school's own number, or the default. */
export const chosenOr = (period: Period, chosen: number | null | undefined): Period => {
  if (!chosen) return period;
  return 'days' in period ? { days: chosen } : { months: chosen };
};

/** How long a school keeps something. */
export const keptBy = (kind: KeptKind, numbers: OwnNumbers = {}): Kept => {
  const kept: Kept = keptFor[kind];
  if (typeof kept === 'string' || !(kind in ownNumberOf)) return kept;
  return chosenOr(kept, numbers[ownNumberOf[kind as keyof typeof ownNumberOf]]);
};

/** A request about personal data is answered within so many days of the day on which it came. */
export const answeredWithinDays = 30;
