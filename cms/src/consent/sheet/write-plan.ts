/** Writes what a plan says: all of it in the request's transaction, and told to the website once. */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import type { Id } from '../../api/records/stored.ts';
import { partSize } from '../../database/in-parts.ts';
import { insertMany } from '../../database/insert-many.ts';
import { logDeed } from '../../hooks/record-activity.ts';
import { recordConsents } from '../record-consent.ts';
import { countPlan, type Plan } from './plan.ts';
import { placeOf } from './roll.ts';

/** Straight into the table, as an import does: the plan has read every value, and one line of the log says how many they are. */
export const writePlan = async (req: PayloadRequest, school: Id, plan: Plan): Promise<void> => {
  const { db } = req.payload;
  const collection = 'consents';
  for (const [index, { updated }] of plan.changes.entries()) {
    if (index % partSize === 0) await letOthersIn();
    if (updated) await db.updateOne({ collection, ...updated, req, returning: false });
  }
  const added = plan.changes.flatMap(({ student, created }) =>
    created
      ? [{ ...created, school, student: student.id, name: student.name, class: placeOf(student) }]
      : [],
  );
  await insertMany(req, collection, added);
  if (plan.changes.length === 0) return;
  await recordConsents(
    req,
    plan.changes.map(({ student }) => ({ school, name: student.name })),
  );
  const counts = countPlan(plan);
  await logDeed(req, {
    did: 'changed',
    kind: 'Consents from a sheet',
    title: `${counts.new} new, ${counts.changed} changed, ${counts.withdrawn} withdrawn`,
    collection,
    school,
  });
};
