/** One static page. */
import type { Answer } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { type Page, page, pageBlock } from '@aangan/contract/page-blocks.ts';
import { z } from 'zod';
import { noRecords, type SchoolRecords } from '../../disclosure/records.ts';
import { today as todayOf } from '../../fields/day-field.ts';
import { beginningOf } from '../../website/page-beginnings.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { notFound } from '../requests/refused.ts';
import { fitting, type Misfit } from './fitting-blocks.ts';
import { readsRecords } from './from-records.ts';
import { findRows, publishedIn, show } from './read-records.ts';
import { loadSchoolRecords, nextLapse } from './school-records.ts';
import { type PathOf, type Row, text } from './stored.ts';
import { toBlocks } from './to-block.ts';
import { earlier, withConsent } from './with-consent.ts';

const withBlocksUnchecked = page.extend({ blocks: z.array(z.unknown()) });

const toPage = (records: SchoolRecords) => (row: Row, pathOf: PathOf) => ({
  path: row.path,
  summary: text(row.summary),
  picture: pathOf(row.picture),
  blocks: toBlocks(row.blocks, pathOf, records),
});

/** A page that is made of records alone needs nobody to write it: until somebody does, it is what a new one begins with. */
const unwritten = (path: string): Row[] => {
  const { summary, blocks = [] } = beginningOf(path) ?? {};
  return summary && blocks.every((block) => readsRecords([block]))
    ? [{ id: 0, path, summary, blocks: [...blocks] }]
    : [];
};

/** Facts of which none is known. */
const isEmpty = (block: unknown): boolean => {
  const { kind, rows } = block as { kind?: unknown; rows?: unknown };
  return kind === 'facts' && Array.isArray(rows) && rows.length === 0;
};

/** Answers `GET /api/page/{school}?path=/AboutUs`. */
export const loadPage =
  (context: ApiContext) =>
  async ({ params, query }: ApiRequest): Promise<Answer<Page>> => {
    const school = await context.schoolId(params.school ?? '');
    const path = query.path ?? '';
    // A route has no other characters, and PostgreSQL refuses a NUL.
    const stored = /^\/[\w-]*$/.test(path)
      ? await findRows(context, {
          collection: 'pages',
          where: publishedIn(school, { path: { equals: path } }),
          limit: 1,
        })
      : [];
    const isWritten = stored.length > 0;
    const { rows, until } = await withConsent(
      context,
      'pages',
      school,
      isWritten ? stored : unwritten(path),
    );
    const records = rows.some(({ blocks }) => readsRecords(blocks))
      ? await loadSchoolRecords(context, school, todayOf(new Date(context.clock())))
      : noRecords;
    const validUntil = earlier(until, nextLapse(records));
    const { data, files } = await show(
      context,
      'pages',
      rows,
      toPage(records),
      withBlocksUnchecked,
    );
    const [found] = data;
    if (!found || (!isWritten && found.blocks.every(isEmpty)))
      throw notFound(refusals.unknownRecord);
    const misfit: Misfit = (block) =>
      context.report({ code: 'block-does-not-fit', page: path, block });
    const blocks = isWritten ? found.blocks : found.blocks.filter((block) => !isEmpty(block));
    return {
      data: { ...found, blocks: fitting(blocks, pageBlock, misfit) },
      files,
      ...(validUntil ? { validUntil } : {}),
    };
  };
