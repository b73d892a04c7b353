/**
 * Which pages of a school have nothing on them yet: no published record of what they list, or no words. When a record is shown does
 * not matter here: a page that is between two pieces of news is no empty page.
 */
import type { Answer, AnswerOf } from '@aangan/contract/calls.ts';
import type { Collection } from '@aangan/contract/collections.ts';
import { contentRoutes, listingRoutes, type Needs } from '@aangan/contract/empty-pages.ts';
import type { ApiContext } from '../context.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import type { Id } from './stored.ts';

/** What both adapters can do beneath Payload, by which seventeen questions become one. */
type Adapter = {
  drizzle: unknown;
  execute: (asked: { drizzle: unknown; raw: string }) => Promise<{ rows: { path: string }[] }>;
};

const tableOf = (collection: Collection): string => collection.replaceAll('-', '_');
const publishedIn = (school: Id) =>
  `school_id = ${Number(school)} and _status = 'published' and deleted_at is null`;

/** Names are the contract's own, and the school is a number: nothing in it comes from a request. */
const listed = (school: Id, path: string, { collection, field, value }: Needs): string => {
  const ofKind = field ? ` and "${field}" = '${value}'` : '';
  return `select '${path}' as path where exists (select 1 from ${tableOf(collection)} where ${publishedIn(school)}${ofKind})`;
};

const written = (school: Id): string =>
  `select path from pages where ${publishedIn(school)} and cast(blocks as text) not in ('[]', 'null')`;

/** Answers `GET /api/emptyPages/{school}`. */
export const loadEmptyPages =
  (context: ApiContext) =>
  async ({ params }: ApiRequest): Promise<Answer<AnswerOf<'emptyPages'>>> => {
    const school = await context.schoolId(params.school ?? '');
    const db = context.payload.db as unknown as Adapter;
    const questions = [
      ...listingRoutes.map(({ path, needs }) => listed(school, path, needs)),
      written(school),
    ];
    const { rows } = await db.execute({ drizzle: db.drizzle, raw: questions.join(' union all ') });
    const filled = new Set(rows.map(({ path }) => path));
    const paths = [...listingRoutes, ...contentRoutes].map(({ path }) => path);
    return { data: { paths: paths.filter((path) => !filled.has(path)) } };
  };
