import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  DocumentRecord,
  Gallery,
  News,
  SchoolEvent,
  Video,
} from '@aangan/contract/entities.ts';
import type { Choice, Filtered, ListRule } from './choice.ts';
import {
  filterAchievements,
  filterDocuments,
  filterEvents,
  filterGallery,
  filterNews,
  filterVideos,
  ofCategory,
} from './list-filters.ts';

const today = '2026-08-05';
/** A record of a day, titled with it; the fields that no rule reads are left out of sight. */
const dated =
  <T>(more: Partial<T> = {}, dayField = 'date') =>
  (day: string): T =>
    ({ _id: day, title: `On ${day}`, [dayField]: day, ...more }) as T;
const news = dated<News>({}, 'fromDate');
const event = dated<SchoolEvent>({ category: 'Events' });
const calendarEntry = dated<SchoolEvent>({ category: 'AcademicCalender' });
const album = dated<Gallery>({ category: 'PhotoGallery' });
const activity = dated<Gallery>({ category: 'Activity' });
const achievement = dated<DocumentRecord>({ category: 'Achievement' });
const circular = dated<DocumentRecord>({ category: 'Circular' });
const video = dated<Video>();

type Outcome = { days: string[]; year: string; month: string; months?: string[]; years?: string[] };
const outcome = <T>(filtered: Filtered<T>) => ({
  days: filtered.records.map((record) => (record as { _id: string })._id),
  year: filtered.applied.year,
  month: filtered.applied.month,
});

const table = <T>(
  rule: ListRule<T>,
  cases: [name: string, records: T[], chosen: Partial<Choice>, wanted: Outcome][],
) => {
  for (const [name, records, chosen, { months, years, ...wanted }] of cases)
    test(name, () => {
      const filtered = rule(records, chosen, today);
      assert.deepEqual(outcome(filtered), wanted);
      if (months) assert.deepEqual(filtered.months, months);
      if (years) assert.deepEqual(filtered.years, years);
    });
};

const threeYears = ['2024-02-29', '2025-08-15', '2026-01-26', '2026-08-01'];
const newest = [...threeYears].reverse();

