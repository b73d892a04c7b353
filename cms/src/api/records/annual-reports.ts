/** Annual reports as visitors read them: what was written down, and the records of the session, as far as they may be shown. */
import { type AnnualReport, annualReport } from '@aangan/contract/annual-report.ts';
import type { Answer } from '@aangan/contract/calls.ts';
import { pageBlock } from '@aangan/contract/page-blocks.ts';
import { z } from 'zod';
import { daysOf, isWithin } from '../../annual-report/session.ts';
import { noRecords } from '../../disclosure/records.ts';
import { type RecordsOfSession, recordsOfSessionLabels } from '../../fields/report-parts.ts';
import { formatDay } from '../../indian-time.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { fitting, type Misfit } from './fitting-blocks.ts';
import { type Block, resultsOfSession, tableBlock } from './from-records.ts';
import { findRows, publishedIn, show } from './read-records.ts';
import { type Id, type PathOf, type Row, rowsOf, text } from './stored.ts';
import { toBlocks } from './to-block.ts';
import { toHtml } from './to-html.ts';
import { earlier, withConsent } from './with-consent.ts';

/** The records that have a session, or a day in one; of children only what may be shown. */
type SessionRecords = Record<RecordsOfSession, readonly Row[]>;

/** A name with its class and marks; of a class the best first. */
const toppersOf = (toppers: readonly Row[], session: string): Block[] => {
  const rows = toppers
    .filter(({ sessionYear }) => sessionYear === session)
    .toSorted(
      (one, other) =>
        text(one.class).localeCompare(text(other.class)) ||
        Number(other.division) - Number(one.division),
    )
    .map((row) => [text(row.name), text(row.class), text(row.stream), String(row.division)]);
  const columns = ['Name', 'Class', 'Stream', 'Marks, per cent'];
  return rows.length > 0 ? [tableBlock(recordsOfSessionLabels.toppers, { columns, rows })] : [];
};

const achievementsOf = (achievements: readonly Row[], session: string): Block[] => {
  const items = achievements
    .filter(({ date }) => isWithin(daysOf(session), text(date)))
    .toSorted((one, other) => text(one.date).localeCompare(text(other.date)))
    .map(({ date, title, description }) =>
      [`${formatDay(text(date))}: ${text(title).replace(/\.$/, '')}.`, text(description)]
        .filter(Boolean)
        .join(' '),
    );
  const heading = recordsOfSessionLabels.achievements;
  return items.length > 0 ? [{ kind: 'list', heading, ordered: false, items }] : [];
};

const resultsOf = (results: readonly Row[], session: string): Block[] => {
  const table = resultsOfSession(results, session);
  return table ? [tableBlock(recordsOfSessionLabels.results, table)] : [];
};

const expand: { [K in RecordsOfSession]: (rows: readonly Row[], session: string) => Block[] } = {
  results: resultsOf,
  toppers: toppersOf,
  achievements: achievementsOf,
};

/** A stored part as visitors read it. */
export const partBlocks = (
  part: Row,
  session: string,
  records: SessionRecords,
  pathOf: PathOf,
): Block[] => {
  if (part.blockType !== 'ofSession') return toBlocks([part], pathOf, noRecords);
  const of = part.of as RecordsOfSession;
  return Object.hasOwn(expand, of) ? expand[of](records[of], session) : [];
};

const withBlocksUnchecked = annualReport.extend({ blocks: z.array(z.unknown()) });

const toReport = (records: SessionRecords) => (row: Row, pathOf: PathOf) => ({
  _id: String(row.id),
  sessionYear: row.sessionYear,
  words: toHtml(row.words),
  signedBy: text(row.signedBy),
  blocks: rowsOf(row.blocks).flatMap((part) =>
    partBlocks(part, text(row.sessionYear), records, pathOf),
  ),
});

/** Reports as far as they may be shown, published or not, and the records that stand in them. */
export const readReports = async (
  context: Pick<ApiContext, 'clock' | 'payload'>,
  school: Id,
  rows: Row[],
): Promise<{ rows: Row[]; records: SessionRecords; until?: string }> => {
  const find = async (collection: 'toppers' | 'documents', where = {}) =>
    withConsent(
      context,
      collection,
      school,
      await findRows(context, { collection, where: publishedIn(school, where) }),
    );
  const [reports, results, toppers, achievements] = await Promise.all([
    withConsent(context, 'annual-reports', school, rows),
    findRows(context, {
      collection: 'board-results',
      where: publishedIn(school),
      sort: context.payload.collections['board-results'].config.custom?.order,
    }),
    find('toppers'),
    find('documents', { category: { equals: 'Achievement' } }),
  ]);
  const until = [toppers, achievements].reduce(
    (soonest, one) => earlier(soonest, one.until),
    reports.until,
  );
  return {
    rows: reports.rows,
    records: { results, toppers: toppers.rows, achievements: achievements.rows },
    ...(until ? { until } : {}),
  };
};

/** Answers `GET /api/annualReport/{school}`. */
export const loadAnnualReports =
  (context: ApiContext) =>
  async ({ params }: ApiRequest): Promise<Answer<AnnualReport[]>> => {
    const school = await context.schoolId(params.school ?? '');
    const stored = await findRows(context, {
      collection: 'annual-reports',
      where: publishedIn(school),
      sort: context.payload.collections['annual-reports'].config.custom?.order,
    });
    if (stored.length === 0) return { data: [], files: {} };
    const { rows, records, until } = await readReports(context, school, stored);
    const { data, files } = await show(
      context,
      'annual-reports',
      rows,
      toReport(records),
      withBlocksUnchecked,
    );
    const misfitIn =
      (session: string): Misfit =>
      (block) =>
        context.report({ code: 'block-does-not-fit', page: `/AnnualReport ${session}`, block });
    return {
      data: data.map((report) => ({
        ...report,
        blocks: fitting(report.blocks, pageBlock, misfitIn(report.sessionYear)),
      })),
      files,
      ...(until ? { validUntil: until } : {}),
    };
  };
