/** The address at which a record is seen on its school's website; nothing for one that is not there yet. */
import type { GeneratePreviewURL } from 'payload';
import { idOf } from '../access/roles.ts';
import { type School, websiteOrigin } from './origin.ts';
import { websitePath } from './website-path.ts';

type Reference = number | { id: number };

export const seeOnWebsite =
  (collection: string): GeneratePreviewURL =>
  async (doc, { req }) => {
    const path = websitePath(collection, doc);
    const { _status: status = 'published', school, id } = doc;
    if (!path || status !== 'published' || !id) return null;
    const found = (await req.payload.findByID({
      collection: 'schools',
      id: idOf(collection === 'schools' ? (id as number) : (school as Reference)),
      depth: 0,
      disableErrors: true,
      req,
    })) as School | null;
    const origin = found && websiteOrigin(found);
    return origin ? origin + path : null;
  };
