import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { idOf } from '../access/roles.ts';

/** A page has its address for itself, also while it lies in the trash. The index would say so, but not what to do. */
export const guardPagePath: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.path || !data.school) return data;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ school: { equals: idOf(data.school) } }, { path: { equals: data.path } }] },
    trash: true,
    depth: 0,
    limit: 1,
    select: { deletedAt: true },
    req,
  });
  const [other] = docs;
  if (!other) return data;
  const message = other.deletedAt
    ? 'This page is in the trash. Please restore it from there, or delete it for good first.'
    : 'There is a page with this address already. Please change that one.';
  throw new ValidationError(
    { collection: 'pages', errors: [{ path: 'path', label: 'Address on the website', message }] },
    req.t,
  );
};
