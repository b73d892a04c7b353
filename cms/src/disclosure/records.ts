/** What the disclosure is made of, as it is stored and published. */
import type { Row } from '../api/records/stored.ts';

export type SchoolRecords = {
  /** The day for which it is told what they say. */
  today: string;
  school: Row;
  faculty: readonly Row[];
  /** Those that the form names, by path. */
  pages: ReadonlyMap<string, Row>;
  /** Those of them that were begun and never published. */
  draftPages: ReadonlyMap<string, Row>;
  /** By kind; of one kind the one that holds longest first. */
  certificates: readonly Row[];
  /** By session, the earliest first. */
  results: readonly Row[];
  /** Of a kind the present term first. */
  committees: readonly Row[];
  /** Those of files that are still as they were signed. */
  signatures: readonly Row[];
  /** Annual reports, the newest session first; drafts, too. */
  reports: readonly Row[];
};

/** For pages that need none of it. */
export const noRecords: SchoolRecords = {
  today: '',
  school: { id: 0 },
  faculty: [],
  pages: new Map(),
  draftPages: new Map(),
  certificates: [],
  results: [],
  committees: [],
  signatures: [],
  reports: [],
};
