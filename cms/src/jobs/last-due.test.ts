import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDue } from './last-due.ts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);

test('what is due every day is due at its hour in India', () => {
  const cases = [
    ['2026-11-16T02:30', '2026-11-16T02:30'],
    ['2026-11-16T02:29', '2026-11-15T02:30'],
    ['2026-11-16T23:59', '2026-11-16T02:30'],
    ['2027-01-01T00:00', '2026-12-31T02:30'],
  ] as const;
  for (const [now, due] of cases) assert.equal(lastDue(at(now), 'retention'), at(due), now);
});

test('what is due every week is due on its day', () => {
  const cases = [
    // A Monday.
    ['2026-11-16T08:00', '2026-11-16T08:00'],
    ['2026-11-16T07:59', '2026-11-09T08:00'],
    ['2026-11-22T23:59', '2026-11-16T08:00'],
    // Still Sunday in Greenwich.
    ['2026-11-23T00:10', '2026-11-16T08:00'],
    ['2027-01-01T09:00', '2026-12-28T08:00'],
  ] as const;
  for (const [now, due] of cases) assert.equal(lastDue(at(now), 'weekly-letter'), at(due), now);
});
