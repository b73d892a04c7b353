/** Reads what the disclosure, and the facts and certificates of pages, are made of. */
import { hasLapsed } from '@aangan/contract/disclosure.ts';
import { formPages } from '../../disclosure/form.ts';
import type { SchoolRecords } from '../../disclosure/records.ts';
import { today as todayOf } from '../../fields/day-field.ts';
import { dayAfter, startOfDay } from '../../indian-time.ts';
import { findRows, publishedIn, type ReadContext } from './read-records.ts';
import { type Id, idOf, type Row, text } from './stored.ts';

/** Those that confirm the very file of their certificate: its upload may have been given another file since. */
const standingOf = async (context: ReadContext, signatures: Row[]): Promise<Row[]> => {
  if (signatures.length === 0) return [];
  const ids = new Set(signatures.flatMap(({ file }) => idOf(file) ?? []));
  const files = await findRows(context, {
    collection: 'media',
    where: { id: { in: [...ids] } },
    fields: ['path'],
  });
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  return signatures.filter(({ file, path }) => paths.get(idOf(file) ?? '') === path);
};

const isPublished = ({ _status }: Row): boolean => _status === 'published';
const byPath = (pages: Row[]) => new Map(pages.map((page) => [text(page.path), page]));

export const loadSchoolRecords = async (
  context: ReadContext,
  school: Id,
  today = todayOf(),
): Promise<SchoolRecords> => {
  const published = publishedIn(school);
  const orderOf = (collection: 'board-results' | 'certificates' | 'committees') => ({
    collection,
    where: published,
    sort: context.payload.collections[collection].config.custom?.order,
  });
  const [schools, faculty, pages, certificates, results, committees, signatures, reports] =
    await Promise.all([
      findRows(context, { collection: 'schools', where: { id: { equals: school } }, limit: 1 }),
      findRows(context, {
        collection: 'faculty',
        where: published,
        sort: 'order',
        fields: ['name', 'designation', 'qualification', 'updatedAt'],
      }),
      findRows(context, {
        collection: 'pages',
        where: { and: [{ school: { equals: school } }, { path: { in: [...formPages] } }] },
      }),
      findRows(context, orderOf('certificates')),
      findRows(context, orderOf('board-results')),
      findRows(context, orderOf('committees')),
      findRows(context, {
        collection: 'signatures',
        where: { school: { equals: school } },
        sort: 'createdAt',
      }),
      findRows(context, {
        collection: 'annual-reports',
        where: { school: { equals: school } },
        sort: '-sessionYear',
        fields: ['sessionYear', '_status', 'updatedAt'],
      }),
    ]);
  return {
    today,
    school: schools[0] ?? { id: school },
    faculty,
    pages: byPath(pages.filter(isPublished)),
    draftPages: byPath(pages.filter((page) => !isPublished(page))),
    certificates,
    results,
    committees,
    signatures: await standingOf(context, signatures),
    reports,
  };
};

/** The next moment at which a certificate has lapsed, and what is said of it is said otherwise. */
export const nextLapse = ({ certificates, today }: SchoolRecords): string | undefined => {
  const [next] = certificates
    .map(({ validUntil }) => ({ validUntil: text(validUntil) || null }))
    .flatMap((paper) => (paper.validUntil && !hasLapsed(paper, today) ? [paper.validUntil] : []))
    .sort();
  return next && startOfDay(dayAfter(next));
};
