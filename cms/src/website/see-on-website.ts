/** The address at which a record is seen on its school's website, as it is live just now; nothing for one that is not there. */
import type { CollectionSlug, GeneratePreviewURL, PayloadRequest } from 'payload';
import { idOf } from '../access/roles.ts';
import { isShownAt } from '../api/records/shown.ts';
import type { Row } from '../api/records/stored.ts';
import { findWebsite } from './find-website.ts';
import { websitePath } from './website-path.ts';

type Reference = number | { id: number };

/** What visitors see of it: a form shows the newest draft, which may be another. */
const findLive = async (
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<Row | null> => {
  const live = (await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    depth: 0,
    draft: false,
    disableErrors: true,
    req,
  })) as unknown as Row | null;
  // A school has no drafts.
  const isLive = live?._status === undefined || live._status === 'published';
  return live && isLive && isShownAt(live, new Date()) ? live : null;
};

export const seeOnWebsite =
  (collection: string): GeneratePreviewURL =>
  async ({ id }, { req }) => {
    const live = id ? await findLive(req, collection, id) : null;
    const path = live && websitePath(collection, live);
    if (!path) return null;
    const website = await findWebsite(
      req,
      idOf(collection === 'schools' ? (live.id as number) : (live.school as Reference)),
    );
    return website?.origin ? website.origin + path : null;
  };
