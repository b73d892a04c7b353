import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOfPeriod } from './moments.ts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);

test('months are those of India’s calendar; of one that is too short, its last day', () => {
  const cases = [
    ['2026-11-16T02:30', { months: 12 }, '2025-11-16T02:30'],
    ['2028-02-29T02:30', { months: 12 }, '2027-02-28T02:30'],
    ['2026-03-31T02:30', { months: 1 }, '2026-02-28T02:30'],
    ['2026-01-31T02:30', { months: 14 }, '2024-11-30T02:30'],
    // Still the day before in Greenwich.
    ['2026-03-01T02:30', { months: 1 }, '2026-02-01T02:30'],
    ['2026-03-01T02:30', { days: 30 }, '2026-01-30T02:30'],
  ] as const;
  for (const [now, period, start] of cases)
    assert.equal(startOfPeriod(at(now), period), new Date(at(start)).toISOString(), now);
});
