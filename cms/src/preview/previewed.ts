/** The record of a preview: its latest draft, as it would be read if it were published and its moment had come. */
import { getLatestCollectionVersion } from 'payload';
import type { Previewed } from '../api/context.ts';
import { findRows, type ReadContext } from '../api/records/read-records.ts';
import { isShownAt } from '../api/records/shown.ts';
import { type Id, idOf, type Row } from '../api/records/stored.ts';
import type { PreviewNote } from './token.ts';

const idsIn = (uploads: unknown): Id[] =>
  (Array.isArray(uploads) ? uploads : []).flatMap((upload) => idOf(upload) ?? []);

/** Of an album that nobody has ticked yet only the photos that visitors see already: whoever has the link is a stranger, too. */
const withoutUncheckedPhotos = (draft: Row, live: Row): Row => {
  if (draft.photosChecked === true) return draft;
  const seen = new Set(live._status === 'published' ? idsIn(live.attachments) : []);
  return { ...draft, attachments: idsIn(draft.attachments).filter((id) => seen.has(id)) };
};

/** Null for a record that is not there any more, is another school's, or lies in the trash. */
export const loadPreviewed = async (
  { payload }: ReadContext,
  school: Id,
  { collection, id }: Pick<PreviewNote, 'collection' | 'id'>,
  now: Date,
): Promise<(Previewed & { isPublic: boolean }) | null> => {
  const where = { id: { equals: id } };
  const [live] = await findRows(
    { payload },
    { collection, where: { and: [where, { school: { equals: school } }] }, limit: 1 },
  );
  const { config } = payload.collections[collection];
  if (!live || !config.versions) return null;
  const latest = await getLatestCollectionVersion<Row>({
    id,
    config,
    payload,
    query: { collection, where },
  });
  if (!latest) return null;
  const draft = collection === 'galleries' ? withoutUncheckedPhotos(latest, live) : latest;
  return {
    collection,
    row: { ...draft, id, _status: 'published', deletedAt: null, showFrom: null, showUntil: null },
    isPublic: latest._status === 'published' && isShownAt(latest, now),
  };
};
