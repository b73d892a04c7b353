/** Payload's access functions, made from the table of rights. */
import type { Access, CollectionConfig, Where } from 'payload';
import { may, type Operation, type Slug } from './rights.ts';
import { isMember, type Member, schoolsOf } from './roles.ts';

/** The records of a collection that a member of one school may touch at all. */
const ownRecords = (member: Member, slug: Slug): Where => {
  const schools = schoolsOf(member);
  if (slug === 'schools') return { id: { in: schools } };
  if (slug !== 'staff') return { school: { in: schools } };
  // A head keeps the accounts of the school; everyone else only their own.
  return member.role === 'head'
    ? { 'tenants.tenant': { in: schools } }
    : { id: { equals: member.id } };
};

const decide =
  (slug: Slug, operation: Operation): Access =>
  ({ req }) => {
    const { user } = req;
    if (!isMember(user) || !may(user.role, operation, slug)) return false;
    if (user.role === 'operator') return true;
    // A new record has no school yet: the tenant plugin's hook refuses one that is not the member's.
    if (operation === 'create') return schoolsOf(user).length > 0;
    return ownRecords(user, slug);
  };

const decideVersions =
  (slug: Slug): Access =>
  ({ req }) => {
    const { user } = req;
    if (!isMember(user) || !may(user.role, 'read', slug)) return false;
    return user.role === 'operator' || { 'version.school': { in: schoolsOf(user) } };
  };

/** Access of a collection: all that the table grants, nothing else. */
export const byRights = (slug: Slug): NonNullable<CollectionConfig['access']> => ({
  create: decide(slug, 'create'),
  read: decide(slug, 'read'),
  update: decide(slug, 'update'),
  delete: decide(slug, 'delete'),
  readVersions: decideVersions(slug),
  // A new password unlocks: see login/limits.ts.
  unlock: () => false,
  admin: ({ req }) => isMember(req.user),
});

/** Leaves a collection out of the menu of those who may not read it. */
export const hiddenUnlessReadable =
  (slug: Slug) =>
  ({ user }: { user: unknown }): boolean =>
    !isMember(user) || !may(user.role, 'read', slug);
