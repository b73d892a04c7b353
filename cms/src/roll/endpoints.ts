/**
 * Students from a list, for those who keep the roll: `GET /api/students/sheet` gives the roll as one; a list is seen and written as any
 * other sheet (sheet/endpoints.ts).
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import type { Id } from '../api/records/stored.ts';
import { inClassOrder } from '../consent/not-pictured.ts';
import { rememberPortraits } from '../consent/remember-portraits.ts';
import { today } from '../fields/day-field.ts';
import {
  type Listed as AnyListed,
  asDownload,
  ownSchool,
  type Sample,
  sheetEndpoints,
} from '../sheet/endpoints.ts';
import { toListed } from '../sheet/plan.ts';
import { writeRecords } from '../sheet/write-records.ts';
import { type Column, readSheet } from './columns.ts';
import { loadStudents } from './load-roll.ts';
import { makeSheet } from './make-sheet.ts';
import { mayKeepRoll } from './may-keep-roll.ts';
import { type Change, countPlan, makePlan, type Plan } from './plan.ts';

export const rollSample: Sample = {
  fileName: 'students-sample',
  rows: [
    ['Admission No.', 'Name', 'Class', 'Section', 'Date of birth'],
    ['1042', 'Aarav Sharma (example)', 'VI', 'A', '15 Aug 2014'],
    ['1043', 'सुनीता कुमारी (example)', 'VI', 'B', '2 Jan 2015'],
    ['A-1188', 'Mary Kujur (example)', 'LKG', 'Lily', '29 Feb 2020'],
  ],
};

export type Listed = AnyListed & Pick<Change, 'kind'>;
const give: PayloadHandler = async (req) => {
  const school = ownSchool(req, mayKeepRoll, req.searchParams.get('school'));
  const day = today();
  const students = await loadStudents(req, school);
  const onRoll = students.filter(({ leftOn }) => !leftOn || leftOn > day).toSorted(inClassOrder);
  return asDownload(makeSheet(onRoll), `students-${day}`);
};

/** A picture remembers of whom it is by the name: also by the one that they had. */
const rememberNames = async (req: PayloadRequest, school: Id, { changes }: Plan): Promise<void> => {
  const ids = changes.flatMap(({ wasCalled, updated }) =>
    wasCalled && updated ? [updated.id] : [],
  );
  if (ids.length === 0) return;
  const { docs } = await req.payload.db.find<{ id: Id; name: string; photo: Id | null }>({
    collection: 'students',
    where: { and: [{ id: { in: ids } }, { photo: { exists: true } }] },
    select: { name: true, photo: true },
    pagination: false,
    limit: 0,
    req,
  });
  const formerNames = new Map(changes.map(({ updated, wasCalled }) => [updated?.id, wasCalled]));
  for (const row of docs)
    await rememberPortraits(
      req,
      'students',
      [formerNames.get(row.id), row.name].map((name) => ({ ...row, name, school })),
    );
};

export const rollEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/sheet', method: 'get', handler: give },
  ...sheetEndpoints<Column, Plan>({
    mayUse: mayKeepRoll,
    lock: 'students',
    sample: rollSample,
    read: readSheet,
    plan: async (req, school, rows) => makePlan(rows, await loadStudents(req, school), today()),
    show: (plan) => ({
      counts: countPlan(plan),
      changes: plan.changes.map(toListed),
      problems: plan.problems,
    }),
    write: async (req, school, plan) => {
      await writeRecords(
        req,
        { collection: 'students', school, kind: 'Students from a list' },
        plan,
      );
      await rememberNames(req, school, plan);
    },
  }),
];
