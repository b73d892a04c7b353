/** Of records that name or show a child, those that may be shown, as far as they may. */
import type { CollectionSlug } from 'payload';
import { loadConsents } from '../../consent/load-registry.ts';
import { concernsChildren, shownWithConsent } from '../../consent/shown-with-consent.ts';
import { today } from '../../fields/day-field.ts';
import { startOfDay } from '../../indian-time.ts';
import type { ApiContext } from '../context.ts';
import type { Id, Row } from './stored.ts';

type Shown = {
  rows: Row[];
  /** The next moment at which it is otherwise, because a consent begins or ends. */
  until?: string;
};

export const withConsent = async (
  context: Pick<ApiContext, 'clock' | 'payload'>,
  collection: CollectionSlug,
  school: Id,
  rows: Row[],
): Promise<Shown> => {
  if (!rows.some((row) => concernsChildren(collection, row))) return { rows };
  const consents = await loadConsents(context, school);
  const day = today(new Date(context.clock()));
  const next = consents.nextTurn(day);
  return {
    rows: rows.flatMap((row) => shownWithConsent(collection, row, consents, day)),
    ...(next ? { until: startOfDay(next) } : {}),
  };
};

/** The earlier of two moments, where there are any. */
export const earlier = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);
