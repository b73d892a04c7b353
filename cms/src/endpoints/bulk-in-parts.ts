/**
 * What is done to many records at once is done to a few at a time, each few in a transaction of their own, with room for others
 * in between. Payload makes one of all of them: 1,200 students held every other writer up for half a minute, families' forms
 * were refused, and nobody could sign in.
 */
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload';
import { makeRoom, partSize } from '../database/in-parts.ts';
import { readBody } from '../login/asked.ts';

type Failure = { id: unknown; message: string };
type Result = { docs: unknown[]; errors: Failure[] };

/** As Payload reads it: written out in the address, or as JSON. */
const readWhere = (given: unknown): Where | undefined => {
  if (typeof given === 'object' && given !== null) return given as Where;
  if (typeof given !== 'string') return undefined;
  try {
    return readWhere(JSON.parse(given));
  } catch {
    return undefined;
  }
};

const findIds = async (slug: CollectionSlug, where: Where, req: PayloadRequest) => {
  const { limit, sort, trash, draft } = req.query;
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    limit: Number(limit) || 0,
    ...(typeof sort === 'string' ? { sort } : {}),
    trash: trash === 'true',
    draft: draft === 'true',
    depth: 0,
    select: { updatedAt: true } as never,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(({ id }) => id);
};

const words = {
  PATCH: ['general:updatedCountSuccessfully', 'error:unableToUpdateCount'],
  DELETE: ['general:deletedCountSuccessfully', 'error:unableToDeleteCount'],
} as const;

/** As Payload's own handler says it. */
const messageOf = (slug: CollectionSlug, { docs, errors }: Result, req: PayloadRequest): string => {
  const labels = req.payload.collections[slug]?.config.labels;
  const all = docs.length + errors.length;
  const label = getTranslation(labels?.[all === 1 ? 'singular' : 'plural'] ?? slug, req.i18n);
  const [good, bad] = words[req.method === 'DELETE' ? 'DELETE' : 'PATCH'];
  return errors.length === 0
    ? req.t(good, { count: docs.length, label })
    : req.t(bad, { count: errors.length, label, total: all });
};

/** Splits a change or a deletion of many records; its answer is as if it had been one. */
export const bulkInParts =
  (slug: CollectionSlug) =>
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const where = readWhere(req.query.where);
    // Payload says what is missing.
    if (!where || !req.user) return handler(req);
    // It can be read once only, and is needed for each part.
    await readBody(req);
    const ids = await findIds(slug, where, req);
    if (ids.length <= partSize) return handler(req);
    const result: Result = { docs: [], errors: [] };
    const leaveRoom = makeRoom();
    for (let from = 0; from < ids.length; from += partSize) {
      await leaveRoom();
      // Those that no longer fit the condition by now are not touched.
      const some = { and: [where, { id: { in: ids.slice(from, from + partSize) } }] };
      req.query = { ...req.query, where: some, limit: '0' };
      try {
        const { docs, errors } = (await (await handler(req)).json()) as Result;
        result.docs.push(...docs);
        result.errors.push(...errors);
      } catch (error) {
        // What was done before is done: that nothing was saved would not be true.
        if (result.docs.length === 0) throw error;
        req.payload.logger.error({ err: error });
        const left = ids.slice(from).map((id) => ({ id, message: 'This one was not reached.' }));
        result.errors.push(...left);
        break;
      }
    }
    return Response.json(
      { ...result, message: messageOf(slug, result, req) },
      { status: result.errors.length === 0 ? 200 : 400 },
    );
  };
