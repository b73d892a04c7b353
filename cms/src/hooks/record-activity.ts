/** Writes down who did what, in the same transaction as the change itself: what was rolled back was not done. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { idOf, isMember } from '../access/roles.ts';
import { inEnglish } from '../languages/in-english.ts';

/** What can be done to a record, as the log says it. */
export const deeds = {
  added: 'Added',
  changed: 'Changed',
  drafted: 'Saved as draft',
  published: 'Published',
  unpublished: 'Taken off the website',
  trashed: 'Moved to the trash',
  restored: 'Restored from the trash',
  deleted: 'Deleted',
  linked: 'Made a link for a new password',
  disabled: 'Shut out',
  enabled: 'Let in again',
  factorOn: 'Switched on the second factor',
  factorOff: 'Switched off the second factor',
  factorCodes: 'Made new recovery codes',
  factorRemoved: 'Removed the second factor of a lost phone',
  recovered: 'Signed in with a recovery code',
  blurred: 'Blurred in part',
  exported: 'Gave out the data of a person',
  erased: 'Erased the data of a person',
  corrected: 'Corrected the name of a person',
  /** By the nightly run (retention/apply.ts), which is nobody's deed. */
  expired: 'Deleted when its time was over',
} as const;
export type Deed = keyof typeof deeds;

type Doc = Record<string, unknown> & { id: number | string };

const longestTitle = 120;

const titleOf = (collection: CollectionConfig, doc: Doc): string => {
  const title = doc[collection.admin?.useAsTitle ?? 'id'];
  const text = typeof title === 'string' || typeof title === 'number' ? String(title) : '';
  return text.length > longestTitle ? `${text.slice(0, longestTitle - 1)}…` : text;
};

/** The school that a record is of; an account is of the first that it belongs to. */
const schoolOf = (slug: string, doc: Doc): number | string | undefined => {
  if (slug === 'schools') return doc.id;
  const { school, tenants } = doc as {
    school?: number | { id: number };
    tenants?: { tenant: number | { id: number } }[];
  };
  const reference = school ?? tenants?.[0]?.tenant;
  return reference === undefined || reference === null ? undefined : idOf(reference);
};

const nameOf = (user: object): string => {
  const { name, email } = user as { name?: string; email?: string };
  return name || email || 'Somebody';
};

const write = async (
  req: PayloadRequest,
  collection: CollectionConfig,
  doc: Doc,
  did: Deed,
): Promise<void> => {
  // A command says who it works for. What comes from an import or a visitor is nobody's deed, and has traces of its own.
  const who = isMember(req.user) ? nameOf(req.user) : (req.context.doneBy as string | undefined);
  if (!who) return;
  await req.payload.db.create({
    collection: 'activity',
    data: {
      who,
      did,
      kind: inEnglish(collection.labels?.singular) || collection.slug,
      title: titleOf(collection, doc),
      collection: collection.slug,
      record: String(doc.id),
      // A school that is gone cannot be named.
      school:
        did === 'deleted' && collection.slug === 'schools'
          ? undefined
          : schoolOf(collection.slug, doc),
    },
    req,
  });
};

/** For what is done with several records at once. */
export const logDeed = async (
  req: PayloadRequest,
  line: { did: Deed; kind: string; title: string; collection: string; school: number | string },
): Promise<void> => {
  if (!isMember(req.user)) return;
  await req.payload.db.create({
    collection: 'activity',
    data: { ...line, who: nameOf(req.user), record: '' },
    req,
  });
};

/** For what is done beside Payload's own operations. */
export const writeActivity = async (
  req: PayloadRequest,
  slug: 'staff',
  id: number,
  did: Deed,
): Promise<void> => {
  const doc = await req.payload.findByID({ collection: slug, id, depth: 0, req });
  await write(req, req.payload.collections[slug].config, { ...doc }, did);
};

const deedOf = (
  collection: CollectionConfig,
  operation: string,
  doc: Doc,
  previous: Doc | undefined,
): Deed => {
  if (doc.disabled && !previous?.disabled) return 'disabled';
  if (!doc.disabled && previous?.disabled) return 'enabled';
  if (doc.deletedAt && !previous?.deletedAt) return 'trashed';
  if (!doc.deletedAt && previous?.deletedAt) return 'restored';
  const hasDrafts = typeof collection.versions === 'object' && collection.versions.drafts;
  if (!hasDrafts) return operation === 'create' ? 'added' : 'changed';
  if (doc._status === 'published') return 'published';
  return previous?._status === 'published' && operation === 'update' && doc._status !== 'published'
    ? 'unpublished'
    : 'drafted';
};

const afterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  // Whoever makes the change may know better what it is than the record tells.
  const told = req.context.deed as Deed | undefined;
  await write(req, collection, doc, told ?? deedOf(collection, operation, doc, previousDoc));
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await write(req, collection, doc, 'deleted');
  return doc;
};

/** A collection whose changes are written down. */
export const withActivity = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, slug } = collection;
  if (slug === 'changes' || slug === 'activity') return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  };
};
