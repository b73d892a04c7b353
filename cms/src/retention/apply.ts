/**
 * Deletes for good what has been kept long enough. A few records at a time, each few in a transaction of their own together with
 * the line of the log that counts them: whatever ends a run in the middle, what is gone is written down, and the next run does
 * the rest.
 */
import type { OwnNumbers, Period } from '@aangan/contract/privacy.ts';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { type Slug, slugs } from '../access/rights.ts';
import { makeRoom, partSize } from '../database/in-parts.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { whyUnavailable } from '../database/unavailable.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { findNamedFiles } from '../media/named-files.ts';
import { hasTrash } from '../trash.ts';
import { startOfPeriod } from './moments.ts';
import { inWords, periodFor, type Rule, rules } from './table.ts';

type Id = number;

/** What was, or would be, deleted by one rule in one school; what belongs to no school has no code. */
export type Count = { school: string | undefined; rule: Rule; period: Period; count: number };

/** A school; without an id, what belongs to none. */
type Place = { id?: Id; code?: string; numbers: OwnNumbers };
type Search = { collection: Slug; where: Where };
type Task = { place: Place; rule: Rule; period: Period; searches: Search[] };

/** Told of each record that could not be deleted; it is tried again in the next run. */
type ReportLeft = (collection: Slug, error: unknown) => void;

/** As many as are looked for at once. */
const batch = 100;
/** Who did it, in the log. */
const system = 'Aangan, by itself';
/** The title of such a record in the log is who wrote it. */
const titledByWriter: readonly Slug[] = ['enquiries', 'guest-book', 'privacy-requests'];

const loadPlaces = async (payload: Payload): Promise<Place[]> => {
  const { docs } = await payload.find({
    collection: 'schools',
    pagination: false,
    depth: 0,
    sort: 'code',
    select: { code: true, retention: true },
  });
  return [
    ...docs.map(({ id, code, retention }) => ({ id, code, numbers: retention ?? {} })),
    { numbers: {} },
  ];
};

const toTask = (payload: Payload, rule: Rule, place: Place, now: number): Task => {
  const period = periodFor(rule, place.numbers);
  const all =
    rule.of === 'all with a trash' ? slugs.filter((slug) => hasTrash(payload, slug)) : rule.of;
  // Of all that is kept for a while, the log alone may belong to no school.
  const collections = place.id === undefined ? all.filter((slug) => slug === 'activity') : all;
  const ofPlace: Where =
    place.id === undefined ? { school: { exists: false } } : { school: { equals: place.id } };
  const where: Where = { and: [ofPlace, rule.isOver(startOfPeriod(now, period))] };
  return {
    place,
    rule,
    period,
    searches: collections.map((collection) => ({ collection, where })),
  };
};

const loadTasks = async (payload: Payload, now: number): Promise<Task[]> =>
  (await loadPlaces(payload)).flatMap((place) =>
    rules
      .map((rule) => toTask(payload, rule, place, now))
      .filter(({ searches }) => searches.length > 0),
  );

/** Beneath the Local API, which leaves out what lies in the trash. */
const findIds = async (
  payload: Payload,
  { collection, where }: Search,
  more: { also?: Where[]; limit?: number; req?: PayloadRequest } = {},
): Promise<Id[]> => {
  const { also = [], limit = 0, req } = more;
  const { docs } = await payload.db.find<{ id: Id }>({
    collection,
    where: { and: [where, ...also] },
    limit,
    pagination: false,
    sort: 'id',
    select: {},
    ...(req ? { req } : {}),
  });
  return docs.map(({ id }) => id);
};

/** What the next run would delete. */
export const countDue = async (payload: Payload, now: number): Promise<Count[]> => {
  // What two rules find is counted once, as it would be deleted once.
  const seen = new Set<string>();
  const counts: Count[] = [];
  for (const { place, rule, period, searches } of await loadTasks(payload, now)) {
    const before = seen.size;
    for (const search of searches)
      for (const id of await findIds(payload, search)) seen.add(`${search.collection} ${id}`);
    counts.push({ school: place.code, rule, period, count: seen.size - before });
  }
  return counts;
};

/** The line of the log that counts what a task has deleted so far. */
type Line = { id: Id | undefined; count: number };

