/** Staff from a list, for those who keep the Staff List: seen and written as any other sheet (sheet/endpoints.ts). */
import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';
import {
  type Listed as AnyListed,
  type Seen as AnySeen,
  sheetEndpoints,
} from '../sheet/endpoints.ts';
import { type Column, readSheet } from './columns.ts';
import { loadPeople, writePlan } from './people.ts';
import { type Change, type Counts, countPlan, makePlan, type Plan } from './plan.ts';

export const mayUseStaffSheet = (user: unknown): user is Member =>
  isMember(user) && may(user.role, 'create', 'faculty') && may(user.role, 'update', 'faculty');

export type Listed = AnyListed & Pick<Change, 'kind'> & { isUncounted: boolean };
export type Seen = AnySeen<Listed, keyof Counts>;

const toListed = ({ row, name, kind, words, as }: Change): Listed => ({
  row,
  title: name,
  kind,
  words: [...words, as === null ? 'counts as no post' : `counts as ${as}`],
  isUncounted: as === null,
});

export const staffSheetEndpoints = sheetEndpoints<Column, Plan>({
  mayUse: mayUseStaffSheet,
  lock: 'faculty',
  read: readSheet,
  plan: async (req, school, rows) => makePlan(rows, await loadPeople(req, school)),
  show: (plan) => ({
    counts: countPlan(plan),
    changes: plan.changes.map(toListed),
    problems: plan.problems,
  }),
  write: writePlan,
});
