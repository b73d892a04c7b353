/** What is shown from one moment until another: which records are, just now, and until when that stays so. */
import type { CollectionSlug, Where } from 'payload';
import type { ApiContext } from '../context.ts';
import { findRows } from './read-records.ts';
import type { Row } from './stored.ts';

export const isTimed = (context: ApiContext, collection: CollectionSlug): boolean =>
  context.payload.collections[collection].config.flattenedFields.some(
    ({ name }) => name === 'showFrom',
  );

/** The records that are shown at a moment. */
export const shownAt = (now: Date): Where => ({
  and: [
    { or: [{ showFrom: { exists: false } }, { showFrom: { less_than_equal: now.toISOString() } }] },
    { or: [{ showUntil: { exists: false } }, { showUntil: { greater_than: now.toISOString() } }] },
  ],
});

/** Whether a record is one of them. */
export const isShownAt = ({ showFrom, showUntil }: Row, now: Date): boolean =>
  (!showFrom || new Date(String(showFrom)) <= now) &&
  (!showUntil || new Date(String(showUntil)) > now);

const momentsOf = ({ showFrom, showUntil }: Row): number[] =>
  [showFrom, showUntil].flatMap((moment) => (moment ? [new Date(String(moment)).valueOf()] : []));

/** The first moment after this one at which one of these records appears or disappears. */
export const nextMoment = async (
  context: ApiContext,
  collection: CollectionSlug,
  where: Where,
  now: Date,
): Promise<string | undefined> => {
  const later = { greater_than: now.toISOString() };
  const rows = await findRows(context, {
    collection,
    where: { and: [where, { or: [{ showFrom: later }, { showUntil: later }] }] },
    fields: ['showFrom', 'showUntil'],
  });
  const moments = rows.flatMap(momentsOf).filter((moment) => moment > now.valueOf());
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : undefined;
};
