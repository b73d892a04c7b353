/**
 * Consents as a sheet, for those who keep them: `GET /api/consents/sheet` gives it, `POST /api/consents/sheet/read` says what one that
 * was filled in would change, and `POST /api/consents/sheet/write` changes that.
 */
import { createHash } from 'node:crypto';
import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { may } from '../../access/rights.ts';
import { isMember, type Member } from '../../access/roles.ts';
import { schoolOfForm } from '../../admin/school-now.ts';
import type { Id } from '../../api/records/stored.ts';
import { oneAtATime } from '../../database/one-at-a-time.ts';
import { inOneTransaction } from '../../endpoints/in-one-transaction.ts';
import { today } from '../../fields/day-field.ts';
import { isId } from '../../hooks/check-shapes.ts';
import { toCsv } from '../../inbox/csv.ts';
import { readBody } from '../../login/asked.ts';
import { readSheet } from './columns.ts';
import { lastDayOf, makeSheet, type Session, sessions } from './make-sheet.ts';
import { type Change, type Counts, countPlan, makePlan, type Plan, type Problem } from './plan.ts';
import { loadRoll, placeOf } from './roll.ts';
import { isTooLarge, tooLarge } from './to-text.ts';
import { writePlan } from './write-plan.ts';

export const mayUseSheet = (user: unknown): user is Member =>
  isMember(user) &&
  may(user.role, 'read', 'students') &&
  may(user.role, 'create', 'consents') &&
  may(user.role, 'update', 'consents');

const refuse = (message: string, status = 400): never => {
  throw new APIError(message, status, undefined, true);
};

/** The school that the page was made for, if it is one of theirs. */
const ownSchool = (req: PayloadRequest, named: unknown): Id => {
  const { user } = req;
  if (!mayUseSheet(user)) throw new Forbidden(req.t);
  const school = isId(named) ? schoolOfForm(req, user, { school: Number(named) }) : undefined;
  return school !== undefined && String(school) === String(named)
    ? school
    : refuse('This is a sheet of another school. Please load the page again.', 403);
};

/** A row of what would change, as the page shows it. */
export type Listed = Pick<Change, 'row' | 'kind' | 'words'> & {
  name: string;
  place: string;
  isWithdrawn: boolean;
};
export type Seen = {
  /** By which writing knows that nothing has changed since it was seen. */
  seen: string;
  counts: Counts;
  changes: Listed[];
  problems: Problem[];
  unread: string[];
};

const fingerprint = (school: Id, plan: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([school, plan]))
    .digest('hex');

const toListed = ({ row, kind, words, student, withdrawn }: Change): Listed => ({
  row,
  kind,
  words,
  name: student.name,
  place: placeOf(student),
  isWithdrawn: withdrawn.length > 0,
});

const bodyOf = z.object({ text: z.string(), seen: z.string().optional() });

/** Reads a sheet that was given back. */
const readGiven = async (req: PayloadRequest) => {
  const given = await readBody(req);
  const school = ownSchool(req, given.school);
  const body = bodyOf.safeParse(given);
  if (!body.success) return refuse('Please choose the file, or paste the cells.');
  const { text, seen } = body.data;
  if (isTooLarge(text)) return refuse(tooLarge, 413);
  const sheet = readSheet(text);
  if (typeof sheet === 'string') return refuse(sheet);
  const planNow = async (): Promise<Plan> => {
    const day = today();
    return makePlan(sheet.rows, await loadRoll(req, school, day), day);
  };
  return { school, seen, unread: sheet.unread, planNow };
};

const give: PayloadHandler = async (req) => {
  const school = ownSchool(req, req.searchParams.get('school'));
  const session = req.searchParams.get('session') ?? 'this';
  if (!(sessions as readonly string[]).includes(session))
    return refuse('There is no such session.');
  const day = today();
  const sheet = makeSheet(await loadRoll(req, school, day), session as Session, day);
  const lastDay = lastDayOf(session as Session, day);
  return new Response(toCsv(sheet), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="consents-until-${lastDay}.csv"`,
      'cache-control': 'no-store',
    },
  });
};

const read: PayloadHandler = async (req) => {
  const { school, unread, planNow } = await readGiven(req);
  const plan = await planNow();
  const answer: Seen = {
    seen: fingerprint(school, plan),
    counts: countPlan(plan),
    changes: plan.changes.map(toListed),
    problems: plan.problems,
    unread,
  };
  return Response.json(answer);
};

const write = inOneTransaction(async (req) => {
  const { school, seen, planNow } = await readGiven(req);
  await oneAtATime(req, 'consents');
  const plan = await planNow();
  if (fingerprint(school, plan) !== seen)
    return refuse(
      'Something has been changed since you looked, and nothing was written. Please look again.',
      409,
    );
  await writePlan(req, school, plan);
  return Response.json({ counts: countPlan(plan) });
});

export const sheetEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/sheet', method: 'get', handler: give },
  { path: '/sheet/read', method: 'post', handler: read },
  { path: '/sheet/write', method: 'post', handler: write },
];
