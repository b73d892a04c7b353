import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Topper } from '@aangan/contract/entities.ts';
import type { Choice } from './choice.ts';
import { defaultSession, filterToppers, ofClass } from './toppers-filter.ts';

const topper = (name: string, sessionYear: string, division: number): Topper => ({
  _id: name,
  name,
  stream: 'Science',
  division,
  class: 'XII',
  sessionYear,
  attachments: null,
});
const two = [
  topper('Asha', '2024-2025', 91.5),
  topper('Balbir', '2025-2026', 88),
  topper('Chitra', '2025-2026', 99.2),
  topper('Deepak', '2024-2025', 100),
];

type Case = [string, Topper[], Partial<Choice>, string, string[], string];
const cases: Case[] = [
  [
    'the default session is previous-current',
    two,
    {},
    '2026-08-05',
    ['Chitra', 'Balbir'],
    '2025-2026',
  ],
  [
    'the default changes with the calendar year',
    two,
    {},
    '2025-12-31',
    ['Deepak', 'Asha'],
    '2024-2025',
  ],
  [
    'no toppers of it: the newest session present',
    two,
    {},
    '2028-02-29',
    ['Chitra', 'Balbir'],
    '2025-2026',
  ],
  [
    'a session that is not there: the newest',
    two,
    { year: '1999-2000' },
    '2025-01-01',
    ['Chitra', 'Balbir'],
    '2025-2026',
  ],
  [
    'a hostile session: the newest',
    two,
    { year: '<script>' },
    '2026-08-05',
    ['Chitra', 'Balbir'],
    '2025-2026',
  ],
  [
    'All sessions, by marks descending',
    two,
    { year: 'All' },
    '2026-08-05',
    ['Deepak', 'Chitra', 'Asha', 'Balbir'],
    'All',
  ],
  ['a name search', two, { year: 'All', search: 'aSH' }, '2026-08-05', ['Asha'], 'All'],
  [
    'a search that finds nobody keeps the session',
    two,
    { search: 'x' },
    '2026-08-05',
    [],
    '2025-2026',
  ],
  ['an empty list', [], {}, '2026-08-05', [], 'All'],
];
for (const [name, toppers, chosen, today, names, session] of cases)
  test(`promise 4.4, toppers: ${name}`, () => {
    const before = structuredClone(toppers);
    const { records, applied } = filterToppers(toppers, chosen, today);
    assert.deepEqual(
      records.map((record) => record.name),
      names,
    );
    assert.equal(applied.year, session);
    assert.deepEqual(toppers, before);
  });

test('promise 2.15: sessions newest first, after All', () =>
  assert.deepEqual(filterToppers(two, {}, '2026-08-05').years, ['All', '2025-2026', '2024-2025']));

test('promise 9.5: marks descend as numbers, not as words', () => {
  const marks = [9, 100, 85].map((division) => topper(String(division), '2025-2026', division));
  assert.deepEqual(
    filterToppers(marks, {}, '2026-08-05').records.map(({ division }) => division),
    [100, 85, 9],
  );
});

test('promise 4.4: previous calendar year to the current one', () =>
  assert.equal(defaultSession('2026-01-01'), '2025-2026'));

test('promise 4.4: filtering by class', () => {
  const tenth: Topper = { ...topper('Esha', '2025-2026', 95), class: 'X' };
  assert.deepEqual(ofClass([...two, tenth], 'X'), [tenth]);
});
