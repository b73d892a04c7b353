/**
 * Into the trash and out of it, and nothing else. Payload merges whatever changes a record with its newest draft: what was
 * trashed while somebody had an unfinished draft came back as that draft, and what parents had read was gone from the website.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
} from 'payload';

type Given = { data?: Record<string, unknown>; draft?: boolean };

/** The day of deletion is now, whatever a request says; what is new is in no trash. */
export const readTrashing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as Given;
  // Of this operation alone: one request may do several.
  req.context.isOnlyTrashing = false;
  if (data?.deletedAt === undefined) return args;
  const isOfRequest = req.payloadAPI === 'REST';
  if (operation === 'create') {
    if (isOfRequest) delete data.deletedAt;
    return args;
  }
  if (isOfRequest && data.deletedAt) data.deletedAt = new Date().toISOString();
  const isOnlyTrashing = Object.keys(data).every((name) => name === 'deletedAt');
  req.context.isOnlyTrashing = isOnlyTrashing;
  // Saved as a draft, it would be told as done, and the record would stay where it is. A form that says of itself that it is
  // in no trash is a draft all the same.
  return isOnlyTrashing || data.deletedAt ? { ...args, draft: false } : args;
};

/** The record as it stands on the website; its unfinished draft stays among its versions. */
export const keepPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.context.isOnlyTrashing || !collection.versions) return data;
  const stored = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: originalDoc.id,
    depth: 0,
    draft: false,
    trash: true,
    showHiddenFields: true,
    req,
  });
  return { ...(stored as object), deletedAt: data.deletedAt };
};