const countInLog = async (
  req: PayloadRequest,
  { place, rule, period }: Task,
  { id, count }: Line,
  now: number,
): Promise<Line> => {
  // Of the log itself there is none: each would be deleted a year later, and be counted in another one, for ever.
  if (rule.kind === 'activity') return { id, count };
  const { db } = req.payload;
  const counted = {
    count,
    title: `${count} ${count === 1 ? rule.one : rule.many}, after ${inWords(period)}`,
  };
  if (id !== undefined) {
    await db.updateOne({ collection: 'activity', id, data: counted, req, returning: false });
    return { id, count };
  }
  const row = await db.create({
    collection: 'activity',
    data: {
      ...counted,
      who: system,
      did: 'expired',
      kind: rule.label,
      collection: rule.kind,
      record: '',
      school: place.id,
      createdAt: new Date(now).toISOString(),
    },
    req,
  });
  return { id: Number(row.id), count };
};

const forgetWriters = async (req: PayloadRequest, collection: Slug, ids: Id[]): Promise<void> => {
  if (!titledByWriter.includes(collection)) return;
  await req.payload.db.updateMany({
    collection: 'activity',
    where: {
      and: [{ collection: { equals: collection } }, { record: { in: ids.map(String) } }],
    },
    data: { title: null },
    req,
    returning: false,
  });
};

const deleteRecord = async (req: PayloadRequest, collection: Slug, id: Id): Promise<void> => {
  await req.payload.delete({
    collection: collection as CollectionSlug,
    id,
    trash: true,
    depth: 0,
    req,
  });
};

/** Takes the photograph off the roll; the file goes with it unless something else names it. */
const deletePhotograph = async (
  req: PayloadRequest,
  id: Id,
  namedElsewhere: ReadonlySet<string>,
): Promise<void> => {
  const { payload } = req;
  const student = await payload.db.findOne<{ id: Id; photo: Id; school: Id }>({
    collection: 'students',
    where: { id: { equals: id } },
    req,
  });
  if (!student) return;
  const { photo, school } = student;
  // Past the hooks, which would want everything else of an old record to be right.
  await payload.db.updateOne({
    collection: 'students',
    id,
    data: { photo: null },
    req,
    returning: false,
  });
  await addRows(req, await codeOf(req, school), ['students']);
  const { totalDocs } = await payload.db.count({
    collection: 'students',
    where: { photo: { equals: photo } },
    req,
  });
  if (totalDocs > 0 || namedElsewhere.has(String(photo))) return;
  await payload.delete({ collection: 'media', id: photo, depth: 0, req });
};

/** Deletes for good what is over now. */
export const applyRetention = async (
  payload: Payload,
  now: number,
  reportLeft: ReportLeft,
): Promise<Count[]> => {
  const leaveRoom = makeRoom();

  const deletePart = async (
    task: Task,
    search: Search,
    ids: Id[],
    line: Line,
    namedElsewhere: ReadonlySet<string>,
  ): Promise<Line> =>
    inTransaction(payload, async (req) => {
      // What somebody has changed since it was found may be kept on.
      const due = await findIds(payload, search, { also: [{ id: { in: ids } }], req });
      if (due.length === 0) return line;
      for (const id of due)
        if (task.rule.part === 'photograph') await deletePhotograph(req, id, namedElsewhere);
        else await deleteRecord(req, search.collection, id);
      await forgetWriters(req, search.collection, due);
      return countInLog(req, task, { ...line, count: line.count + due.length }, now);
    });

  const deleteAll = async (task: Task): Promise<number> => {
    let line: Line = { id: undefined, count: 0 };
    // Read once, before anything is locked, and only if there is a photograph to delete.
    let namedElsewhere: ReadonlySet<string> | undefined;
    const readNamed = async () =>
      task.rule.part && task.place.id !== undefined
        ? (await findNamedFiles(payload, task.place.id, { except: ['students'] })).media
        : new Set<string>();
    for (const search of task.searches) {
      const left: Id[] = [];
      const deleteSome = async (ids: Id[]): Promise<void> => {
        await leaveRoom();
        try {
          namedElsewhere ??= await readNamed();
          line = await deletePart(task, search, ids, line, namedElsewhere);
        } catch (error) {
          // A disk that is full or a database that is away: nothing else would fare better.
          if (whyUnavailable(error)) throw error;
          if (ids.length > 1) for (const id of ids) await deleteSome([id]);
          else {
            // One that cannot be deleted keeps no other.
            reportLeft(search.collection, error);
            left.push(...ids);
          }
        }
      };
      for (;;) {
        const also: Where[] = left.length > 0 ? [{ id: { not_in: left } }] : [];
        const ids = await findIds(payload, search, { also, limit: batch });
        if (ids.length === 0) break;
        for (let from = 0; from < ids.length; from += partSize)
          await deleteSome(ids.slice(from, from + partSize));
      }
    }
    return line.count;
  };

  const counts: Count[] = [];
  for (const task of await loadTasks(payload, now)) {
    const { place, rule, period } = task;
    counts.push({ school: place.code, rule, period, count: await deleteAll(task) });
  }
  return counts;
};
