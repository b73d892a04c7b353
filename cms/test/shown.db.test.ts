/** From when until when a record is shown, and how the website learns when to ask again. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addSchools, type Content } from './api-content.ts';
import { openTestApi, startOfTests, type TestApi } from './test-api.ts';

let api: TestApi;
let content: Content;
before(async () => {
  api = await openTestApi();
  content = await addSchools(api);
});
after(() => api.close());

const hour = 3600_000;
const at = (hours: number) => new Date(startOfTests + hours * hour).toISOString();
type Answer = { data: { title: string }[]; validUntil?: string };
const ask = async (path: string): Promise<Answer> => (await api.get(path)).json();
const titlesOf = ({ data }: Answer) => data.map(({ title }) => title).toSorted();

test('news appears and disappears at its moment, and the answer says when it will be another', async () => {
  const news = (title: string, more: object) =>
    api.add('news', {
      school: content.school,
      title,
      description: 'x',
      fromDate: '2025-08-15',
      ...more,
    });
  await news('always', {});
  await news('later', { showFrom: at(2) });
  await news('until then', { showUntil: at(1) });
  await news('for an hour', { showFrom: at(3), showUntil: at(4) });
  await news('over', { showUntil: at(-1) });
  await news('a draft', { showFrom: at(0.5), _status: 'draft' });

  const seen: [number, string[], number | undefined][] = [
    [0, ['always', 'until then'], 1],
    [0.999, ['always', 'until then'], 1],
    [1, ['always'], 2],
    [2, ['always', 'later'], 3],
    [3, ['always', 'for an hour', 'later'], 4],
    [4, ['always', 'later'], undefined],
  ];
  for (const [hours, titles, next] of seen) {
    api.time.now = startOfTests + hours * hour;
    const answer = await ask('/api/news/all/NJMS');
    assert.deepEqual(titlesOf(answer), titles, `after ${hours} hours`);
    assert.equal(answer.validUntil, next === undefined ? undefined : at(next));
  }
  api.time.now = startOfTests;
});

test('what another school or another kind of document waits for says nothing here', async () => {
  const document = (title: string, category: string, school: number, more: object = {}) =>
    api.add('documents', {
      school,
      title,
      category,
      date: '2025-08-15',
      description: 'For all classes.',
      ...more,
    });
  await document('Circular', 'Circular', content.school);
  await document('Datesheet', 'Datesheet', content.school, { showFrom: at(1) });
  await document('Elsewhere', 'Circular', content.other, { showFrom: at(1) });
  const answer = await ask('/api/circular/all/NJMS');
  assert.deepEqual(titlesOf(answer), ['Circular']);
  assert.equal(answer.validUntil, undefined);
});

test('a moment is the same whatever zone it is sent in; what is none of our time is refused', async () => {
  const add = (showFrom: string) =>
    api.add('highlights', { school: content.school, description: 'x', showFrom });
  const { showFrom } = await add('2025-08-15T23:59:59+14:00');
  assert.equal(showFrom, '2025-08-15T09:59:59.000Z');
  await assert.rejects(add('+100000-01-01T00:00:00Z'), /Show from/);
});

test('it cannot end before it begins', () =>
  assert.rejects(
    api.add('highlights', {
      school: content.school,
      description: 'x',
      showFrom: at(2),
      showUntil: at(1),
    }),
    /Show until/,
  ));
