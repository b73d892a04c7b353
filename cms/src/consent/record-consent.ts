/**
 * When a consent is given, changed or withdrawn, the website forgets what it showed of the child: pages, and the copies of portraits, of which it asks anew whether they are given out.
 */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { idOf } from '../access/roles.ts';
import { addRows, codeOf } from '../hooks/record-change.ts';
import { pathsOfPortraits } from './portraits.ts';
import { withChildren } from './shown-with-consent.ts';

type Doc = { school?: number | string | { id: number | string }; name?: string };

/** Tells the website of consents that were changed, also for work that passes the hooks by. */
export const recordConsents = async (
  req: PayloadRequest,
  docs: readonly (Doc | undefined)[],
): Promise<void> => {
  const bySchool = Map.groupBy(
    docs.filter((doc): doc is Doc & Pick<Required<Doc>, 'school'> => Boolean(doc?.school)),
    ({ school }) => idOf(school),
  );
  for (const [school, ofSchool] of bySchool) {
    const code = await codeOf(req, school);
    await addRows(req, code, withChildren);
    const names = ofSchool.map(({ name }) => name ?? '');
    for (const path of await pathsOfPortraits(req, school, names))
      await addRows(req, code, ['students'], path);
  }
};

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await recordConsents(req, [doc, previousDoc]);
  return doc;
};
const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordConsents(req, [doc]);
  return doc;
};

export const consentChanges = {
  afterChange: [afterChange],
  afterDelete: [afterDelete],
} satisfies CollectionConfig['hooks'];
