/**
 * The panel's own call for the state of a form, which also locks the record that is being edited. Payload locks whatever the
 * call names, in whoever's name it comes, below its access control.
 */
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import {
  type BuildFormStateArgs,
  type Collection,
  type CollectionSlug,
  docAccessOperation,
  type SanitizedDocumentPermissions,
  type ServerFunction,
} from 'payload';
import { mayLock } from '../access/locks.ts';

/**
 * What may be done with the fields. The window that takes several files asks for its form before it has learnt that, and every
 * field of it would stay closed.
 */
const permissionsFor = async ({
  collectionSlug,
  docPermissions,
  id,
  req,
}: Parameters<typeof formState>[0]): Promise<SanitizedDocumentPermissions | undefined> => {
  if (docPermissions || !collectionSlug || id !== undefined) return docPermissions;
  const collection = req.payload.collections[collectionSlug as CollectionSlug] as
    | Collection
    | undefined;
  return collection && docAccessOperation({ collection, req });
};

/** Payload's, but the lock is made, and told, only for those who may change that very record. */
export const formState: ServerFunction<BuildFormStateArgs> = async (args) =>
  buildFormStateHandler({
    ...args,
    docPermissions: (await permissionsFor(args)) as SanitizedDocumentPermissions,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args.req, args)),
  });
