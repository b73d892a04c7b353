/** The versions of a record, as whoever asks may read them: when, by whom, and what became of them. */
import type { CollectionSlug, PayloadRequest, TypedUser } from 'payload';
import type { Group } from './pair-rows.ts';

export type Version = { id: number | string; updatedAt: string; version: Group };
export type Listed = Version & {
  /** Empty where nobody of the staff did it, such as an import. */
  who: string;
  isLive: boolean;
};

/** A version is stored in the same transaction as the line of the log that says whose it is. */
const sameMomentMs = 3000;

const loadDeeds = async (req: PayloadRequest, collection: string, id: number | string) => {
  const { docs } = await req.payload.find({
    collection: 'activity',
    where: { and: [{ collection: { equals: collection } }, { record: { equals: String(id) } }] },
    sort: '-id',
    limit: 100,
    depth: 0,
    req,
  });
  return docs.map(({ who, createdAt }) => ({ who, at: Date.parse(createdAt) }));
};

/** The newest first. */
export const loadVersions = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Listed[]> => {
  const asMember = {
    collection,
    depth: 0,
    req,
    user: req.user as TypedUser,
    overrideAccess: false,
  };
  const { docs } = await req.payload.findVersions({
    ...asMember,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    trash: true,
  });
  const versions = docs as unknown as Version[];
  // Without a right to a single version there is none to who made it either.
  if (versions.length === 0) return [];
  const stored = (await req.payload.findByID({
    ...asMember,
    id,
    trash: true,
    disableErrors: true,
  })) as Group | null;
  const deeds = await loadDeeds(req, collection, id);
  const live = versions.find(({ version }) => version._status === 'published');
  return versions.map((version) => {
    const at = Date.parse(version.updatedAt);
    const near = deeds.filter((deed) => Math.abs(deed.at - at) < sameMomentMs);
    const [deed] = near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    const isLive = stored?._status === 'published' && !stored.deletedAt && version === live;
    return { ...version, who: deed?.who ?? '', isLive };
  });
};
