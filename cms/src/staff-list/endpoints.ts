/** Staff from a list, for those who keep the Staff List: seen and written as any other sheet (sheet/endpoints.ts). */
import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';
import {
  type Listed as AnyListed,
  type Seen as AnySeen,
  type Sample,
  sheetEndpoints,
} from '../sheet/endpoints.ts';
import { type Planned, toListed } from '../sheet/plan.ts';
import { writeRecords } from '../sheet/write-records.ts';
import { type Column, readSheet } from './columns.ts';
import { loadPeople } from './people.ts';
import { type Change, type Counts, countPlan, makePlan, type Plan } from './plan.ts';

export const mayUseStaffSheet = (user: unknown): user is Member =>
  isMember(user) && may(user.role, 'create', 'faculty') && may(user.role, 'update', 'faculty');

export const staffSample: Sample = {
  fileName: 'staff-sample',
  rows: [
    ['Name', 'Designation', 'Subject', 'Qualification'],
    ['Mrs. Asha Rani (example)', 'Principal', '', 'M.A., B.Ed.'],
    ['Mr. Ravi Kumar (example)', 'PGT', 'Physics', 'M.Sc., B.Ed.'],
    ['श्रीमती सुनीता देवी (example)', 'TGT', 'Hindi', 'M.A. (Hindi), B.Ed.'],
    ['Ms. Mary Kujur (example)', 'Librarian', '', 'M.Lib.'],
  ],
};

export type Listed = AnyListed & Pick<Change, 'kind'> & { isUncounted: boolean };
export type Seen = AnySeen<Listed, keyof Counts>;

const toStaffListed = (change: Planned<Change>): Listed => {
  const { as } = change;
  const listed = toListed(change);
  return {
    ...listed,
    words: [...listed.words, as === null ? 'counts as no post' : `counts as ${as}`],
    isUncounted: as === null,
  };
};

export const staffSheetEndpoints = sheetEndpoints<Column, Plan>({
  mayUse: mayUseStaffSheet,
  lock: 'faculty',
  read: readSheet,
  sample: staffSample,
  plan: async (req, school, rows) => makePlan(rows, await loadPeople(req, school)),
  show: (plan) => ({
    counts: countPlan(plan),
    changes: plan.changes.map(toStaffListed),
    problems: plan.problems,
  }),
  write: (req, school, plan) =>
    writeRecords(req, { collection: 'faculty', school, kind: 'Staff from a list' }, plan),
});
