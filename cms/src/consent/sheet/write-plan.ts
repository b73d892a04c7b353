/** Writes what a plan says: all of it in the request's transaction, and told to the website once. */
import type { PayloadRequest } from 'payload';
import type { Id } from '../../api/records/stored.ts';
import { insertMany, updateMany } from '../../database/write-many.ts';
import { logDeed } from '../../hooks/record-activity.ts';
import { recordConsents } from '../record-consent.ts';
import { countPlan, type Plan } from './plan.ts';
import { placeOf } from './roll.ts';

/** Straight into the table, as an import does: the plan has read every value, and one line of the log says how many they are. */
export const writePlan = async (req: PayloadRequest, school: Id, plan: Plan): Promise<void> => {
  const collection = 'consents';
  await updateMany(
    req,
    collection,
    plan.changes.flatMap(({ updated }) => updated ?? []),
  );
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
