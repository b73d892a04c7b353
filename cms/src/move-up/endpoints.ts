/**
 * Moving everybody up a class, for those who keep the roll: `POST /api/students/move-up/read` says what it would do, `…/write` does just
 * that, once in a session unless it is asked for again, and `…/undo` takes the last time back. Each is one transaction.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Id } from '../api/records/stored.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { updateMany } from '../database/write-many.ts';
import { inOneTransaction } from '../endpoints/in-one-transaction.ts';
import { classes } from '../fields/classes.ts';
import { today } from '../fields/day-field.ts';
import { logDeed } from '../hooks/record-activity.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { readBody } from '../login/asked.ts';
import { loadStudents } from '../roll/load-roll.ts';
import { mayKeepRoll } from '../roll/may-keep-roll.ts';
import { fingerprint, ownSchool, refuse } from '../sheet/endpoints.ts';
import {
  countMoved,
  movedIn,
  type Plan,
  planMove,
  planUndo,
  type Step,
  sessionOf,
} from './plan.ts';

const bodyOf = z.object({
  last: z.enum(classes),
  seen: z.string().optional(),
  /** Said by whoever was told that it has been done. */
  again: z.boolean().default(false),
});

/** What the page shows before anybody is moved. */
export type Seen = {
  seen: string;
  session: string;
  steps: Step[];
  /** How many were moved in this session already. */
  movedBefore: number;
};

const readGiven = async (req: PayloadRequest) => {
  const given = await readBody(req);
  const school = ownSchool(req, mayKeepRoll, given.school);
  const body = bodyOf.safeParse(given);
  return body.success
    ? { school, ...body.data }
    : refuse('Please choose the last class of the school.');
};

const planNow = async (req: PayloadRequest, school: Id, last: (typeof classes)[number]) => {
  const [pupils, day] = [await loadStudents(req, school), today()];
  return { plan: planMove(pupils, last, day), movedBefore: movedIn(pupils, day).length };
};

const read: PayloadHandler = async (req) => {
  const { school, last } = await readGiven(req);
  const { plan, movedBefore } = await planNow(req, school, last);
  const answer: Seen = {
    seen: fingerprint(school, plan),
    session: sessionOf(today()),
    steps: plan.steps,
    movedBefore,
  };
  return Response.json(answer);
};

/** Past the hooks, in a few statements: the website is told once, and one line of the log says how many they are. */
const writeMoves = async (
  req: PayloadRequest,
  school: Id,
  { updates }: Plan,
  line: { kind: string; title: string },
): Promise<void> => {
  const collection = 'students';
  await updateMany(req, collection, updates);
  await addRows(req, await codeOf(req, school), [collection]);
  await logDeed(req, { did: 'changed', ...line, collection, school });
};

const write = inOneTransaction(async (req) => {
  const { school, last, seen, again } = await readGiven(req);
  await oneAtATime(req, 'students');
  const { plan, movedBefore } = await planNow(req, school, last);
  const session = sessionOf(today());
  if (movedBefore > 0 && !again)
    return refuse(
      `Everybody has been moved up for the session ${session} already. Nothing was changed. If they are to go one more class up, tick the box that says so.`,
      409,
    );
  if (fingerprint(school, plan) !== seen)
    return refuse(
      'Something has been changed since you looked, and nobody was moved. Please look again.',
      409,
    );
  if (plan.updates.length === 0) return refuse('There is nobody on the roll to move.');
  const { up, leaving } = countMoved(plan);
  await writeMoves(req, school, plan, {
    kind: 'Moved up a class',
    title: `Session ${session}: ${up} moved up, ${leaving} have left`,
  });
  return Response.json({ up, leaving });
});

const undo = inOneTransaction(async (req) => {
  const { school: named } = await readBody(req);
  const school = ownSchool(req, mayKeepRoll, named);
  await oneAtATime(req, 'students');
  const plan = planUndo(await loadStudents(req, school), today());
  if (plan.updates.length === 0)
    return refuse('Nobody has been moved up in this session: there is nothing to take back.', 409);
  const back = plan.updates.length - plan.kept;
  await writeMoves(req, school, plan, {
    kind: 'Moving up taken back',
    title: `Session ${sessionOf(today())}: ${back} back in their class, ${plan.kept} changed since and left as they are`,
  });
  return Response.json({ back, kept: plan.kept });
});

export const moveUpEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/move-up/read', method: 'post', handler: read },
  { path: '/move-up/write', method: 'post', handler: write },
  { path: '/move-up/undo', method: 'post', handler: undo },
];
