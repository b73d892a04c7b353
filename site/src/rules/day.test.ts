import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dayOfMonth,
  formatDay,
  formatMoment,
  monthName,
  monthNames,
  monthsOf,
  newestFirst,
  todayInKolkata,
  untilMidnightInKolkata,
  yearsOf,
} from './day.ts';

const instants: [string, string][] = [
  ['2026-08-05T18:29:59.999Z', '2026-08-05'],
  ['2026-08-05T18:30:00.000Z', '2026-08-06'],
  ['2025-12-31T18:30:00.000Z', '2026-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ['2028-02-29T18:30:00.000Z', '2028-03-01'],
  ['2026-02-28T18:30:00.000Z', '2026-03-01'],
];
for (const [instant, day] of instants)
  test(`at ${instant} it is ${day} in Asia/Kolkata`, () =>
    assert.equal(todayInKolkata(Date.parse(instant)), day));

test('the day is the one that the time zone data of the platform gives', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  for (let now = Date.UTC(2024, 1, 27); now < Date.UTC(2024, 2, 3); now += 1_700_000)
    assert.equal(todayInKolkata(now), format.format(now));
});

test('midnight in Asia/Kolkata is where the day changes', () => {
  for (const instant of [
    '2026-08-05T18:29:59.999Z',
    '2026-08-05T18:30:00Z',
    '2028-02-29T03:00:00Z',
  ]) {
    const now = Date.parse(instant);
    const left = untilMidnightInKolkata(now);
    assert.ok(left > 0 && left <= 24 * 3600_000);
    assert.equal(todayInKolkata(now + left - 1), todayInKolkata(now));
    assert.notEqual(todayInKolkata(now + left), todayInKolkata(now));
  }
});

test('promise 9.5: month names are the abbreviations Jan to Dec', () => {
  assert.equal(monthNames.join(' '), 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  monthNames.forEach((name, index) => {
    assert.equal(monthName(`2026-${String(index + 1).padStart(2, '0')}-01`), name);
  });
});

test('a day is written as a parent writes it', () => {
  assert.equal(formatDay('2026-08-05'), '5 Aug 2026');
  assert.equal(formatDay('2028-02-29'), '29 Feb 2028');
  assert.equal(dayOfMonth('2026-08-05'), 5);
});

test('newest first; records of the same day keep their order; the list itself is left alone', () => {
  const records = ['2026-01-02 a', '2026-03-01 b', '2026-01-02 c', '2024-02-29 d'];
  const before = [...records];
  const sorted = newestFirst(records, (record) => record.slice(0, 10));
  assert.deepEqual(
    sorted.map((record) => record.slice(11)),
    ['b', 'a', 'c', 'd'],
  );
  assert.deepEqual(records, before);
});

test('promise 9.5: years newest first, months January first, each once; none of an empty list', () => {
  const days = ['2024-02-29', '2026-12-01', '2026-01-31', '2024-02-01'];
  assert.deepEqual(yearsOf(days), [2026, 2024]);
  assert.deepEqual(monthsOf(days), [1, 2, 12]);
  assert.deepEqual([yearsOf([]), monthsOf([])], [[], []]);
});

test('a moment is told as a clock in India shows it', () => {
  for (const [moment, words] of [
    ['2026-08-05T10:35:00.000Z', '5 Aug 2026, 4:05 pm'],
    ['2026-08-04T18:30:00Z', '5 Aug 2026, 12:00 am'],
    ['2026-08-05T06:30:00Z', '5 Aug 2026, 12:00 pm'],
    ['2026-12-31T20:00:00Z', '1 Jan 2027, 1:30 am'],
  ] as const)
    assert.equal(formatMoment(moment), words);
});
