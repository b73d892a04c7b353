/** Where the school's website leads out of it. */
import type { Payload } from 'payload';
import { findRows, publishedIn } from '../api/records/read-records.ts';
import { type Id, type Row, text } from '../api/records/stored.ts';
import { schoolSlugs } from '../collections/all.ts';
import { inEnglish } from '../languages/in-english.ts';

/** A place in the back office where a link stands. */
export type Place = { label: string; href: string };
/** Each link once, with every place where it stands. */
export type Links = Map<string, Place[]>;

/** Every address of the web among the values of a record, however deep. */
export const linksIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:\/\/\S+$/i.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linksIn);
};

/** The outside links of what visitors see of a school. */
export const findLinks = async (payload: Payload, school: Id): Promise<Links> => {
  const links: Links = new Map();
  const add = (row: Row, place: Place) => {
    for (const link of new Set(linksIn(row))) links.set(link, [...(links.get(link) ?? []), place]);
  };
  const [profile] = await findRows(
    { payload },
    { collection: 'schools', where: { id: { equals: school } }, limit: 1 },
  );
  if (profile)
    add(profile, {
      label: 'Profile of the school',
      href: `/admin/collections/schools/${school}`,
    });
  for (const { config } of Object.values(payload.collections)) {
    const isPublished = schoolSlugs.includes(config.slug as never) && config.versions?.drafts;
    if (!isPublished) continue;
    const { slug, admin } = config;
    for (const row of await findRows({ payload }, { collection: slug, where: publishedIn(school) }))
      add(row, {
        label: `${inEnglish(config.labels.singular)}: ${text(row[admin.useAsTitle ?? 'id'])}`,
        href: `/admin/collections/${slug}/${row.id}`,
      });
  }
  return links;
};