table<News>(filterNews, [
  [
    'promise 4.2, news: the year defaults to the current one',
    threeYears.map(news),
    {},
    {
      days: ['2026-08-01', '2026-01-26'],
      year: '2026',
      month: 'All',
      years: ['All', '2026', '2025', '2024'],
      months: ['All', '1', '2', '8'],
    },
  ],
  [
    'promise 4.2, news: nothing this year tries the year before',
    ['2025-03-01', '2024-01-01'].map(news),
    {},
    {
      days: ['2025-03-01'],
      year: '2025',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: nothing in the year before either switches to All',
    ['2023-03-01', '2021-01-01'].map(news),
    {},
    {
      days: ['2023-03-01', '2021-01-01'],
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: nothing in year and month tries the same month of the year before',
    threeYears.map(news),
    { year: '2026', month: '8' },
    {
      days: ['2026-08-01'],
      year: '2026',
      month: '8',
    },
  ],
  [
    'promise 4.2, news: month 8 of a year without it',
    ['2026-01-01', '2025-08-15'].map(news),
    { month: '8' },
    {
      days: ['2025-08-15'],
      year: '2025',
      month: '8',
    },
  ],
  [
    'promise 4.2, news: the month is kept when the year switches to All',
    ['2026-01-01', '2022-08-15'].map(news),
    { month: '8' },
    {
      days: ['2022-08-15'],
      year: 'All',
      month: '8',
    },
  ],
  [
    'promise 4.2, news: a chosen year is tried in the same way',
    threeYears.map(news),
    { year: '2027' },
    {
      days: ['2026-08-01', '2026-01-26'],
      year: '2026',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: All shows all, newest first',
    threeYears.map(news),
    { year: 'All' },
    {
      days: newest,
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 2.6: the month filter is numeric, so a name is no option',
    threeYears.map(news),
    { month: 'Aug' },
    {
      days: ['2026-08-01', '2026-01-26'],
      year: '2026',
      month: 'All',
    },
  ],
  [
    'promise 2.6: the 29th of February',
    threeYears.map(news),
    { year: '2024', month: '2' },
    {
      days: ['2024-02-29'],
      year: '2024',
      month: '2',
    },
  ],
  [
    'promise 2.6: a hostile year and month are All',
    threeYears.map(news),
    { year: '<script>', month: "1' OR 1=1" },
    {
      days: newest,
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: the year 0000 and its year before',
    threeYears.map(news),
    { year: '0000' },
    {
      days: newest,
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: a search that finds nothing is no reason to change the year',
    threeYears.map(news),
    { search: '2025' },
    {
      days: [],
      year: '2026',
      month: 'All',
    },
  ],
  [
    'promise 4.2, news: an empty list',
    [],
    {},
    { days: [], year: 'All', month: 'All', years: ['All'], months: ['All'] },
  ],
]);

table<SchoolEvent>(filterEvents, [
  [
    'promise 4.1, events: the year defaults to the current one',
    threeYears.map(event),
    {},
    {
      days: ['2026-08-01', '2026-01-26'],
      year: '2026',
      month: 'All',
      years: ['All', '2026', '2025', '2024'],
      months: ['All', 'Jan', 'Feb', 'Aug'],
    },
  ],
  [
    'promise 4.1, events: a year without events ignores year and month',
    threeYears.map(event),
    { year: '2020', month: 'Aug' },
    {
      days: newest,
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.1, events: the current year without events shows all',
    ['2025-08-15', '2024-01-01'].map(event),
    { month: 'Aug' },
    {
      days: ['2025-08-15', '2024-01-01'],
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.1, events: a year with events but not in that month shows none',
    threeYears.map(event),
    { year: '2025', month: 'Jan' },
    {
      days: [],
      year: '2025',
      month: 'Jan',
    },
  ],
  [
    'promise 2.3: All years of one month',
    threeYears.map(event),
    { year: 'All', month: 'Aug' },
    {
      days: ['2026-08-01', '2025-08-15'],
      year: 'All',
      month: 'Aug',
    },
  ],
  [
    'promise 10.5: the calendar’s other category is not listed, nor offers years and months',
    [event('2026-08-01'), calendarEntry('2023-05-01')],
    { year: 'All' },
    {
      days: ['2026-08-01'],
      year: 'All',
      month: 'All',
      years: ['All', '2026'],
      months: ['All', 'Aug'],
    },
  ],
  ['promise 4.1, events: an empty list', [], {}, { days: [], year: 'All', month: 'All' }],
]);

table<Gallery>(filterGallery, [
  [
    'promises 2.4 and 10.5: galleries of all years at first, newest first',
    threeYears.map(album),
    {},
    {
      days: newest,
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 10.5: activities are the home page’s',
    [album('2026-01-01'), activity('2026-02-01')],
    {},
    {
      days: ['2026-01-01'],
      year: 'All',
      month: 'All',
      months: ['All', 'Jan'],
    },
  ],
  [
    'promise 2.4: one year and month',
    threeYears.map(album),
    { year: '2026', month: 'Jan' },
    {
      days: ['2026-01-26'],
      year: '2026',
      month: 'Jan',
    },
  ],
  ['promise 2.4: an empty list', [], { year: '2026' }, { days: [], year: 'All', month: 'All' }],
]);

table<DocumentRecord>(filterAchievements, [
  [
    'promise 4.3, achievements: the year defaults to the current one',
    threeYears.map(achievement),
    {},
    {
      days: ['2026-08-01', '2026-01-26'],
      year: '2026',
      month: 'All',
      months: ['All', 'Jan', 'Feb', 'Aug'],
    },
  ],
  [
    'promise 4.3, achievements: no entries for it, all entries show, by year then date descending',
    ['2024-12-31', '2025-01-01', '2024-02-29'].map(achievement),
    {},
    {
      days: ['2025-01-01', '2024-12-31', '2024-02-29'],
      year: 'All',
      month: 'All',
    },
  ],
  [
    'promise 4.3, achievements: other documents are none',
    [achievement('2026-01-01'), circular('2026-02-01')],
    {},
    {
      days: ['2026-01-01'],
      year: '2026',
      month: 'All',
      months: ['All', 'Jan'],
    },
  ],
]);

table<DocumentRecord>(filterDocuments, [
  [
    'promise 4.5: homework, circulars, datesheets and syllabi default to All years',
    threeYears.map(circular),
    {},
    {
      days: newest,
      year: 'All',
      month: 'All',
      years: ['All', '2026', '2025', '2024'],
    },
  ],
  [
    'promise 2.17: one year of them',
    threeYears.map(circular),
    { year: '2025' },
    {
      days: ['2025-08-15'],
      year: '2025',
      month: 'All',
    },
  ],
]);

table<Video>(filterVideos, [
  [
    'promise 2.10: videos of one year',
    threeYears.map(video),
    { year: '2024' },
    {
      days: ['2024-02-29'],
      year: '2024',
      month: 'All',
    },
  ],
]);

test('promise 2.3: the title search, in Devanagari too', () => {
  const records = [
    { ...event('2026-08-01'), title: 'वार्षिक खेल दिवस' },
    { ...event('2026-08-02'), title: 'Annual Sports Day' },
  ];
  const titles = (search: string) =>
    filterEvents(records, { search }, today).records.map(({ title }) => title);
  assert.deepEqual(titles('खेल'), ['वार्षिक खेल दिवस']);
  assert.deepEqual(titles('sports'), ['Annual Sports Day']);
});

test('promise 4.1: the day is passed in, so the new year begins when it begins', () => {
  const records = ['2025-12-31', '2026-01-01'].map(event);
  const on = (day: string) => outcome(filterEvents(records, {}, day)).days;
  assert.deepEqual(on('2025-12-31'), ['2025-12-31']);
  assert.deepEqual(on('2026-01-01'), ['2026-01-01']);
});

test('the page that was chosen is kept, and is 1 otherwise', () => {
  assert.equal(filterNews([], { page: 4 }, today).applied.page, 4);
  assert.equal(filterNews([], {}, today).applied.page, 1);
});

test('2,000 records: all are found and none is changed', () => {
  const records = Array.from({ length: 2000 }, (_, index) =>
    news(new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)),
  );
  const before = structuredClone(records);
  assert.equal(filterNews(records, { year: 'All' }, today).records.length, 2000);
  assert.equal(filterNews(records, { year: '2024', month: '2' }, today).records.length, 29);
  assert.equal(filterNews(records, { year: 'All', search: '02-29' }, today).records.length, 2);
  assert.deepEqual(records, before);
});

test('documents of one category', () =>
  assert.deepEqual(ofCategory([achievement('2026-01-01'), circular('2026-02-01')], 'Circular'), [
    circular('2026-02-01'),
  ]));
