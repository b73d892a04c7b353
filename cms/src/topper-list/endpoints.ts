/** Toppers from a list, for those who keep them: seen and written as any other sheet (sheet/endpoints.ts). */
import type { PayloadRequest } from 'payload';
import { may } from '../access/rights.ts';
import { isMember, type Member } from '../access/roles.ts';
import { type Id, text } from '../api/records/stored.ts';
import { type Listed as AnyListed, type Sample, sheetEndpoints } from '../sheet/endpoints.ts';
import { findRecords, findWithDrafts } from '../sheet/find-records.ts';
import { countPlan, toListed } from '../sheet/plan.ts';
import { writeRecords } from '../sheet/write-records.ts';
import { type Column, readSheet } from './columns.ts';
import { type Change, makePlan, type Plan, type Topper } from './plan.ts';

export const mayUseTopperSheet = (user: unknown): user is Member =>
  isMember(user) && may(user.role, 'create', 'toppers') && may(user.role, 'update', 'toppers');

export const topperSample: Sample = {
  fileName: 'toppers-sample',
  rows: [
    ['Name', 'Class', 'Stream', 'Marks', 'Session'],
    ['Aarav Sharma (example)', 'X', '', '98.2', '2025-2026'],
    ['सुनीता कुमारी (example)', 'XII', 'Science', '97.4%', '2025-26'],
    ['Mary Kujur (example)', '12', 'Commerce', '95', '2025-26'],
  ],
};

export type Listed = AnyListed & Pick<Change, 'kind'>;

/** As the transaction of the request sees it, where it has one; without those in the trash. */
const loadToppers = async (req: PayloadRequest, school: Id): Promise<Topper[]> => {
  const docs = await findRecords(req, 'toppers', school);
  const withDraft = await findWithDrafts(req, 'toppers', school);
  return docs.map((row) => ({
    id: row.id,
    name: text(row.name),
    class: row.class as Topper['class'],
    sessionYear: text(row.sessionYear),
    stream: text(row.stream),
    division: Number(row.division),
    isDraft: row._status !== 'published' || withDraft.has(String(row.id)),
  }));
};

export const topperSheetEndpoints = sheetEndpoints<Column, Plan>({
  mayUse: mayUseTopperSheet,
  lock: 'toppers',
  sample: topperSample,
  read: readSheet,
  plan: async (req, school, rows) => makePlan(rows, await loadToppers(req, school)),
  show: (plan) => ({
    counts: countPlan(plan),
    changes: plan.changes.map(toListed),
    problems: plan.problems,
  }),
  write: (req, school, plan) =>
    writeRecords(req, { collection: 'toppers', school, kind: 'Toppers from a list' }, plan),
});
