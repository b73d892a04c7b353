import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueDayOf } from './due-day.ts';

const days: [received: string, due: string][] = [
  // 11:59 pm and midnight in India.
  ['2026-11-16T18:29:59.999Z', '2026-12-16'],
  ['2026-11-16T18:30:00.000Z', '2026-12-17'],
  ['2027-01-30T06:00:00.000Z', '2027-03-01'],
  ['2028-01-30T06:00:00.000Z', '2028-02-29'],
];
for (const [received, due] of days)
  test(`promise 12.13: what came at ${received} is due on ${due}`, () =>
    assert.equal(dueDayOf(new Date(received)), due));
