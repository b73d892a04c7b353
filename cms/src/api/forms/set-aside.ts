/** Keeps what is set aside within a bound, so that a flood can fill neither the disk nor the office's list. */
import type { CollectionSlug, Where } from 'payload';
import type { ApiContext } from '../context.ts';
import { mostSetAside, setAsideCheckedEvery } from '../limits/limits.ts';
import type { Id } from '../records/stored.ts';

/** The oldest entry that has to go, and all that came before it. */
const tooOld = async (
  { payload }: ApiContext,
  collection: CollectionSlug,
  setAside: Where,
  most: number,
): Promise<Where | null> => {
  const { docs } = await payload.db.find<{ receivedAt: string }>({
    collection,
    where: setAside,
    sort: '-receivedAt',
    limit: 1,
    page: most + 1,
    pagination: true,
    select: { receivedAt: true },
  });
  const [first] = docs;
  return first ? { and: [setAside, { receivedAt: { less_than_equal: first.receivedAt } }] } : null;
};

/** Makes room among what is set aside, now and then; `most` and `every` are for tests. */
export const setAsideRoom = (
  context: ApiContext,
  { most, every } = { most: mostSetAside, every: setAsideCheckedEvery },
) => {
  const stored = new Map<string, number>();
  return {
    /** To be called for each entry that was stored as set aside. */
    makeRoom: async (collection: CollectionSlug, school: Id): Promise<void> => {
      const key = `${collection} ${school}`;
      const count = (stored.get(key) ?? 0) + 1;
      stored.set(key, count);
      if (count % every !== 0) return;
      const setAside: Where = {
        and: [{ school: { equals: school } }, { status: { equals: 'spam' } }],
      };
      const where = await tooOld(context, collection, setAside, most);
      if (where) await context.payload.db.deleteMany({ collection, where });
    },
  };
};
