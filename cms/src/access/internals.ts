/** Payload's own collections (locks, migrations, preferences…), which by default every member of staff may read and write. */
import type { SanitizedConfig } from 'payload';
import { lockAccess, locksSlug, nameHolder } from './locks.ts';
import { slugs } from './rights.ts';
import { isOperator } from './roles.ts';

/** Those that staff need, and that Payload itself limits to the member's own records. */
const ownRecordsOnly = ['payload-preferences'];

/**
 * Closes them to everyone over REST, but for an operator's reading: they hold names and numbers of all schools' records.
 * Payload itself works on most of them with the Local API, which this does not touch; the locks it reads in the name of
 * whoever opens a record (see locks.ts).
 */
export const denyInternals = async (
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> => {
  const config = await building;
  for (const collection of config.collections) {
    if ((slugs as string[]).includes(collection.slug) || ownRecordsOnly.includes(collection.slug))
      continue;
    if (collection.slug === locksSlug) {
      collection.access = { ...collection.access, ...lockAccess };
      collection.hooks.afterRead = [...collection.hooks.afterRead, nameHolder];
      continue;
    }
    const never = () => false;
    collection.access = {
      ...collection.access,
      create: never,
      update: never,
      delete: never,
      unlock: never,
      read: ({ req }) => isOperator(req.user),
      readVersions: never,
    };
  }
  return config;
};
