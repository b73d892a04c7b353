/** What is published and yet not shown, or not whole, because a consent is missing. */
import type { CollectionSlug, Payload } from 'payload';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import type { Id } from '../api/records/stored.ts';
import { loadConsents } from './load-registry.ts';
import { type Lacking, lackingIn, withChildren } from './shown-with-consent.ts';

export type NotShown = { collection: CollectionSlug; id: Id; lacking: Lacking[] };

export const findNotShown = async (
  context: { payload: Payload },
  school: Id,
  day: string,
): Promise<NotShown[]> => {
  const consents = await loadConsents(context, school);
  // Birthdays are many, and change every day.
  const collections = withChildren.filter((slug) => slug !== 'students');
  const found = await Promise.all(
    collections.map(async (collection) => {
      const rows = await findRows(context, { collection, where: publishedIn(school) });
      return rows.map((row) => ({
        collection,
        id: row.id,
        lacking: lackingIn(collection, row, consents, day),
      }));
    }),
  );
  return found.flat().filter(({ lacking }) => lacking.length > 0);
};
