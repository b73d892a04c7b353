/**
 * A picture must go: `GET /api/media/:id/uses` tells where it is used, `POST /api/media/:id/take-down` with the reason deletes it and
 * each copy of the same content that the school has. The files, their sizes and every page that showed them follow (hooks of media).
 */
import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { may } from '../access/rights.ts';
import { idOf, isMember } from '../access/roles.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { logDeed } from '../hooks/record-activity.ts';
import { findUses, type Use } from '../media/find-uses.ts';
import { fingerprintOf } from '../media/fingerprint.ts';
import type { Media } from '../payload-types.ts';
import { inOneTransaction } from './in-one-transaction.ts';

export type Uses = { uses: Use[]; copies: number };

const findFile = async (req: PayloadRequest): Promise<Media> => {
  const { user } = req;
  if (!isMember(user) || !may(user.role, 'delete', 'media')) throw new Forbidden(req.t);
  const record = await req.payload.findByID({
    collection: 'media',
    id: Number(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    req,
    user: user as TypedUser,
    overrideAccess: false,
  });
  if (!record) throw new NotFound(req.t);
  return record as Media;
};

/** The same content in other records of the school: only files of the same size need to be read. */
const findCopies = async (req: PayloadRequest, record: Media): Promise<Media[]> => {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: {
      and: [
        { school: { equals: idOf(record.school as number) } },
        { bytes: { equals: record.bytes } },
        { type: { equals: record.type } },
        { id: { not_equals: record.id } },
      ],
    },
    depth: 0,
    pagination: false,
    req,
  });
  const wanted = docs.length > 0 ? await fingerprintOf(record) : undefined;
  const copies: Media[] = [];
  for (const one of docs as Media[])
    if (wanted !== undefined && (await fingerprintOf(one)) === wanted) copies.push(one);
  return copies;
};

const tellUses: PayloadHandler = async (req) => {
  const record = await findFile(req);
  const copies = await findCopies(req, record);
  const ids = [record, ...copies].map(({ id }) => id);
  const uses = await findUses(req, idOf(record.school as number), ids);
  return Response.json({ uses, copies: copies.length } satisfies Uses);
};

const body = z.object({ why: z.string().trim().min(3).max(300) });

const takeDown = inOneTransaction(async (req) => {
  const asked = body.safeParse(req.data ?? {});
  if (!asked.success)
    throw new APIError(
      'Please say in a few words why it must go: it is written down.',
      400,
      undefined,
      true,
    );
  await findFile(req);
  // A copy that somebody is uploading is there now, or comes later.
  await oneAtATime(req, 'files');
  const record = await findFile(req);
  const all = [record, ...(await findCopies(req, record))];
  for (const { id } of all)
    await req.payload.delete({
      collection: 'media',
      id,
      depth: 0,
      req,
      user: req.user as TypedUser,
      overrideAccess: false,
    });
  await logDeed(req, {
    did: 'deleted',
    kind:
      all.length === 1 ? 'A picture or file that had to go' : `${all.length} copies that had to go`,
    title: `${record.alt}. Why: ${asked.data.why}`,
    collection: 'media',
    school: idOf(record.school as number),
  });
  return Response.json({ deleted: all.length });
});

export const takeDownEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/uses', method: 'get', handler: tellUses },
  { path: '/:id/take-down', method: 'post', handler: takeDown },
];
