/** Writes what a list changes, straight into the table: the plan has read every value. */
import type { PayloadRequest } from 'payload';
import type { Id, Row } from '../api/records/stored.ts';
import { type Draftable, insertMany, insertVersions, updateMany } from '../database/write-many.ts';
import { logDeed } from '../hooks/record-activity.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { countPlan, type Outcome, type Plan } from './plan.ts';

type Fields = Record<string, unknown>;

/** The rows of some records as they are now, in the request's transaction. */
const findStored = async (
  req: PayloadRequest,
  collection: Draftable,
  ids: readonly Id[],
): Promise<Row[]> => {
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
};

type Target = {
  collection: Draftable | 'students';
  school: Id;
  /** As the log calls it: `Staff from a list`. */
  kind: string;
};
const isDraftable = (collection: Target['collection']): collection is Draftable =>
  collection !== 'students';

/**
 * All of it in the request's transaction, published. Others wait until it is done, so it is written in a few statements, past the hooks: the
 * website is told once, and one line of the log says how many they are.
 */
export const writeRecords = async (
  req: PayloadRequest,
  { collection, school, kind }: Target,
  plan: Plan<Outcome<Fields>>,
): Promise<void> => {
  if (plan.changes.length === 0) return;
  const status = isDraftable(collection) ? { _status: 'published' } : {};
  const added = await insertMany(
    req,
    collection,
    plan.changes.flatMap(({ created }) =>
      created ? [{ ...created, ...status, school: Number(school) }] : [],
    ),
  );
  const updated = plan.changes.flatMap((change) => change.updated ?? []);
  await updateMany(req, collection, updated);
  if (isDraftable(collection)) {
    const ids = updated.map(({ id }) => id);
    const changed = await findStored(req, collection, ids);
    await insertVersions(req, collection, [...added, ...changed]);
  }
  await addRows(req, await codeOf(req, school), [collection]);
  const counts = countPlan(plan);
  await logDeed(req, {
    did: 'changed',
    kind,
    title: `${counts.new} new, ${counts.changed} changed`,
    collection,
    school,
  });
};
