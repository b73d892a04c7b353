/**
 * Consents as a sheet, for those who keep them: `GET /api/consents/sheet` gives it; what was filled in is seen and written as any other sheet
 * (sheet/endpoints.ts).
 */
import type { Endpoint, PayloadHandler } from 'payload';
import { may } from '../../access/rights.ts';
import { isMember, type Member } from '../../access/roles.ts';
import { today } from '../../fields/day-field.ts';
import {
  type Listed as AnyListed,
  type Seen as AnySeen,
  asDownload,
  ownSchool,
  refuse,
  sheetEndpoints,
} from '../../sheet/endpoints.ts';
import { type Column, readSheet } from './columns.ts';
import { lastDayOf, makeSheet, type Session, sessions } from './make-sheet.ts';
import { type Change, type Counts, countPlan, makePlan, type Plan } from './plan.ts';
import { loadRoll, placeOf } from './roll.ts';
import { writePlan } from './write-plan.ts';

export const mayUseSheet = (user: unknown): user is Member =>
  isMember(user) &&
  may(user.role, 'read', 'students') &&
  may(user.role, 'create', 'consents') &&
  may(user.role, 'update', 'consents');

export type Listed = AnyListed & Pick<Change, 'kind'> & { isWithdrawn: boolean };
export type Seen = AnySeen<Listed, keyof Counts>;

const toListed = ({ row, kind, words, student, withdrawn }: Change): Listed => ({
  row,
  kind,
  words,
  title: `${student.name}, ${placeOf(student)}`,
  isWithdrawn: withdrawn.length > 0,
});

const give: PayloadHandler = async (req) => {
  const school = ownSchool(req, mayUseSheet, req.searchParams.get('school'));
  const session = req.searchParams.get('session') ?? 'this';
  if (!(sessions as readonly string[]).includes(session))
    return refuse('There is no such session.');
  const day = today();
  const sheet = makeSheet(await loadRoll(req, school, day), session as Session, day);
  const lastDay = lastDayOf(session as Session, day);
  return asDownload(sheet, `consents-until-${lastDay}`);
};

export const consentSheetEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/sheet', method: 'get', handler: give },
  ...sheetEndpoints<Column, Plan>({
    mayUse: mayUseSheet,
    lock: 'consents',
    read: readSheet,
    plan: async (req, school, rows) => {
      const day = today();
      return makePlan(rows, await loadRoll(req, school, day), day);
    },
    show: (plan) => ({
      counts: countPlan(plan),
      changes: plan.changes.map(toListed),
      problems: plan.problems,
    }),
    write: writePlan,
  }),
];
