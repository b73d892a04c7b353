/**
 * Keeps what an exported record had: the moments after which lists are ordered, and its number, by which addresses name albums. Numbers are
 * kept in an installation of this school alone; beside others they are given anew, because those have the same ones.
 */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { Stored } from './values.ts';

/** What of Payload's database adapters is used here; their types do not say so. */
type Adapter = {
  name: string;
  drizzle: unknown;
  allowIDOnCreate: boolean;
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<unknown>;
};

export const isOnlySchool = async (payload: Payload, school: number): Promise<boolean> => {
  const others = { id: { not_equals: school } };
  return (await payload.count({ collection: 'schools', where: others })).totalDocs === 0;
};

/** PostgreSQL counts by itself, and would give out a number again that was written beside its count. */
const countOn = (db: Adapter, slug: CollectionSlug): Promise<unknown> => {
  const table = slug.replaceAll('-', '_');
  const raw = `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`;
  return db.execute({ drizzle: db.drizzle, raw });
};

/** The numbers of some records that no record has yet. */
const findFreeNumbers = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  records: readonly WithStored[],
): Promise<Set<number>> => {
  const free = new Set(records.flatMap(({ stored }) => stored?.id ?? []));
  if (free.size > 0) {
    const taken = await req.payload.db.find<{ id: number }>({
      collection: slug,
      select: { createdAt: true },
      pagination: false,
      req,
    });
    for (const { id } of taken.docs) free.delete(id);
  }
  return free;
};

type WithStored = { stored?: Stored | undefined };
type Kept = Omit<Stored, 'id'> & { id?: number };

/**
 * Does `write` for each record, with what is kept of it: those first that keep their numbers, so that no other gets one of these.
 */
export const keepingStored = async <T extends WithStored>(
  req: PayloadRequest,
  slug: CollectionSlug,
  { records, keepsNumbers }: { records: readonly T[]; keepsNumbers: boolean },
  write: (record: T, kept: Kept) => Promise<void>,
): Promise<void> => {
  const db = req.payload.db as unknown as Adapter;
  const free = await findFreeNumbers(req, slug, keepsNumbers ? records : []);
  const isKept = ({ stored }: T) => stored?.id !== undefined && free.has(stored.id);
  const numbered = records.filter(isKept);
  db.allowIDOnCreate = true;
  try {
    for (const record of numbered) await write(record, record.stored as Kept);
  } finally {
    db.allowIDOnCreate = false;
  }
  if (numbered.length > 0 && db.name === 'postgres') await countOn(db, slug);
  for (const record of records) {
    const { id, ...moments } = record.stored ?? {};
    if (!isKept(record)) await write(record, moments);
  }
};

/** Payload says of every change that it was made now. */
export const keepMoments = async (
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  { createdAt, updatedAt }: Stored,
): Promise<void> => {
  const data = { ...(createdAt ? { createdAt } : {}), ...(updatedAt ? { updatedAt } : {}) };
  await payload.db.updateOne({ collection, id, data });
};
