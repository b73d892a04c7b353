/** The records and files that a version names: by their titles, and pictures as pictures. */
import type { CollectionSlug, PayloadRequest, TypedUser } from 'payload';
import type { Named } from '../hooks/record-values.ts';
import type { Change } from './change.ts';
import type { Shown } from './show-value.ts';

export type Item = { title: string; picture?: string };
export type LookUp = (shown: Shown) => Item[];

const keyOf = ({ slug, id }: Named): string => `${slug} ${String(id)}`;
/** Deleted since, or of another school. */
const gone: Item = { title: 'no longer there' };

const namedIn = (shown: Shown): Named[] => ('named' in shown ? shown.named : []);

export const loadNamed = async (
  req: PayloadRequest,
  changes: readonly Change[],
): Promise<LookUp> => {
  const named = changes.flatMap(({ before, after }) => [...namedIn(before), ...namedIn(after)]);
  const items = new Map<string, Item>();
  for (const slug of new Set(named.map((one) => one.slug))) {
    const collection = req.payload.collections[slug as CollectionSlug];
    if (!collection) continue;
    const { useAsTitle = 'id' } = collection.config.admin;
    const { docs } = await req.payload.find({
      collection: slug as 'media',
      where: { id: { in: named.filter((one) => one.slug === slug).map(({ id }) => id) } },
      depth: 0,
      pagination: false,
      trash: true,
      req,
      user: req.user as TypedUser,
      overrideAccess: false,
    });
    for (const doc of docs) {
      const { thumbnailURL } = doc;
      items.set(keyOf({ slug, id: doc.id }), {
        title: String(doc[useAsTitle as 'alt'] ?? ''),
        ...(thumbnailURL ? { picture: thumbnailURL } : {}),
      });
    }
  }
  return (shown) => namedIn(shown).map((one) => items.get(keyOf(one)) ?? gone);
};
