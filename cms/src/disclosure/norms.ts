/** What the Board measures a school by, and from when we warn. Each with its source. */
export const norms = {
  /** CBSE, Affiliation Bye-Laws: teachers to a section. Principal, PET and counsellor are not counted. */
  leastTeachersPerSection: 1.5,
  /** CBSE, Affiliation Bye-Laws: students to a teacher. */
  mostStudentsPerTeacher: 30,
  /** Ours: the Board allows 40; a table with more than this was read otherwise than the school meant it. */
  mostInOneSection: 60,
  /** CBSE, Appendix IX: results of the last three years. */
  sessionsOfResults: 3,
  /** Ours: days before a paper lapses at which it is told, the last one with more weight. */
  warnDays: [60, 30, 7],
  /** CBSE asks that the disclosure be kept up to date; what nobody has looked at for a year is told. */
  staleAfterDays: 365,
  /** CBSE, Affiliation Bye-Laws: on the website before 15 September; that it is time to write it is told from July on. */
  annualReport: { warnFrom: '07-01', dueBy: '09-15' },
} as const;
