/** The links of a school that are dead: for those who put them right. */
import type { Payload } from 'payload';
import type { Id } from '../api/records/stored.ts';
import { daysBetween, formatDay } from '../indian-time.ts';
import { loadChecked, type Trouble } from './check-links.ts';
import { findLinks, type Place } from './find-links.ts';

export type DeadLink = { url: string; reason: string; places: Place[] };

/** A host may be away for a day or two. */
const silentDays = 3;

const reasonOf = ({ state, since }: Trouble): string =>
  state === 'gone'
    ? `The link leads nowhere, since ${formatDay(since)} or earlier`
    : `Nobody answers at the link, since ${formatDay(since)}`;

/** As they stand in the records now: one that was put right is not named any more. */
export const findDeadLinks = async (
  payload: Payload,
  school: Id,
  today: string,
): Promise<DeadLink[]> => {
  const checked = await loadChecked(payload, school);
  const dead = (checked?.troubles ?? []).filter(
    ({ state, since }) => state === 'gone' || daysBetween(since, today) >= silentDays,
  );
  if (dead.length === 0) return [];
  const links = await findLinks(payload, school);
  return dead.flatMap((trouble) => {
    const places = links.get(trouble.url);
    return places ? [{ url: trouble.url, reason: reasonOf(trouble), places }] : [];
  });
};
