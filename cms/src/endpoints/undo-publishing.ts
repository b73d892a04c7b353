/**
 * `POST /api/:collection/:id/undo-publishing`: the website shows again what it showed before the record was last published, and what was published
 * becomes a draft. For those who may change the record.
 */
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { may, type Slug } from '../access/rights.ts';
import { isMember } from '../access/roles.ts';
import { inOneTransaction } from './in-one-transaction.ts';

/** Which publishing is meant, by the moment that the record says of itself, and whether it was on the website before. */
const asked = z.object({ updatedAt: z.iso.datetime(), wasLive: z.boolean() });

type Stored = Record<string, unknown> & { _status?: string; updatedAt: string };
type Version = { id: number; version: Stored };

const refuse = (message: string): never => {
  throw new APIError(message, 409, undefined, true);
};

/** The newest first. */
const loadVersions = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Version[]> => {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: false,
    user: req.user as TypedUser,
    req,
  });
  return docs as unknown as Version[];
};

/** What a version says of the record, without what the database says of it. */
const contentOf = ({ version }: Version): Record<string, unknown> => {
  const { id: _, createdAt: __, updatedAt: ___, ...content } = version;
  return content;
};

const undo = async (req: PayloadRequest, slug: CollectionSlug): Promise<Response> => {
  const { user, payload } = req;
  if (!isMember(user) || !may(user.role, 'update', slug as Slug)) throw new Forbidden(req.t);
  const { data: given } = asked.safeParse(req.data);
  if (!given) throw new APIError('This request cannot be read.', 400, undefined, true);
  const id = Number(req.routeParams?.id);
  const own = {
    collection: slug,
    id,
    depth: 0,
    req,
    user: user as TypedUser,
    overrideAccess: false,
  } as const;
  const live = (await payload.findByID({ ...own, disableErrors: true })) as Stored | null;
  if (!live) throw new NotFound(req.t);
  const [published, ...older] = await loadVersions(req, slug, id);
  if (
    !published ||
    live._status !== 'published' ||
    live.updatedAt !== given.updatedAt ||
    published.version._status !== 'published'
  )
    return refuse(
      'It was changed again since then. What it said before is to be found in Earlier versions.',
    );
  if (given.wasLive) {
    const before = older.find(({ version }) => version._status === 'published');
    if (!before)
      return refuse(
        'What stood on the website before is not kept any more. Please change it by hand.',
      );
    await payload.restoreVersion({ ...own, id: String(before.id) });
    // Payload leaves it for whatever the request does next.
    delete req.context.isRestoringVersion;
    const data = { ...contentOf(published), _status: 'draft' };
    await payload.update({ ...own, draft: true, data } as never);
  } else await payload.update({ ...own, data: { _status: 'draft' } } as never);
  return Response.json({}, { headers: { 'cache-control': 'no-store' } });
};

const handler =
  (slug: string): PayloadHandler =>
  (req) =>
    undo(req, slug as CollectionSlug);

export const undoPublishingEndpoint = (slug: string): Omit<Endpoint, 'root'> => ({
  path: '/:id/undo-publishing',
  method: 'post',
  handler: inOneTransaction(handler(slug)),
});
