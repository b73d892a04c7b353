/**
 * An upload whose answer was lost on the way is sent again, and is the same record: it comes with a key that the browser made for
 * it. The key is kept as the record's import key, of which a school has each only once, so that of two at the same moment
 * the database lets one in.
 */
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload';
import { dropReceived } from '../media/receive.ts';
import { uploadKeyHeader } from '../media/upload-key-header.ts';

type Slug = 'media' | 'private-files';

/** No import makes such a key: those are paths. */
const toImportKey = (key: string): string => `upload:${key}`;

const findKept = async (slug: Slug, importKey: string, req: PayloadRequest) => {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { importKey: { equals: importKey } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
  });
  return docs[0];
};

/** Payload's upload, once for each key; whoever sends it again gets the record of the first time. */
export const uploadOnce =
  (slug: Slug) =>
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const key = req.headers.get(uploadKeyHeader);
    if (key === null || !req.user) return handler(req);
    if (!/^[\w-]{16,64}$/.test(key)) throw new APIError('Not a key.', 400, undefined, true);
    const importKey = toImportKey(key);
    const answer = (doc: unknown) => Response.json({ doc }, { status: 201 });
    const before = await findKept(slug, importKey, req);
    if (before) {
      // Answered before it has come whole, a browser would take it for a line that broke.
      await req.arrayBuffer?.();
      return answer(before);
    }
    req.context.uploadKey = importKey;
    try {
      return await handler(req);
    } catch (error) {
      const meanwhile = await findKept(slug, importKey, req);
      if (!meanwhile) throw error;
      await dropReceived(req, slug === 'media' ? 'media' : 'private');
      return answer(meanwhile);
    }
  };
