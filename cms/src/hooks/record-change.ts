/**
 * The changes feed: one row, in the same transaction, for each change of what visitors can see. The website follows the
 * feed and drops the pages that such content was on.
 *
 * A draft that is only saved leaves no row. A file (its description or its bytes) may stand on any page, and blocks
 * keep their files in JSON, so a changed or deleted file touches every kind of content of its school: one row each, which
 * names the file that is gone, so that no copy of it is given out while the api cannot be asked.
 */
// `execute` of both databases.

import {
  type Collection,
  collections as contentCollections,
} from '@aangan/contract/collections.ts';
import { schoolCode } from '@aangan/contract/school.ts';
import type {} from '@payloadcms/db-sqlite';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload';
import { idOf } from '../access/roles.ts';

/** Rows kept: far more than a website that was away for a night would ask for; older ones make it start afresh. */
const kept = 20_000;
/** Any number will do that nothing else in the database locks. */
const feedLock = 7_261_991;

type DrizzleTransaction = NonNullable<Parameters<Payload['db']['execute']>[0]['db']>;
type Doc = Record<string, unknown> & { id: number | string };
type Reference = number | string | { id: number | string };

/**
 * PostgreSQL hands out sequence numbers before commit: a reader could see 8, go on from there, and never learn of a 7
 * that commits later. The lock is held until commit, so numbers become visible in order. SQLite has one writer anyway.
 *
 * The school's own row is locked before it, as a change of the school itself does, and not after it by whatever names the
 * school next (the log): of two that hold one each and wait for the other, PostgreSQL ends one.
 */
const queueForFeed = async (req: PayloadRequest, school: string): Promise<void> => {
  const { db } = req.payload;
  if (db.name !== 'postgres') return;
  const id = await req.transactionID;
  const session = id ? (db.sessions?.[id] as { db: DrizzleTransaction } | undefined) : undefined;
  if (!session) throw new Error('A change of content must be recorded within its transaction.');
  const code = schoolCode.parse(school);
  for (const raw of [
    `select 1 from schools where code = '${code}' for key share`,
    `select pg_advisory_xact_lock(${feedLock})`,
  ])
    await db.execute({ db: session.db, raw });
};

export const codeOf = async (req: PayloadRequest, school: Reference): Promise<string> => {
  if (typeof school === 'object' && 'code' in school) return String(school.code);
  const found = await req.payload.db.findOne<{ id: number; code: string }>({
    collection: 'schools',
    where: { id: { equals: idOf(school) } },
    select: { code: true },
    req,
  });
  if (!found) throw new Error(`There is no school ${idOf(school)}.`);
  return found.code;
};

/** Adds rows, also for work that passes the hooks by, such as an import in bulk. `file` is one that is gone. */
export const addRows = async (
  req: PayloadRequest,
  school: string,
  touched: readonly Collection[],
  file?: string,
): Promise<void> => {
  await queueForFeed(req, school);
  for (const collection of touched) {
    const row = await req.payload.db.create({
      collection: 'changes',
      data: { school, collection, file },
      req,
    });
    if (Number(row.id) % 1000 === 0) {
      const oldest = Number(row.id) - kept;
      await req.payload.db.deleteMany({
        collection: 'changes',
        where: { id: { less_than: oldest } },
        req,
      });
    }
  }
};

const schoolOf = (slug: string, doc: Doc): Reference =>
  slug === 'schools' ? (doc as Reference) : (doc.school as Reference);

/** A row for the school that the record is of, and one for the school that it was moved away from. */
const recordFor = async (
  req: PayloadRequest,
  slug: string,
  docs: readonly (Doc | undefined)[],
): Promise<void> => {
  const codes = new Set<string>();
  // Before a record was created there was nothing, and Payload says so with an empty one.
  for (const doc of docs) if (doc?.id) codes.add(await codeOf(req, schoolOf(slug, doc)));
  for (const code of codes) await addRows(req, code, [slug as Collection]);
};

const isPublished = async (req: PayloadRequest, slug: CollectionSlug, id: number | string) => {
  const row = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: slug,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  });
  return row?._status === 'published';
};

const contextKey = (slug: string, id: number | string) => `wasPublished:${slug}:${id}`;

/** Whether visitors could see the record before; afterwards only the newest version can be told from the hook's arguments. */
const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  originalDoc,
  req,
  data,
}) => {
  if (originalDoc?.id) {
    req.context[contextKey(collection.slug, originalDoc.id)] = await isPublished(
      req,
      collection.slug,
      originalDoc.id,
    );
  }
  return data;
};

const recordDraftable: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const { slug } = collection;
  const key = contextKey(slug, doc.id);
  const wasPublished = req.context[key] === true;
  delete req.context[key];
  const unpublished =
    doc._status !== 'published' && wasPublished && !(await isPublished(req, slug, doc.id));
  if (doc._status === 'published' || unpublished)
    await recordFor(req, slug, [doc, wasPublished ? previousDoc : undefined]);
  return doc;
};

const recordPlain: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  await recordFor(req, collection.slug, [doc, previousDoc]);
  return doc;
};

const recordDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { slug } = collection;
  if (collection.versions?.drafts && doc._status !== 'published') return doc;
  await recordFor(req, slug, [doc]);
  return doc;
};

const recordFileChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  // Nothing shows a file that is new.
  if (operation !== 'update') return doc;
  const replaced = previousDoc?.path === doc.path ? undefined : previousDoc?.path;
  await addRows(req, await codeOf(req, doc.school), contentCollections, replaced);
  return doc;
};

const recordFileDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await addRows(req, await codeOf(req, doc.school), contentCollections, doc.path);
  return doc;
};

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** For content with drafts. */
export const draftableChanges: Hooks = {
  beforeChange: [rememberPublished],
  afterChange: [recordDraftable],
  afterDelete: [recordDelete],
};
/** For content that is public as soon as it is saved. */
export const plainChanges: Hooks = { afterChange: [recordPlain], afterDelete: [recordDelete] };
/** For the media library. */
export const fileChanges: Hooks = {
  afterChange: [recordFileChange],
  afterDelete: [recordFileDelete],
};
