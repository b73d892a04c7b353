/**
 * Who may see and touch the locks by which Payload shows that somebody is editing a record. A lock goes by its record: who may
 * read that very record sees who has it open, an operator included; who may change it may lock it, take it over and let it go.
 */
import type {
  Access,
  CollectionAfterReadHook,
  CollectionConfig,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { isId } from '../hooks/check-shapes.ts';
import { type Slug, slugs } from './rights.ts';
import { idOf, isMember } from './roles.ts';

export const locksSlug = 'payload-locked-documents';

type Id = number | string;
type Reference = { relationTo: string; value: Id | { id: Id } };
type Lock = { id: Id; document?: Reference | null; user?: Reference | null };

const isOurs = (slug: unknown): slug is Slug => (slugs as unknown[]).includes(slug);

/** Those of a collection's records with which somebody may do this, by the collection's own access function. */
const findPermitted = async (
  req: PayloadRequest,
  slug: Slug,
  operation: 'read' | 'update',
  ids: Id[],
): Promise<Set<string>> => {
  const permitted = await req.payload.collections[slug]?.config.access[operation]?.({ req });
  if (!permitted) return new Set();
  const asked = { id: { in: ids } };
  const { docs } = await req.payload.find({
    collection: slug,
    where: permitted === true ? asked : { and: [asked, permitted] },
    depth: 0,
    pagination: false,
    select: { updatedAt: true } as never,
    trash: true,
    overrideAccess: true,
    req,
  });
  return new Set(docs.map(({ id }: TypeWithID) => String(id)));
};

/** Whether somebody may lock this very record: only who may change it. */
export const mayLock = async (
  req: PayloadRequest,
  record: { collectionSlug?: unknown; id?: unknown },
): Promise<boolean> => {
  const { collectionSlug, id } = record;
  if (!isMember(req.user) || !isOurs(collectionSlug)) return false;
  return isId(id) && (await findPermitted(req, collectionSlug, 'update', [id])).size > 0;
};

/** The locks on records with which somebody may do this. */
const onRecordsTo =
  (operation: 'read' | 'update'): Access =>
  async ({ req }) => {
    if (!isMember(req.user)) return false;
    if (req.user.role === 'operator') return true;
    const locks = (await req.payload.db.find({ collection: locksSlug, pagination: false, req }))
      .docs as unknown as Lock[];
    const seen: Id[] = [];
    const locked = Map.groupBy(locks, ({ document }) => document?.relationTo);
    for (const [slug, held] of locked) {
      if (!isOurs(slug)) continue;
      const recordOf = ({ document }: Lock): Id => (document ? idOf(document.value) : '');
      const permitted = await findPermitted(req, slug, operation, held.map(recordOf));
      for (const lock of held) if (permitted.has(String(recordOf(lock)))) seen.push(lock.id);
    }
    return { id: { in: seen } };
  };

/** Taking a record over puts one's own name on its lock, and changes nothing else of it: not its record, not its time. */
const takeOver: Access = (args) => {
  if (args.data) {
    const { user, ...more } = args.data as { user?: Partial<Reference> | null };
    const isOwn =
      user?.relationTo === 'staff' && user.value !== undefined && user.value === args.req.user?.id;
    if (!isOwn || Object.keys(more).length > 0) return false;
  }
  return onRecordsTo('update')(args);
};

/** Payload makes locks by itself, below its access control: see admin/form-state.ts. */
export const lockAccess: NonNullable<CollectionConfig['access']> = {
  create: () => false,
  read: onRecordsTo('read'),
  update: takeOver,
  delete: onRecordsTo('update'),
  unlock: () => false,
  readVersions: () => false,
};

/**
 * Says by name who holds a lock, to those too who may not read that account. The panel shows what stands in `email`: nobody's
 * address need be told for it.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock;
  if (!user?.value) return doc;
  const id = idOf(user.value);
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { equals: id } },
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: true,
    req,
  });
  const name = docs[0]?.name ?? 'Somebody';
  return { ...doc, user: { relationTo: 'staff', value: { id, name, email: name } } };
};
