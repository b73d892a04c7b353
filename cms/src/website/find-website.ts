/** The website of a school, by its id. */
import type { PayloadRequest } from 'payload';
import { type School, websiteOrigin } from './origin.ts';

/** `origin` is undefined for a school that has no address. Null for a school that is not there. */
export const findWebsite = async (
  req: PayloadRequest,
  school: number | string,
): Promise<{ code: string; origin: string | undefined } | null> => {
  const found = (await req.payload.findByID({
    collection: 'schools',
    id: school,
    depth: 0,
    disableErrors: true,
    req,
  })) as School | null;
  return found && { code: found.code, origin: websiteOrigin(found) };
};
