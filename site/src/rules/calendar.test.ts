import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths, formatMonth, monthOfDay, toMonth, weekdays, weeksOf } from './calendar.ts';

const months: [string | null | undefined, string][] = [
  ['2026-08', '2026-08'],
  ['0001-01', '0001-01'],
  [null, 'now'],
  [undefined, 'now'],
  ['', 'now'],
  ['2026-00', 'now'],
  ['2026-13', 'now'],
  ['2026-8', 'now'],
  ['0000-05', 'now'],
  ['2026-08-05', 'now'],
  ['<script>', 'now'],
];
for (const [text, month] of months)
  test(`the month ${JSON.stringify(text)} of a query is ${month}`, () =>
    assert.equal(toMonth(text, 'now'), month));

const steps: [string, number, string][] = [
  ['2026-08', 1, '2026-09'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-08', -1200, '1926-08'],
  ['2026-08', 1200, '2126-08'],
  ['2026-08', 0, '2026-08'],
];
for (const [month, count, wanted] of steps)
  test(`promise 2.2: ${count} months from ${month} is ${wanted}`, () =>
    assert.equal(addMonths(month, count), wanted));

test('promise 2.2: going on never leaves what can be written, nor gets stuck before', () => {
  assert.equal(addMonths('9999-12', 1), '9999-12');
  assert.equal(addMonths('0001-01', -1), '0001-01');
  assert.equal(toMonth(addMonths('0001-02', -1), 'now'), '0001-01');
});

const lengths: [string, number, number][] = [
  ['2026-02', 28, 6],
  ['2028-02', 29, 1],
  ['1900-02', 28, 3],
  ['2000-02', 29, 1],
  ['2026-08', 31, 5],
  ['2026-06', 30, 0],
  ['0099-03', 31, 6],
];
for (const [month, days, before] of lengths)
  test(`${month} has ${days} days, after ${before} of the month before`, () => {
    const weeks = weeksOf(month);
    assert.ok(weeks.every((week) => week.length === 7));
    const flat = weeks.flat();
    assert.equal(
      flat.findIndex((day) => day !== null),
      before,
    );
    const shown = flat.filter((day) => day !== null);
    assert.equal(shown.length, days);
    assert.equal(shown[0], `${month}-01`);
    assert.equal(shown.at(-1), `${month}-${days}`);
  });

test('a week begins on Monday', () => {
  assert.equal(weekdays.join(' '), 'Mon Tue Wed Thu Fri Sat Sun');
  // 5 August 2026 is a Wednesday.
  assert.equal(weeksOf('2026-08')[1]?.[2], '2026-08-05');
});

test('a month is written with the names of promise 9.5', () => {
  assert.equal(formatMonth('2026-08'), 'Aug 2026');
  assert.equal(monthOfDay('2028-02-29'), '2028-02');
});
