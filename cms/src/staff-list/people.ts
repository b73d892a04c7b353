/** Reads who stands on the Staff List, and writes what a plan says of them. */
import type { PayloadRequest } from 'payload';
import { type Id, type Row, text } from '../api/records/stored.ts';
import { insertMany, insertVersions, updateMany } from '../database/write-many.ts';
import { logDeed } from '../hooks/record-activity.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { countPlan, type Person, type Plan } from './plan.ts';

/** As the transaction of the request sees it, where it has one; without those in the trash. */
export const loadPeople = async (req: PayloadRequest, school: Id): Promise<Person[]> => {
  const { db } = req.payload;
  const { docs } = await db.find<Row>({
    collection: 'faculty',
    where: { and: [{ school: { equals: school } }, { deletedAt: { exists: false } }] },
    sort: ['order', 'id'],
    pagination: false,
    limit: 0,
    req,
  });
  const { docs: drafts } = await db.findVersions<Row>({
    collection: 'faculty',
    where: {
      and: [
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
        { 'version.school': { equals: school } },
      ],
    },
    pagination: false,
    limit: 0,
    req,
  });
  const withDraft = new Set(drafts.map(({ parent }) => String(parent)));
  return docs.map((row) => ({
    id: row.id,
    name: text(row.name),
    designation: text(row.designation),
    qualification: text(row.qualification),
    order: typeof row.order === 'number' ? row.order : 0,
    isDraft: row._status !== 'published' || withDraft.has(String(row.id)),
  }));
};

/**
 * All of it in the request's transaction, published. Others wait until it is done, so it is written in a few statements, past the hooks: the plan
 * has read every value, the website is told once, and one line of the log says how many they are.
 */
export const writePlan = async (req: PayloadRequest, school: Id, plan: Plan): Promise<void> => {
  if (plan.changes.length === 0) return;
  const { db } = req.payload;
  const collection = 'faculty';
  const added = await insertMany(
    req,
    collection,
    plan.changes.flatMap(({ created }) =>
      created ? [{ ...created, _status: 'published', school: Number(school) }] : [],
    ),
  );
  const updated = plan.changes.flatMap((change) => change.updated ?? []);
  await updateMany(req, collection, updated);
  const { docs: changed } = await db.find<Row>({
    collection,
    where: { id: { in: updated.map(({ id }) => id) } },
    pagination: false,
    limit: 0,
    req,
  });
  await insertVersions(req, collection, [...added, ...changed]);
  await addRows(req, await codeOf(req, school), [collection]);
  const counts = countPlan(plan);
  await logDeed(req, {
    did: 'changed',
    kind: 'Staff from a list',
    title: `${counts.new} new, ${counts.changed} changed`,
    collection,
    school,
  });
};
