/** The changes feed: what was published since a reader last asked. The hook that writes it also prunes it. */
import { type Answer, type AnswerOf, change } from '@aangan/contract/calls.ts';
import type { ApiContext } from '../context.ts';
import { changesInOneAnswer } from '../limits/limits.ts';
import type { ApiRequest } from '../requests/read-request.ts';
import { howToGoOn } from './changes-since.ts';
import { findRows } from './read-records.ts';
import type { Row } from './stored.ts';

const sequenceAt = async (context: ApiContext, sort: 'id' | '-id'): Promise<number> => {
  const [row] = await findRows(context, {
    collection: 'changes',
    where: {},
    sort,
    limit: 1,
    fields: ['collection'],
  });
  return Number(row?.id ?? 0);
};

const toChange = (context: ApiContext, row: Row) => {
  const checked = change.safeParse({
    ...row,
    file: row.file ?? undefined,
    sequence: Number(row.id),
  });
  if (checked.success) return [checked.data];
  context.report({ code: 'record-does-not-fit', collection: 'changes', id: row.id });
  return [];
};

/** Answers `GET /api/changes?since=N`. `last` is the number to ask from next; a long feed is read in several answers. */
export const loadChanges =
  (context: ApiContext) =>
  async ({ query }: ApiRequest): Promise<Answer<AnswerOf<'changes'>>> => {
    const since = query.since === undefined ? undefined : Number(query.since);
    const last = await sequenceAt(context, '-id');
    // Most of the time nothing has changed: the oldest row is looked for only when it matters.
    const first = since === undefined || since >= last ? last : await sequenceAt(context, 'id');
    const next = howToGoOn(since, { first, last });
    if (next !== 'rows') return { data: { last, reset: next === 'reset', changes: [] } };
    const rows = await findRows(context, {
      collection: 'changes',
      where: { id: { greater_than: since } },
      sort: 'id',
      limit: changesInOneAnswer,
    });
    return {
      data: {
        last: Number(rows.at(-1)?.id ?? last),
        reset: false,
        changes: rows.flatMap((row) => toChange(context, row)),
      },
    };
  };
