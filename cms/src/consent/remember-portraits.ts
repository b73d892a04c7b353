/** Tells a file of whom it is, whenever a record that shows a child is stored, changed or deleted. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { type Id, idOf, type Row, text } from '../api/records/stored.ts';
import { loadConsents } from './load-registry.ts';
import { hasNamesInText, hasPortraits, type Portrait, portraitsIn } from './portraits.ts';
import { withPortrayals } from './remembered.ts';

const store = async (
  req: PayloadRequest,
  school: Id,
  portraits: readonly Portrait[],
): Promise<void> => {
  const { db } = req.payload;
  for (const [media, ofFile] of Map.groupBy(portraits, ({ media }) => media)) {
    const file = await db.findOne<Row>({
      collection: 'media',
      where: { and: [{ id: { equals: media } }, { school: { equals: school } }] },
      select: { portrays: true },
      req,
    });
    if (!file) continue;
    const portrays = withPortrayals(text(file.portrays), ofFile);
    if (portrays !== text(file.portrays))
      await db.updateOne({
        collection: 'media',
        id: media,
        data: { portrays },
        req,
        returning: false,
      });
  }
};

/** Also for work that passes the hooks by. */
export const rememberPortraits = async (
  req: PayloadRequest,
  collection: string,
  rows: readonly (Row | undefined)[],
): Promise<void> => {
  if (!hasPortraits(collection)) return;
  for (const row of rows) {
    const school = idOf(row?.school);
    if (!row || school === null) continue;
    const namesIn = hasNamesInText(collection)
      ? (await loadConsents(req, school)).childrenIn
      : () => [];
    await store(req, school, portraitsIn(collection, [row], namesIn));
  }
};

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  await rememberPortraits(req, collection.slug, [previousDoc, doc]);
  return doc;
};
const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await rememberPortraits(req, collection.slug, [doc]);
  return doc;
};

/** For the collections in which a child's picture or voice may stand. */
export const withPortraits = (collection: CollectionConfig): CollectionConfig => {
  if (!hasPortraits(collection.slug)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  };
};
