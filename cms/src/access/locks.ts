/**
 * Who may see and touch the locks by which Payload shows that somebody is editing a record. Payload reads them in the name
 * of whoever opens a record, so all staff must be able to; a lock names a record and a person, so each sees those of
 * their own school only.
 */
import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload';
import { isMember, type Member, schoolsOf } from './roles.ts';

export const locksSlug = 'payload-locked-documents';

type Id = number | string;
type LockData = { user?: { value?: Id | { id: Id } }; document?: unknown };

const colleaguesOf = async (req: PayloadRequest, member: Member): Promise<Id[]> => {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { 'tenants.tenant': { in: schoolsOf(member) } },
    depth: 0,
    pagination: false,
    select: { role: true },
    overrideAccess: true,
    req,
  });
  return docs.map(({ id }) => id);
};

const heldByColleagues: Access = async ({ req }) => {
  if (!isMember(req.user)) return false;
  if (req.user.role === 'operator') return true;
  const held: Where = { 'user.value': { in: await colleaguesOf(req, req.user) } };
  return held;
};

/** Taking a record over from a colleague puts one's own name on the lock, and changes nothing else of it. */
const takeOver: Access = (args) => {
  const { user, document } = (args.data ?? {}) as LockData;
  const value = typeof user?.value === 'object' ? user.value.id : user?.value;
  if (document !== undefined || (value !== undefined && value !== args.req.user?.id)) return false;
  return heldByColleagues(args);
};

/** Payload makes locks by itself, below its access control. */
export const lockAccess: NonNullable<CollectionConfig['access']> = {
  create: () => false,
  read: heldByColleagues,
  update: takeOver,
  delete: heldByColleagues,
  unlock: () => false,
  readVersions: () => false,
};
