/** The records that a list is compared with, as the transaction of the request sees them, where it has one. */
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Id, Row } from '../api/records/stored.ts';
import type { Draftable } from '../database/write-many.ts';

/** Those of a school, without what lies in the trash. */
export const findRecords = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  school: Id,
  sort: string[] = ['id'],
): Promise<Row[]> => {
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [{ school: { equals: school } }, { deletedAt: { exists: false } }] },
    sort,
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
};

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
