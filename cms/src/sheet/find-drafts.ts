import type { PayloadRequest } from 'payload';
import type { Id, Row } from '../api/records/stored.ts';
import type { Draftable } from '../database/write-many.ts';

/** Which records of a school have something written that is not published: a list must not publish it. */
export const findWithDrafts = async (
  req: PayloadRequest,
  collection: Draftable,
  school: Id,
): Promise<ReadonlySet<string>> => {
  const { docs } = await req.payload.db.findVersions<Row>({
    collection,
    where: {
      and: [
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
        { 'version.school': { equals: school } },
      ],
    },
    pagination: false,
    limit: 0,
    req,
  });
  return new Set(docs.map(({ parent }) => String(parent)));
};
