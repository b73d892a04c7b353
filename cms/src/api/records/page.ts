/** One static page. */
import type { Answer } from '@aangan/contract/calls.ts';
import { refusals } from '@aangan/contract/messages.ts';
import { type Page, page, pageBlock } from '@aangan/contract/page-blocks.ts';
import { z } from 'zod';
import { noRecords, type SchoolRecords } from '../../disclosure/records.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { notFound } from '../requests/refused.ts';
import { fitting, type Misfit } from './fitting-blocks.ts';
import { readsRecords } from './from-records.ts';
import { findRows, publishedIn, show } from './read-records.ts';
import { loadSchoolRecords } from './school-records.ts';
import { type PathOf, type Row, text } from './stored.ts';
import { toBlocks } from './to-block.ts';
import { withConsent } from './with-consent.ts';

const withBlocksUnchecked = page.extend({ blocks: z.array(z.unknown()) });

const toPage = (records: SchoolRecords) => (row: Row, pathOf: PathOf) => ({
  path: row.path,
  summary: text(row.summary),
  picture: pathOf(row.picture),
  blocks: toBlocks(row.blocks, pathOf, records),
});

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
    const { rows, until } = await withConsent(context, 'pages', school, stored);
    const records = rows.some(({ blocks }) => readsRecords(blocks))
      ? await loadSchoolRecords(context, school)
      : noRecords;
    const { data, files } = await show(
      context,
      'pages',
      rows,
      toPage(records),
      withBlocksUnchecked,
    );
    const [found] = data;
    if (!found) throw notFound(refusals.unknownRecord);
    const misfit: Misfit = (block) =>
      context.report({ code: 'block-does-not-fit', page: path, block });
    return {
      data: { ...found, blocks: fitting(found.blocks, pageBlock, misfit) },
      files,
      ...(until ? { validUntil: until } : {}),
    };
  };
