/**
 * A change that says nothing of publishing leaves it as it is. Payload merges a change with the newest draft, and with the
 * draft's status: a program that changed one field of what is live, while somebody had an unfinished draft of it, took it
 * off the website.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
} from 'payload';

type Given = { data?: Record<string, unknown>; draft?: boolean };

/** Notes which fields a change names, where it is neither a draft nor says what becomes of it. */
export const readChangedFields: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const { data = {}, draft } = args as Given;
  // Of this operation alone: one request may do several.
  req.context.changedFields = draft || data._status !== undefined ? undefined : Object.keys(data);
  return args;
};

/** What is live stays live, with the change and nothing of the draft, which stays among its versions. */
export const keepLive: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const changed = req.context.changedFields as string[] | undefined;
  if (operation !== 'update' || !changed || originalDoc?._status !== 'draft') return data;
  const stored = (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: originalDoc.id,
    depth: 0,
    draft: false,
    trash: true,
    showHiddenFields: true,
    req,
  })) as unknown as Record<string, unknown>;
  if (stored._status !== 'published') return data;
  const { updatedAt: _, ...live } = stored;
  const named = changed.filter((name) => data[name] !== undefined);
  return { ...live, ...Object.fromEntries(named.map((name) => [name, data[name]])) };
};
