/** The changes feed: what was published since a reader last asked. The hook that writes it also prunes it. */
import { type Answer, type AnswerOf, change } from '@aangan/contract/calls.ts';
import type { House } from '../context.ts';
import { changesInOneAnswer } from '../limits/limits.ts';
import type { Asked } from '../requests/read-request.ts';
import { howToGoOn } from './changes-since.ts';
import { findRows } from './read-records.ts';
import type { Row } from './stored.ts';

const sequenceAt = async (house: House, sort: 'id' | '-id'): Promise<number> => {
  const [row] = await findRows(house, {
    collection: 'changes',
    where: {},
    sort,
    limit: 1,
    fields: ['collection'],
  });
  return Number(row?.id ?? 0);
};

const toChange = (house: House, row: Row) => {
  const checked = change.safeParse({ ...row, sequence: Number(row.id) });
  if (checked.success) return [checked.data];
  house.complain({ code: 'record-does-not-fit', collection: 'changes', id: row.id });
  return [];
};

/** Answers `GET /api/changes?since=N`. `last` is the number to ask from next; a long feed is read in several answers. */
export const loadChanges =
  (house: House) =>
  async ({ query }: Asked): Promise<Answer<AnswerOf<'changes'>>> => {
    const since = query.since === undefined ? undefined : Number(query.since);
    const last = await sequenceAt(house, '-id');
    // Most of the time nothing has changed: the oldest row is looked for only when it matters.
    const first = since === undefined || since >= last ? last : await sequenceAt(house, 'id');
    const next = howToGoOn(since, { first, last });
    if (next !== 'rows') return { data: { last, reset: next === 'reset', changes: [] } };
    const rows = await findRows(house, {
      collection: 'changes',
      where: { id: { greater_than: since } },
      sort: 'id',
      limit: changesInOneAnswer,
    });
    return {
      data: {
        last: Number(rows.at(-1)?.id ?? last),
        reset: false,
        changes: rows.flatMap((row) => toChange(house, row)),
      },
    };
  };
