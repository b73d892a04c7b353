/** A school is not lost by one click: it can only be deleted when nothing belongs to it any more. */
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';
import { slugs } from '../access/rights.ts';

export const guardSchool: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const slug of slugs) {
    if (slug === 'schools' || slug === 'changes' || slug === 'activity') continue;
    const field = slug === 'staff' ? 'tenants.tenant' : 'school';
    const { totalDocs } = await req.payload.count({
      collection: slug as CollectionSlug,
      where: { [field]: { equals: id } },
      trash: true,
      req,
    });
    if (totalDocs > 0)
      throw new APIError(
        `This school still has records (${totalDocs} in ${slug}). Delete those first.`,
        409,
        undefined,
        true,
      );
  }
};
