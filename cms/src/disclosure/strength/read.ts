/**
 * Sections and children, as the table of School Strength tells them. Schools write it in two ways: a column for each section (A, B, C), where
 * every figure is one section; or a row for each class or section, with columns such as Sections, Boys, Girls, Students. Which of them it is,
 * the headings say. What cannot be read without doubt is told, never passed over.
 */
import { rowsOf, type Row as Stored } from '../../api/records/stored.ts';
import { counted, withCommas } from '../counted.ts';
import type { SchoolRecords } from '../records.ts';
import { doubtsOf } from './doubts.ts';
import { layoutOf, sum, toLines, toTable } from './layout.ts';

export type Strength = {
  sections: number;
  students: number;
  /** Null where the table gives a class with several sections as one figure. */
  largest: number | null;
};

export type StrengthReading = {
  strength: Strength | null;
  /** Why it may be something else than the school meant, in plain words. */
  doubts: string[];
};

/** Reads one table; null where it has no figures at all. */
const readTable = (block: Stored): StrengthReading | null => {
  const layout = layoutOf(toTable(block));
  const { rows, parts, ofStudents, ofSections } = layout;
  if (parts.length === 0 && ofStudents.length === 0)
    return ofSections
      ? { strength: null, doubts: ['The table has no column with the number of students'] }
      : null;
  const lines = rows.flatMap((row) => toLines(layout, row));
  if (lines.length === 0) return null;
  const isEachTold = lines.every((line) => line.sections === 1);
  const strength = {
    sections: sum(lines.map((line) => line.sections)),
    students: sum(lines.map(({ students }) => students)),
    largest: isEachTold ? Math.max(...lines.map(({ students }) => students)) : null,
  };
  return { strength, doubts: doubtsOf(layout, lines, strength) };
};

/** What the page School Strength tells, from its first table that tells it. */
export const readStrength = ({ pages }: Pick<SchoolRecords, 'pages'>): StrengthReading => {
  const tables = rowsOf(pages.get('/SchoolStrength')?.blocks).filter(
    ({ blockType }) => blockType === 'table',
  );
  const readings = tables.flatMap((block) => readTable(block) ?? []);
  return readings.find(({ strength }) => strength) ?? readings[0] ?? { strength: null, doubts: [] };
};

export const strengthOf = (records: Pick<SchoolRecords, 'pages'>): Strength | null =>
  readStrength(records).strength;

/** What was read, for those who keep the table. */
export const describeStrength = ({ sections, students, largest }: Strength): string =>
  `Read from School Strength: ${counted(sections, 'section', 'sections')}, ${counted(students, 'student', 'students')}, ${
    largest === null
      ? 'each class in one figure, so that the largest section is not known'
      : `the largest ${withCommas(largest)}`
  }`;
