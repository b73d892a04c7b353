/** Reads who stands on the Staff List, and writes what a plan says of them. */
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { type Id, type Row, text } from '../api/records/stored.ts';
import { partSize } from '../database/in-parts.ts';
import { logDeed } from '../hooks/record-activity.ts';
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

/** All of it in the request's transaction, published, as if each had been entered by hand; one line of the log says how many they are. */
export const writePlan = async (req: PayloadRequest, school: Id, plan: Plan): Promise<void> => {
  const { payload } = req;
  const collection = 'faculty';
  req.context.isToldAsOne = true;
  for (const [index, { created, updated }] of plan.changes.entries()) {
    if (index % partSize === 0) await letOthersIn();
    const published = { _status: 'published' } as const;
    if (created)
      await payload.create({
        collection,
        data: { ...created, ...published, school: Number(school) },
        depth: 0,
        req,
      });
    if (updated)
      await payload.update({
        collection,
        id: updated.id,
        data: { ...updated.data, ...published },
        depth: 0,
        req,
      });
  }
  if (plan.changes.length === 0) return;
  const { new: added, changed } = countPlan(plan);
  await logDeed(req, {
    did: 'changed',
    kind: 'Staff from a list',
    title: `${added} new, ${changed} changed`,
    collection,
    school,
  });
};
