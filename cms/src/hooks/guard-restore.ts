/**
 * A version belongs to the school that it was saved in, also when the record has been moved since. Payload asks who may change
 * the record before it restores one, not who may read the version: as a draft, where no field is checked, it gave another
 * school's words to whoever guessed a number.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
} from 'payload';
import { idOf } from '../access/roles.ts';

type Restoring = { id: number | string; overrideAccess?: boolean };
type Version = { parent: number | string | { id: number | string }; version: { school?: never } };

/** Refuses to restore a version that may not be read, or that would bring a record back into another school. */
export const guardRestore: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'restoreVersion') return args;
  const { id, overrideAccess } = args as unknown as Restoring;
  const slug = collection.slug as CollectionSlug;
  const { parent, version } = (await req.payload.findVersionByID({
    collection: slug,
    id: String(id),
    depth: 0,
    overrideAccess: overrideAccess === true,
    user: req.user,
    req,
  })) as unknown as Version;
  const { school } = (await req.payload.findByID({
    collection: slug,
    id: typeof parent === 'object' ? parent.id : parent,
    depth: 0,
    trash: true,
    select: { school: true } as never,
    req,
  })) as unknown as { school: never };
  if (version.school && idOf(version.school) !== idOf(school))
    throw new APIError(
      'This version is from when the record belonged to another school. It cannot be restored.',
      403,
      undefined,
      true,
    );
  return args;
};

/**
 * What nobody can change is as it was before, whatever version is restored. Payload takes it out of the version, because it may
 * not be written, and then misses it: no version of a page could be restored.
 */
export const keepUnchangeable: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.context.isRestoringVersion) return data;
  const missing = collection.fields.flatMap((field) =>
    'name' in field && 'access' in field && field.access?.update && data[field.name] === undefined
      ? [[field.name, originalDoc?.[field.name]]]
      : [],
  );
  return { ...data, ...Object.fromEntries(missing) };
};
